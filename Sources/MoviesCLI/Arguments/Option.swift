/// The options that the program knows, by the word after `--`.
enum Option: String, CaseIterable {
    case color
    case exact
    case format
    case help
    case includeAdult = "include-adult"
    case json
    case language
    case limit
    case offline
    case page
    case quiet
    case region
    case source
    case timeout
    case version
    case year
}
