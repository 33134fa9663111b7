/// When to colour.
enum ColorMode: String, CaseIterable {
    case auto
    case always
    case never
}

/// How results are printed.
enum OutputFormat: String, CaseIterable {
    case table
    case tsv
    case csv
    case json
}

/// Where a person wants films to be searched.
enum SourceOption: String, CaseIterable {
    /// TMDB with a credential, else the catalog.
    case auto
    case tmdb
    case catalog
}
