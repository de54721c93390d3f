### Twenty squares on its cover: what is said about it before it is opened.

title = Twenty squares
about = Bring three pieces along a track of fourteen squares, by the dice, past a rival who wants the same.

end-all_home = All pieces of a player are home.
