### Twenty squares: every rule by its id.

chapter-a-turn = A turn

UR-D1 = Four dice with two sides each are thrown; the points that show, 0 to 4, are the throw.
UR-M1 = One of the player's pieces moves forward by the throw: from the hand onto the track, along it, or home from its end with the exact throw.
UR-M2 = No square holds two pieces of one player.
UR-M3 = On the shared squares 5 to 12 a rival piece is sent back, except from the rosette on 8.
UR-M4 = A player who cannot move, or throws 0, loses the turn.
UR-R1 = A piece that lands on a rosette (4, 8, 14) gives its player another throw.

chapter-the-end = The end

UR-E1 = The first player to bring all three pieces home wins.
