//! Takes the rules' words from the file beside it.

fn main() {
    shinar_words::rulings("rulings.ftl");
    shinar_words::cover("cover.ftl");
}
