extension Set<String> {
    /// The words of a text with spaces between them.
    package init(words text: String) {
        self.init(text.split(separator: " ").map { String($0) })
    }
}
