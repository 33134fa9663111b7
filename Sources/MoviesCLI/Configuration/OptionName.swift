/// The options of the program, by the word after `--`.
enum OptionName: String, CaseIterable {
    case akas
    case color
    case csvSafe = "csv-safe"
    case director
    case exact
    case fields
    case format
    case from
    case genre
    case help
    case ids
    case includeAdult = "include-adult"
    case interactive
    case json
    case language
    case limit
    case man
    case noColor = "no-color"
    case noHistory = "no-history"
    case noImages = "no-images"
    case noInput = "no-input"
    case noMouse = "no-mouse"
    case noTUI = "no-tui"
    case offline
    case originalLanguage = "original-language"
    case page
    case people
    case person
    case pick
    case print
    case quiet
    case rating
    case refresh
    case region
    case reverse
    case runtime
    case site
    case sort
    case source
    case timeout
    case verbose
    case version
    case votes
    case year
}

/// The options of a command line, validated by the parser; of a repeated option the last one
/// counts, unless `all(_:)` returns each.
struct OptionValues: Sendable {
    // An array, because the first dictionary with keys of a type costs the Swift runtime 3 % of a
    // search.
    private var values: [(option: OptionName, text: String)] = []

    func isSet(_ option: OptionName) -> Bool {
        self[option] != nil
    }

    /// The value as typed, empty for an option without one; `nil` if the option is not set.
    subscript(option: OptionName) -> String? {
        values.last { $0.option == option }?.text
    }

    /// The values of a repeated option, in their order.
    func all(_ option: OptionName) -> [String] {
        values.filter { $0.option == option }.map(\.text)
    }

    mutating func set(_ option: OptionName, to text: String) {
        values.append((option, text))
    }

    func number(_ option: OptionName) -> Int? {
        self[option].flatMap { Int($0) }
    }
}
