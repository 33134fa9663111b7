/// The movies that are wanted; a movie must satisfy all filters, and one that lacks a value does not
/// satisfy the filter of that value.
package struct MovieFilters: Hashable, Sendable {
    package var genres: ListFilter?

    /// The years of the first release.
    package var years: NumberRange?

    /// Average votes in tenths: 0…100.
    package var ratings: NumberRange?

    /// The user's own ratings, in tenths: 0…100.
    package var ownRatings: NumberRange?
    package var votes: NumberRange?

    /// In minutes.
    package var runtimes: NumberRange?
    package var originalLanguages: ListFilter?

    /// A movie is from one of these; none can be excluded.
    package var countries: ListFilter?

    /// Streaming services, of which one must have the movie in the user's country: names as typed.
    package var services: [String] = []

    /// Members of the cast or the crew, who must all be in the movie: names, ids or links; see
    /// `PersonReference`.
    package var people: [String] = []

    /// Directors, as in `people`.
    package var directors: [String] = []

    /// What the movies must not be about; empty for nothing.
    ///
    /// It is no word of the filter language: a text means it, such as `not zombies`.
    package var excludedText = ""

    package init() {}
}

extension MovieFilters {
    package init(year: Int?) {
        years = year.map { NumberRange(minimum: $0, maximum: $0) }
    }

    package var isEmpty: Bool { self == MovieFilters() }

    package var words: [String] { texts.map { "\($0.key.rawValue):\($0.text)" } }

    package var keys: [FilterKey] { [].appending(texts.map(\.key)) }

    package func keys(of scope: FilterScope) -> [FilterKey] {
        keys.filter { $0.spec.scope == scope }
    }

    private var texts: [(key: FilterKey, text: String)] {
        guard !isEmpty else { return [] }
        return FilterKey.filters.flatMap { key in
            (key.spec.field()?.texts(in: self) ?? []).map { (key, $0) }
        }
    }

    /// The filters with others in place of those that these set; the genres, the languages and the
    /// people of both, and the excluded text of these.
    package func adding(_ others: MovieFilters) -> MovieFilters {
        guard !others.isEmpty else { return self }
        return FilterKey.filters.reduce(into: self) { $1.spec.field()?.add(others, to: &$0) }
    }

    package var namedPeople: [(key: FilterKey, name: String)] {
        keys(of: .people).flatMap { key in
            guard case .people(let path, _) = key.spec.field() else {
                return [] as [(FilterKey, String)]
            }
            return self[keyPath: path].map { (key, $0) }
        }
    }

    func replacingPerson(_ name: String, with other: String) -> MovieFilters {
        keys(of: .people).reduce(into: self) { filters, key in
            guard case .people(let path, _) = key.spec.field() else { return }
            let names = filters[keyPath: path].map { $0 == name ? other : $0 }
            filters[keyPath: path] = FilterField.unique(names)
        }
    }

    /// Whether a movie satisfies the filters of values that a `Movie` has, except some.
    package func allow(_ movie: Movie, except keys: [FilterKey] = []) -> Bool {
        allow(movie, nil, except: keys)
    }

    /// Whether a movie satisfies all filters; of a person, a part of the name will do.
    package func allow(_ details: MovieDetails) -> Bool { allow(details.movie, details) }

    private func allow(
        _ movie: Movie,
        _ details: MovieDetails?,
        except keys: [FilterKey] = []
    ) -> Bool {
        guard !isEmpty else { return true }
        return FilterKey.filters.allSatisfy {
            keys.contains($0) || $0.spec.field()?.allows(movie, details, by: self) ?? true
        }
    }
}

/// A filter or order that a source can't answer as it should.
package struct FilterLimitation: Hashable, Sendable {
    package let key: FilterKey
    package let isSort: Bool

    /// How many movies of the source have the value; with 0, the filter was ignored.
    package let knownCount: Int

    package init(key: FilterKey, isSort: Bool = false, knownCount: Int = 0) {
        self.key = key
        self.isSort = isSort
        self.knownCount = knownCount
    }
}
