import Domain

/// How many movies the built-in catalog knows, and until when.
public struct CatalogExtentViewModel: Hashable, Sendable {
    public let movieCount: Int

    /// `August 2026`, or only the year; `nil` if unknown.
    public let date: String?

    /// The languages other than English of its titles; ISO 639-1.
    public static let titleLanguages = CatalogExtent.titleLanguages

    public init(movieCount: Int, date: String?) {
        self.movieCount = movieCount
        self.date = date
    }

    init(_ extent: CatalogExtent) {
        self.init(movieCount: extent.movieCount, date: extent.date?.monthAndYear)
    }
}

extension CalendarDate {
    private static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    fileprivate var monthAndYear: String {
        (month.map { "\(Self.monthNames[$0 - 1]) " } ?? "") + String(year)
    }
}
