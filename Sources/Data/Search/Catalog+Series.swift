import Domain
import TextIndex

/// The movies of a series.
extension Catalog {
    /// The movies of a series, the oldest first unless the query has another order.
    ///
    /// At TMDB, the name of a series ends with the word "Collection".
    func seriesMatches(
        for query: MovieQuery,
        named name: String,
        _ filters: CatalogFilters
    ) throws(TextIndexError) -> Matches {
        let suffix = " Collection"
        let name = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
        guard !name.isEmpty else { return Matches() }
        var request = TopicRequest(name, filter: filters.filter, allowsTypos: false)
        request.findsAll = true
        let found = try index.documents(about: request).map(\.document)
        let members = zip(found, try filled(movies(found))).filter { $1.series.contains(name) }
        let documents = members.sorted { Self.isOlder($0.1, $1.1) }.map(\.0)
        return Matches(
            documents: query.sort == nil
                ? documents : try sorted(documents, filters, limit: documents.count),
            totalCount: documents.count,
            notices: filters.notices
        )
    }

    /// Movies without a date are the last.
    private static func isOlder(_ movie: CatalogMovie, _ other: CatalogMovie) -> Bool {
        guard let date = movie.releaseDate else { return false }
        return other.releaseDate.map { date < $0 } ?? true
    }
}
