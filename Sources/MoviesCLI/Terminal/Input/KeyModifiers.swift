/// The keys held down with another one, as terminals number them.
struct KeyModifiers: OptionSet, Sendable {
    static let shift = KeyModifiers(rawValue: 1)
    static let alt = KeyModifiers(rawValue: 2)
    static let control = KeyModifiers(rawValue: 4)
    /// Command or Windows, which ask for something other than the character.
    static let command = KeyModifiers(rawValue: 8)

    let rawValue: Int

    /// Whether the key goes by words.
    var isWordwise: Bool { !isDisjoint(with: [.alt, .control]) }
}

extension KeyModifiers {
    /// From a parameter, which is one more than the set; 0 stands for a parameter left out.
    init(parameter: Int) {
        self.init(rawValue: max(parameter - 1, 0))
    }
}
