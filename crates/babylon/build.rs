//! Takes the game's English from the locale files, its only home.

fn main() {
    shinar_words::rulings("../../locales/en/rulings-babylon.ftl");
    shinar_words::cover("../../locales/en/cover-babylon.ftl");
}
