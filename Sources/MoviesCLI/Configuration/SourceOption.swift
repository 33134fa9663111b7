/// Where a person wants films to be searched.
enum SourceOption: String, CaseIterable {
    /// TMDB with a credential, else the catalog.
    case auto
    case tmdb
    case catalog
}
