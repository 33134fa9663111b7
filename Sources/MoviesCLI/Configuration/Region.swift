/// A country by its two letters of ISO 3166-1: `KR`.
struct Region: Hashable, CustomStringConvertible {
    let description: String

    /// In any case.
    init?(_ text: String) {
        guard Language.isTwoLetters(text) else { return nil }
        description = text.uppercased()
    }
}
