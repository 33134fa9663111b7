import Presentation

extension MoviesList {
    /// Whether an imported catalog may have what the built-in one lacks; one that can't be read is
    /// imported already.
    var mayBeImported: Bool {
        source.isBuiltInCatalog && fallback == nil
            && (text.isEmpty || text.contains { $0.isLetter || $0.isNumber })
    }

    /// What the built-in catalog knows, if it has no movie that matches the whole query, and an
    /// imported catalog may have one.
    var updateNotice: String? {
        let needsOtherMovies =
            items.isEmpty
            ? notices(.unknownPerson).isEmpty && notices(.unknownGenre).isEmpty && personID == nil
            : !matchesAllWords
        guard mayBeImported, needsOtherMovies, !isPastLastPage else { return nil }
        return builtInExtent?.updateNotice
    }

    var isPastLastPage: Bool { pageCount > 0 && pages.lowerBound > pageCount }
}
