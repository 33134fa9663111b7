/// The options that the program knows, by the word after `--`.
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
