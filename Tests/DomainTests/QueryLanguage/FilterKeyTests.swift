import Testing

@testable import Domain

/// Holds for every filter, so that none can be forgotten.
struct FilterKeyTests {
    /// A value that the filter takes.
    private func value(_ key: FilterKey) -> String { key.spec.completions().first ?? "ada lind" }

    private func query(_ key: FilterKey) throws -> MovieQuery {
        let words = "\(key.rawValue):\"\(value(key))\""
        return try #require(TypedQuery(words)).meaning
    }

    @Test(arguments: FilterKey.allCases)
    func `is a word that changes the query, and is printed as that word`(key: FilterKey) throws {
        let query = try query(key)

        #expect(query != MovieQuery())
        #expect(query.description.hasPrefix("\(key.rawValue):"))
        #expect(try #require(TypedQuery(query.description)).meaning == query)
    }

    @Test(arguments: FilterKey.allCases)
    func `takes a name if it tests people`(key: FilterKey) {
        #expect(key.spec.isName == (key.spec.scope == .people))
    }

    @Test(arguments: FilterKey.allCases)
    func `stays if options set another one`(key: FilterKey) throws {
        let query = try query(key)
        let other = try #require(FilterKey.allCases.first { $0 != key })
        let options = try self.query(other)

        let both = try #require(TypedQuery(query.description, options: options)).meaning

        #expect(both.description.contains(query.description))
        #expect(both.description.contains(options.description))
    }

    @Test(arguments: FilterKey.filters)
    func `rejects a movie without its value, and allows it once it is removed`(
        key: FilterKey
    ) throws {
        let unknown = MovieDetails(movie: Movie(id: .tmdb(1), title: "x"), source: .tmdb)
        let filters = try query(key).filters

        #expect(!filters.allow(unknown))
        #expect(filters.allow(unknown.movie) == (key.spec.scope != .movie))
        #expect(filters.keys(of: key.spec.scope) == [key])
        #expect(filters.allow(unknown.movie, except: [key]))
    }

    @Test(arguments: FilterKey.allCases)
    func `takes each value that it suggests`(key: FilterKey) {
        for value in key.spec.completions() {
            var query = MovieQuery()
            let isValid = query.apply(key, value)
            #expect(isValid, "\(value)")
        }
    }

    @Test func `names the people of all filters, and replaces them`() throws {
        let words = "person:ada person:cy director:ada genre:war"
        let filters = try #require(TypedQuery(words)).meaning.filters

        #expect(filters.namedPeople.map(\.key) == [.person, .person, .director])
        #expect(filters.keys == [.genre, .person, .director])
        #expect(
            filters.replacingPerson("ada", with: "bo").namedPeople.map(\.name) == [
                "bo", "cy", "bo",
            ]
        )
        #expect(filters.replacingPerson("ada", with: "Cy")[names: .person] == ["Cy"])
        #expect(filters.replacingPerson("x", with: "bo") == filters)
    }
}
