/// How results are printed.
enum OutputFormat: String, CaseIterable {
    case table
    case tsv
    case csv
    case json
}

/// Where to search.
enum SourceOption: String, CaseIterable {
    /// TMDB with a credential, else the catalog.
    case auto
    case tmdb
    case catalog
}
