/// Typed words in a form that a shell passes on unchanged.
enum ShellWords {
    /// Words without a meaning to a shell stay as they are; others get single quotes.
    static func text(_ words: String) -> String {
        let isPlain = words.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || " .,:-_/+@%".unicodeScalars.contains(scalar)
        }
        let quoted = words.split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: #"'\''"#)
        let text = isPlain ? words : "'\(quoted)'"
        return words.hasPrefix("-") || words.contains(" -") ? "-- \(text)" : text
    }
}
