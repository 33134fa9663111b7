import Domain
import Search
import TextIndex

/// The movies of files, in terms of the index.
extension MovieSelection.Lists: UserLists {
    /// Whether both have the same files, as they were read once.
    func isSame(as other: any UserLists) -> Bool {
        guard let other = other as? Self else { return false }
        return included.elementsEqual(other.included, by: ===)
            && excluded.elementsEqual(other.excluded, by: ===)
            && rated.elementsEqual(other.rated, by: ===)
    }

    /// Allows the movies that the files list.
    ///
    /// A search for a text has few hits, from which `allowed` removes excluded movies, so that not every
    /// movie of the catalog is looked up.
    func choose(_ filters: inout CatalogFilters) throws(TextIndexError) {
        var unknownCount = 0
        for list in included {
            let documents = try list.documents(in: filters.catalog)
            filters.filter.requiredDocuments.append(documents.documents)
            unknownCount += documents.unknownCount(in: list)
        }
        if unknownCount > 0 {
            let rowCount = included.reduce(0) { $0 + $1.rows.count }
            filters.notices.append(.unknownRows(unknownCount, of: rowCount))
        }
        let unreadableCount = all.reduce(0) { $0 + $1.unreadableCount }
        if unreadableCount > 0 { filters.notices.append(.unreadableRows(unreadableCount)) }
        guard filters.query.text.isEmpty || filters.query.subject == .topics else { return }
        for list in excluded {
            filters.filter.excludedDocuments += try list.documents(in: filters.catalog).documents
        }
    }

    func allowed(_ hits: [SearchHit], in catalog: Catalog) throws(TextIndexError) -> [SearchHit] {
        guard !excluded.isEmpty else { return hits }
        let records = try catalog.index.storedFields(of: hits.map(\.document))
        return zip(hits, records).filter { _, record in
            guard let movie = catalog.identify(record, { _ in true }) else { return true }
            return excluded.allSatisfy { $0.index(of: movie) == nil }
        }.map(\.0)
    }

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
