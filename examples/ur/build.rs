//! Makes constants from the locale files in this folder.

fn main() {
    shinar_words::rulings("rulings.ftl");
    shinar_words::cover("cover.ftl");
}
