import Domain
import Synchronization
import TextIndex

/// The last matches: the next page of a list, and another look at the same text, need no other
/// search.
package final class RecentMatches: Sendable {
    /// As many as a search for one text makes, and that for the next one.
    private static let limit = 6

    private struct Entry {
        let query: MovieQuery
        let lists: (any UserLists)?
        let matches: Catalog.Matches

        func isOf(_ others: (any UserLists)?) -> Bool {
            guard let lists, let others else { return lists == nil && others == nil }
            return lists.isSame(as: others)
        }
    }

    private let entries = Mutex<[Entry]>([])

    /// The first matches: at least `limit`, if there are as many.
    ///
    /// `find` takes how many to find. Those are some more each time, so that all pages of a long list
    /// take a few searches.
    func first(
        _ limit: Int,
        for query: MovieQuery,
        _ lists: (any UserLists)?,
        _ find: (_ limit: Int) throws(TextIndexError) -> Catalog.Matches
    ) throws(TextIndexError) -> Catalog.Matches {
        let known = entries.withLock { entries in
            entries.last { $0.query == query && $0.isOf(lists) }?.matches
        }
        if let known, known.documents.count >= min(limit, known.totalCount) { return known }
        let found = try find(known == nil ? limit : limit * Self.growth)
        entries.withLock { entries in
            if entries.count == Self.limit { entries.removeFirst() }
            entries.append(Entry(query: query, lists: lists, matches: found))
        }
        return found
    }

    private static let growth = 4
}
