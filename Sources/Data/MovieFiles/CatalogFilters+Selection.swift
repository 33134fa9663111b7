import Domain
import TextIndex

/// The movies of files, in terms of the index.
extension CatalogFilters {
    /// Allows the movies that the files list.
    ///
    /// What a file excludes from a search for a text is left out of its hits, which are few: that
    /// needs no look at each movie of the catalog.
    mutating func addSelection() throws(TextIndexError) {
        var unknownCount = 0
        for list in selection.included {
            let documents = try list.documents(in: catalog)
            filter.requiredDocuments.append(documents.documents)
            unknownCount += documents.unknownCount(in: list)
        }
        if unknownCount > 0 {
            let rowCount = selection.included.reduce(0) { $0 + $1.rows.count }
            notices.append(.unknownRows(unknownCount, of: rowCount))
        }
        let unreadableCount = selection.all.reduce(0) { $0 + $1.unreadableCount }
        if unreadableCount > 0 { notices.append(.unreadableRows(unreadableCount)) }
        guard query.text.isEmpty || query.subject == .topics else { return }
        for list in selection.excluded {
            filter.excludedDocuments += try list.documents(in: catalog).documents
        }
    }

    mutating func addOwnRatings(_ range: NumberRange?) throws(TextIndexError) {
        guard let range else { return }
        let ratings = try selection.ratings(in: catalog)
        filter.requiredDocuments.append(ratings.filter { range.contains($0.value) }.map(\.key))
    }

    /// The hits that no file excludes.
    func selected(_ hits: [SearchHit]) throws(TextIndexError) -> [SearchHit] {
        guard !selection.excluded.isEmpty else { return hits }
        let records = try catalog.index.storedFields(of: hits.map(\.document))
        return zip(hits, records).filter { _, record in
            guard let movie = catalog.identify(record, { _ in true }) else { return true }
            return selection.excluded.allSatisfy { $0.index(of: movie) == nil }
        }.map(\.0)
    }
}

extension MovieSelection.Lists {
    /// The user's own ratings of movies, by their numbers in the index.
    func ratings(in catalog: Catalog) throws(TextIndexError) -> [Int: Int] {
        var ratings: [Int: Int] = [:]
        for list in all {
            let found = try list.documents(in: catalog)
            for (document, row) in zip(found.documents, found.rows) {
                if let rating = list.rows[row].rating, ratings[document] == nil {
                    ratings[document] = rating
                }
            }
        }
        return ratings
    }
}
