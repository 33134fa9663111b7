extension Set<String> {
    /// The folded words of a text with spaces between them.
    package init(words text: String) {
        self.init(text.folded.split(separator: " ").map { String($0) })
    }
}
