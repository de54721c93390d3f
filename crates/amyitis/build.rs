//! Takes the game's English from the locale files, its only home.

fn main() {
    shinar_words::rulings("../../locales/en/rulings-amyitis.ftl");
    shinar_words::cover("../../locales/en/cover-amyitis.ftl");
}
