import Domain

/// What users can choose from to filter and sort a list.
extension DefaultMoviesListViewModel {
    public func completions(ofFilters text: String) -> [String] {
        FilterKey.completions(of: text)
    }

    public var sortOrders: [String] {
        let query = search.flatMap { try? $0.query.applyingFilterWords() }
        return MovieSort.Field.allCases
            .filter { $0 != .relevance || query?.text.isEmpty == false }
            .map(\.rawValue)
    }
}
