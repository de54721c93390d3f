//! Takes the game's English from the locale files, its only home.

fn main() {
    shinar_words::rulings("../../locales/en/rulings-tigris.ftl");
    shinar_words::cover("../../locales/en/cover-tigris.ftl");
}
