### Chapters of the rules.

chapter-a-turn = A turn
chapter-catastrophes = Catastrophes
chapter-cities = Cities
chapter-decorations = Decorations
chapter-hiring = Hiring
chapter-leaders = Leaders
chapter-material = Material
chapter-mining = Mining
chapter-misprints = Misprints
chapter-monuments = Monuments
chapter-options-beyond-the-rulebook = Options beyond the rulebook
chapter-phase-i = Phase I
chapter-phase-ii-turns = Phase II: turns
chapter-phase-iii = Phase III
chapter-placing-tiles = Placing tiles
chapter-planting = Planting
chapter-players-and-board = Players and board
chapter-playing-tokens = Playing tokens
chapter-points-while-playing = Points while playing
chapter-regions-and-kingdoms = Regions and kingdoms
chapter-revolts = Revolts
chapter-round-tokens = Round tokens
chapter-rounds-and-turns = Rounds and turns
chapter-setup = Setup
chapter-storing-and-discarding = Storing and discarding
chapter-swapping-and-the-end-of-a-turn = Swapping and the end of a turn
chapter-the-advanced-game-civilization-buildings = The advanced game: civilization buildings
chapter-the-caravan = The caravan
chapter-the-end = The end
chapter-the-end-and-the-winner = The end and the winner
chapter-the-supply = The supply
chapter-tiles = Tiles
chapter-treasures = Treasures
chapter-uniting-kingdoms = Uniting kingdoms
chapter-wars = Wars
chapter-what-is-in-the-box = What is in the box
chapter-written-positions = Written positions
chapter-ziggurat-cards = Ziggurat cards
chapter-ziggurats = Ziggurats
chapter-other = More

### Worked examples.

examples = Worked examples
examples-about = { $count ->
    [one] { $count } worked example is a little board to play on.
   *[other] { $count } worked examples are little boards to play on.
} Do what you like: the rules answer, and Undo brings the question back.
examples-count = { $count ->
    [one] { $count } example
   *[other] { $count } examples
}
example = Example:
rules-chapters = Chapters
example-play = Try it
example-right = That is what the example does.
example-other = The example does this instead: { $action }
