package import Domain

/// The advice for a list that does not have the wanted movies.
extension MoviesList {
    package var isPastLastPage: Bool { pageCount > 0 && pages.lowerBound > pageCount }

    /// Whether an imported catalog may have what the built-in one lacks; one that can't be read is
    /// imported already.
    package var importMayHelp: Bool {
        source.isBuiltInCatalog && fallback == nil
            && (text.isEmpty || text.contains { $0.isLetter || $0.isNumber })
    }

    /// Whether titles in other languages, which the catalog lacks, may have what the text means.
    package var otherTitlesMayHelp: Bool {
        page.gap != nil && fallback == nil && TextLanguage.isForeign(text)
    }

    /// Whether the user's files leave out all movies that match.
    package var isLeftOut: Bool { page.notices.isLeftOut }

    /// The extent of the built-in catalog, if it has no movie that matches, and an imported catalog
    /// may have one; `nil` otherwise.
    package var insufficientExtent: CatalogExtent? {
        let mayBeElsewhere =
            items.isEmpty && page.notices.unknownPerson == nil && !page.notices.hasUnknownGenre
            && !page.notices.hasUnknownWish && personID == nil && !isLeftOut && !isPastLastPage
        return importMayHelp && mayBeElsewhere ? builtInExtent : nil
    }

    /// The filters without which there may be more movies, and so none that was ignored.
    package var effectiveFilters: [String] {
        let ignored = page.notices.limitations.filter { !$0.isSort && $0.knownCount == 0 }.map(
            \.key
        )
        return filters.filter { filter in
            let key = FilterKey(word: filter.prefix { $0 != ":" })
            return !ignored.contains { $0 == key }
        }
    }
}
