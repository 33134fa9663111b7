/// Finds what was typed in texts, whatever the case, accents, punctuation and width.
public protocol QueryMatcher: Sendable {
    /// Gives one result for each text: `nil` where no word of it begins as a typed word does.
    ///
    /// The first part that matches all that was typed counts, or else the first for each word.
    func matches(of typed: String, in texts: [String]) -> [QueryMatch?]
}
