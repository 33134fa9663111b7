package import Domain

/// How many movies the built-in catalog knows, and until when.
package struct CatalogExtentViewModel: Hashable, Sendable {
    package let movieCount: Int

    /// `August 2026`, or only the year; `nil` if unknown.
    package let date: String?

    /// The languages other than English of its titles; ISO 639-1.
    package static let titleLanguages = CatalogExtent.titleLanguages
}

extension CatalogExtentViewModel {
    package init(_ extent: CatalogExtent) {
        self.init(movieCount: extent.movieCount, date: extent.date?.monthAndYear)
    }
}

extension CalendarDate {
    fileprivate var monthAndYear: String {
        (month.map { "\(Self.monthNames[$0 - 1]) " } ?? "") + String(year)
    }
}
