package import Domain

/// A query, and which of its movies to load.
package struct MoviesSearch: Hashable, Sendable {
    package let query: TypedQuery

    /// Within `MoviesPage.numbers`.
    package let page: Int

    /// The most movies to load, from as many pages as needed; `nil` for one page.
    package let limit: Int?

    /// The property that the movies have in common, such as a person's name; `nil` for the text of
    /// the query.
    package let title: String?

    /// Whether the movies have the runtime and the people that this machine knows of them.
    package var includesDetails = false

    package init(query: TypedQuery, page: Int = 1, limit: Int? = nil, title: String? = nil) {
        self.query = query
        self.page = page
        self.limit = limit
        self.title = title
    }
}

extension MoviesSearch {
    /// Whether the movies are those of a link or a command, and not of a text that the user types.
    var isShelf: Bool { title != nil || query.meaning.list != nil }

    /// The text of the prompt that finds the movies; of a shelf, only the filters that can be changed.
    var prompt: String {
        var meaning = query.meaning
        guard isShelf else { return meaning.hasFilters ? "\(query) " : query.description }
        // The first person is the shelf.
        if title != nil, !meaning.filters[names: .person].isEmpty {
            meaning.filters[names: .person].removeFirst()
        }
        let changed = MovieQuery(filters: meaning.filters, sort: meaning.sort)
        return changed.filterWords.map { "\($0) " }.joined()
    }

    /// The search with the filters and the order of a typed query.
    func filtered(like typed: MovieQuery) -> MoviesSearch {
        let before = query.meaning
        var other = before
        other.replaceFilters(with: typed.filters)
        (other.sort, other.seed) = (typed.sort, typed.seed)
        // The person whose name is the title is not among typed words.
        if title != nil, let person = before.filters[names: .person].first {
            other.filters[names: .person].removeAll { $0 == person }
            other.filters[names: .person].insert(person, at: 0)
        }
        return MoviesSearch(query: TypedQuery(other), title: title)
    }
}
