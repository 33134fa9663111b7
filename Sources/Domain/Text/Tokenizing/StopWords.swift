/// Words that say nothing about what a text is about: nearly every sentence has some.
package enum StopWords {
    /// Takes a term in lower case.
    package static func contains(_ term: ArraySlice<UInt8>) -> Bool {
        term.count <= longest && packed.contains(term.packed)
    }

    /// Whether a text asks something, though not for movies: `how old is the queen`.
    package static func areQuestion(_ terms: [Term]) -> Bool {
        let words = terms.map(\.description)
        guard words.count > 1, questionWords.contains(words[0]) else { return false }
        return typedWordsForMovies.isDisjoint(with: words)
    }

    /// As people type them.
    private static let typedWordsForMovies: Set = ["movie", "movies", "film", "films"]

    private static let questionWords = [
        "how", "what", "when", "where", "who", "is", "are", "can", "do", "does", "did",
    ]

    private static let longest = 7
    private static let packed = Set(words.map(\.utf8.packed))

    private static let words = [
        "a", "an", "the", "of", "in", "on", "at", "to", "for", "and", "or", "with", "by", "from",
        "who", "that", "which", "what", "how", "where", "when", "is", "are", "was", "were", "be",
        "been", "his", "her", "their", "its", "it", "he", "she", "they", "as", "into", "up", "out",
        "about", "whose", "while", "after", "before", "this", "has", "have", "had", "not", "no",
        "but", "him", "them", "himself", "herself", "there", "than", "then", "can", "will", "all",
        "so", "own", "against", "must", "only", "over", "s", "t", "do", "does", "did", "if", "i",
        "you", "we", "my", "me", "our", "your", "get", "gets", "movie", "movies", "film", "films",
    ]
}
