/// Typed words in a form that a shell passes on unchanged.
package enum ShellWords {
    /// Words without a meaning to a shell stay as they are; others get single quotes.
    package static func text(_ words: String) -> String {
        let text = isPlain(words) ? words : quoted(words)
        return words.hasPrefix("-") || words.contains(" -") ? "-- \(text)" : text
    }

    /// The arguments of a command line; words of a query get no quotes even if they were one argument.
    package static func text(ofArguments arguments: [String]) -> String {
        var texts: [String] = []
        var isAfterOption = false
        for argument in arguments {
            let isOneWord = isAfterOption && argument.contains(" ")
            texts.append(
                isPlain(argument) && !isOneWord && !argument.isEmpty ? argument : quoted(argument)
            )
            isAfterOption = argument.hasPrefix("-")
        }
        return texts.joined(separator: " ")
    }

    private static func isPlain(_ words: String) -> Bool {
        // Only zsh expands a word that begins with an equals sign.
        !words.hasPrefix("=") && !words.contains(" =")
            && words.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || " .,:-_/+@%=".unicodeScalars.contains(scalar)
            }
    }

    private static func quoted(_ words: String) -> String {
        let parts = words.split(separator: "'", omittingEmptySubsequences: false)
        return "'\(parts.joined(separator: #"'\''"#))'"
    }
}
