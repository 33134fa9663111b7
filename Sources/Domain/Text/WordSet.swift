extension String {
    /// The folded words of a text with spaces between them.
    package var wordSet: Set<String> { Set(folded.split(separator: " ").map { String($0) }) }
}
