import Presentation

extension CatalogExtentViewModel {
    /// What downloads the movies that the built-in catalog does not know.
    static let updateAdvice = "'movies catalog update' downloads all movies"

    /// What the built-in catalog knows.
    var sentence: String {
        "the built-in catalog knows \(movieCount.withThousandsCommas) movies"
            + (date.map { " up to \($0)" } ?? "")
    }

    /// What the built-in catalog knows, and how to get the rest.
    var updateNotice: String { "\(sentence); 'movies catalog update' downloads all of them" }
}

extension MoviesList {
    /// Whether an imported catalog may have what the built-in one lacks; one that can't be read is
    /// imported already.
    var mayBeImported: Bool {
        source.kind == .builtInCatalog && fallback == nil
            && (text.isEmpty || text.contains { $0.isLetter || $0.isNumber })
    }

    /// What the built-in catalog knows, if it has no movie that matches the whole query, and an
    /// imported catalog may have one.
    var updateNotice: String? {
        let needsOtherMovies =
            items.isEmpty
            ? unknownPerson == nil && unknownGenre == nil && personID == nil
            : !matchesAllWords
        let isPastLastPage = pageCount > 0 && pages.lowerBound > pageCount
        guard mayBeImported, needsOtherMovies, !isPastLastPage else { return nil }
        return builtInExtent?.updateNotice
    }
}
