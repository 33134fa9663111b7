/// The options of the program, by the word after `--`.
enum OptionName: String, CaseIterable {
    case akas
    case color
    case exact
    case format
    case from
    case help
    case includeAdult = "include-adult"
    case interactive
    case json
    case language
    case limit
    case noTUI = "no-tui"
    case offline
    case page
    case quiet
    case refresh
    case region
    case source
    case timeout
    case verbose
    case version
    case year
}

/// The options of a command line, validated by the parser; of a repeated option the last one counts.
struct OptionValues: Sendable {
    private var values: [OptionName: String] = [:]

    func isSet(_ option: OptionName) -> Bool {
        values[option] != nil
    }

    /// The value as typed, empty for an option without one; `nil` if the option is not set.
    subscript(option: OptionName) -> String? {
        get { values[option] }
        set { values[option] = newValue }
    }

    func number(_ option: OptionName) -> Int? {
        values[option].flatMap { Int($0) }
    }
}
