import Presentation

/// The comma-separated values that Letterboxd imports (letterboxd.com/about/importing-data).
enum LetterboxdCSV {
    private static let names = ["tmdbID", "imdbID", "Title", "Year", "Rating10"]

    static func text(_ items: [MoviesListItemViewModel], hasHeader: Bool = true) -> String {
        let header = hasHeader ? [names.map { JSONValue($0) }] : []
        return CSV.text(header + items.map(values), isSafe: false)
    }

    private static func values(_ item: MoviesListItemViewModel) -> [JSONValue] {
        let fields: [MovieField] = [.tmdbID, .imdbID, .title, .year]
        // From 1 to 10, in whole numbers.
        let rating = JSONValue(item.ownRating.map { Int($0.rounded()) })
        return fields.map { $0.value(of: item) } + [rating]
    }
}
