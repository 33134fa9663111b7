import DomainDoubles
import Foundation
import Infrastructure
import TestSupport
import Testing
import TextIndex

@testable import Data
@testable import Domain
@testable import Search

/// Compares filters and orders with a check of each movie of a made-up catalog, in both of its
/// forms.
struct CatalogFiltersTests {
    private static let genres = ["Action", "Drama", "Horror", "War", "Western"]
    private static let languages = ["en", "ko", "fr"]
    private static let titles = [
        "Lantern", "The Lantern", "Red Lantern", "Élan", "Zero", "harbor 2",
    ]
    private static let people = [
        "Ada Nova", "Ben Moor", "Cid Zara", "Dora Quist", "Emil Voss", "Finn Holt",
    ]

    /// A movie as both forms of the catalog have it, the most popular first.
    private struct SampleMovie {
        let number: Int
        let title: String
        let year: Int?
        let genres: [String]
        let runtime: Int?
        let language: String?
        let tenths: Int?
        let votes: Int?
        let isAdult: Bool
        let directors: [String]
        let cast: [String]

        init(_ number: Int, _ random: inout SplitMix64) {
            func some<Value>(_ value: Value) -> Value? {
                Int.random(in: 0..<5, using: &random) == 0 ? nil : value
            }
            func element<Value>(of values: [Value]) -> Value {
                values[Int.random(in: 0..<values.count, using: &random)]
            }
            self.number = number
            title = element(of: titles)
            year = some(Int.random(in: 1975...1992, using: &random))
            genres = Array(
                CatalogFiltersTests.genres.filter { _ in Bool.random(using: &random) }.prefix(3)
            )
            runtime = some(Int.random(in: 60...400, using: &random))
            language = some(element(of: languages))
            tenths = number < 200 ? Int.random(in: 10...100, using: &random) : nil
            votes = number < 200 ? 20_000 - 90 * number : nil
            isAdult = number % 17 == 3
            func people(_ share: Int) -> [String] {
                CatalogFiltersTests.people.filter { _ in
                    Int.random(in: 0..<share, using: &random) == 0
                }
            }
            (directors, cast) = (people(6), people(3))
        }

        var builtInLine: String {
            [
                "\(number + 1)", "tt\(99_000_000 + number)", title, title, "", language ?? "",
                year.map { "\($0)" } ?? "", runtime.map { "\($0)" } ?? "",
                genres.joined(separator: "|"), directors.joined(separator: "|"),
                cast.joined(separator: "|"), "",
            ].joined(separator: "\t")
        }

        var id: String { "tt\(99_000_000 + number)" }

        var titleLine: String {
            ImportedCatalog.title(
                id,
                title,
                adult: isAdult ? "1" : "0",
                year: year.map { "\($0)" } ?? "\\N",
                runtime: runtime.map { "\($0)" } ?? "\\N",
                genres: genres.isEmpty ? "\\N" : genres.joined(separator: ",")
            )
        }

        var ratingLine: String? {
            guard let tenths, let votes else { return nil }
            return "\(id)\t\(tenths / 10).\(tenths % 10)\t\(votes)"
        }

        var creditLines: [String] {
            directors.map { "\(id)\t1\t\(CatalogFiltersTests.id(of: $0))\tdirector\t\\N\t\\N" }
                + cast.map { "\(id)\t2\t\(CatalogFiltersTests.id(of: $0))\tactor\t\\N\t\\N" }
        }
    }

    private static func id(of person: String) -> String {
        "nm900000\(people.firstIndex(of: person) ?? 9)"
    }

    private static func movies(seed: UInt64) -> [SampleMovie] {
        var random = SplitMix64(seed: seed)
        return (0..<250).map { SampleMovie($0, &random) }
    }

    private static func query(_ random: inout SplitMix64) -> MovieQuery {
        func chance(_ share: Int) -> Bool { Int.random(in: 0..<share, using: &random) == 0 }
        func range(_ values: ClosedRange<Int>) -> NumberRange {
            let bounds = [values, values].map { Int.random(in: $0, using: &random) }.sorted()
            return NumberRange(
                minimum: chance(4) ? nil : bounds[0],
                maximum: chance(4) ? nil : bounds[1]
            )
        }
        func genre() -> String { genres[Int.random(in: 0..<5, using: &random)] }
        var filters = MovieFilters()
        let required = chance(3) ? [genre()] + (chance(2) ? [genre()] : []) : []
        let excluded = chance(4) ? [genre()] : []
        if !(required + excluded).isEmpty {
            filters.lists[.genre] = ListFilter(wanted: required, excluded: excluded)
        }
        if chance(3) { filters.ranges[.year] = range(1974...1993) }
        if chance(6) { filters = MovieFilters(year: Int.random(in: 1975...1992, using: &random)) }
        if chance(4) { filters.ranges[.rating] = range(0...100) }
        if chance(5) {
            filters.ranges[.votes] = NumberRange(
                minimum: Int.random(in: 0...20_000, using: &random)
            )
        }
        if chance(4) { filters.ranges[.runtime] = range(50...410) }
        if chance(4) { filters.lists[.language] = languageFilter(&random) }
        func name() -> String {
            let name = people[Int.random(in: 0..<people.count, using: &random)]
            return chance(2) ? name : String(name.lowercased().drop { $0 != " " }.dropFirst())
        }
        if chance(4) { filters[names: .person] = [name()] + (chance(3) ? [name()] : []) }
        if chance(6) { filters[names: .director] = [name()] }
        let fields = MovieSort.Field.allCases.filter { $0 != .relevance }
        let sort = MovieSort(fields[Int.random(in: 0..<5, using: &random)], isReversed: chance(2))
        let includesAdult = chance(2)
        let text = chance(3) ? "lantern" : ""
        return MovieQuery(text, filters: filters, sort: sort, includesAdult: includesAdult)
            ?? MovieQuery(filters: filters, sort: sort, includesAdult: includesAdult)
    }

    /// Up to two languages, or one that is excluded.
    private static func languageFilter(_ random: inout SplitMix64) -> ListFilter {
        let some = (0..<2).map { _ in languages[Int.random(in: 0..<3, using: &random)] }
        return Bool.random(using: &random)
            ? ListFilter(wanted: some) : ListFilter(excluded: [some[0]])
    }

    @Test(arguments: 0..<2 as Range<UInt64>)
    func `the built-in form has the movies that a check of each one has`(seed: UInt64) throws {
        let movies = Self.movies(seed: seed)
        let catalog = Catalog(MovieTable(lines: movies.map(\.builtInLine)))
        var random = SplitMix64(seed: 50 + seed)

        for _ in 0..<500 {
            let query = Self.query(&random)
            let found = try Self.titlesAndIDs(query, in: catalog)
            // It has neither ratings nor votes, and so ignores them, and no adult movies.
            var known = query
            (known.filters.ranges[.rating], known.filters.ranges[.votes]) = (nil, nil)
            known.includesAdult = true
            if known.sort?.field == .rating {
                known.sort = query.text.isEmpty ? MovieSort(.popularity) : nil
            }
            let expected = Self.expected(movies, known, ids: \.number).map { "\($0 + 1)" }
            // The order by relevance is for other tests.
            let isSorted = known.sort != nil
            #expect(
                (isSorted ? found.ids : found.ids.sorted())
                    == (isSorted ? expected : expected.sorted()),
                "\(query)"
            )
            let ignored: [FilterLimitation] =
                (query.filters.ranges[.rating] == nil ? [] : [FilterLimitation(key: .rating)])
                + (query.filters.ranges[.votes] == nil ? [] : [FilterLimitation(key: .votes)])
                + (query.sort?.field == .rating
                    ? [FilterLimitation(key: .rating, isSort: true)] : [])
            #expect(found.limitations == ignored)
        }
    }

    @Test(arguments: 0..<2 as Range<UInt64>)
    func `the imported form has the movies that a check of each one has`(
        seed: UInt64
    ) async throws {
        let movies = Self.movies(seed: seed)
        let imported = try ImportedCatalog()
        // Shuffled, since the order of a file means nothing.
        var random = SplitMix64(seed: 70 + seed)
        try await imported.importLines(
            [ImportedCatalog.titlesHeader] + movies.map(\.titleLine).shuffled(using: &random),
            [ImportedCatalog.ratingsHeader] + movies.compactMap(\.ratingLine),
            ["tconst\tordering\tnconst\tcategory\tjob\tcharacters"]
                + movies.flatMap(\.creditLines).shuffled(using: &random),
            ["nconst\tprimaryName\tbirthYear\tdeathYear\tprimaryProfession\tknownForTitles"]
                + Self.people.map { "\(Self.id(of: $0))\t\($0)\t\\N\t\\N\t\\N\t\\N" },
            includesAdult: true
        )
        let catalog = try Catalog(path: imported.folder.path(of: "data/catalog.index"))

        for _ in 0..<500 {
            var query = Self.query(&random)
            // Movies without votes are in the order of the file.
            if query.sort?.field != .year { query.filters.ranges[.votes] = NumberRange(minimum: 1) }
            let found = try Self.titlesAndIDs(query, in: catalog)
            var known = query
            known.filters.lists[.language] = nil
            let expected = Self.expected(movies, known, ids: \.id)
            if query.filters.ranges[.votes] == nil {
                #expect(Set(found.ids) == Set(expected), "\(query)")
                #expect(found.ids.count == expected.count)
            } else {
                #expect(found.ids == expected, "\(query)")
            }
            #expect(
                found.limitations
                    == (query.filters.lists[.language] == nil
                        ? [] : [FilterLimitation(key: .language)])
            )
        }
    }

    private static func titlesAndIDs(
        _ query: MovieQuery,
        in catalog: Catalog
    ) throws -> (ids: [String], limitations: [FilterLimitation]) {
        var exact = query
        if let text = MovieQuery(query.text, isExact: true) {
            exact = text
            (exact.filters, exact.sort) = (query.filters, query.sort)
            exact.includesAdult = query.includesAdult
        }
        let matches = try catalog.matches(for: exact, limit: 1000)
        let movies = try catalog.movies(matches.documents)
        #expect(matches.totalCount == movies.count)
        return (
            movies.compactMap { $0.toDomain(language: "en")?.id.description },
            matches.notices.limitations
        )
    }

    /// The movies that a check of each one finds, in the order of the query.
    private static func expected<ID>(
        _ movies: [SampleMovie],
        _ query: MovieQuery,
        ids: (SampleMovie) -> ID
    ) -> [ID] {
        let filters = query.filters
        let genres = filters.lists[.genre] ?? ListFilter()
        func isIn(_ range: NumberRange?, _ number: Int?) -> Bool {
            guard let range else { return true }
            guard let number else { return false }
            return number >= range.minimum ?? .min && number <= range.maximum ?? .max
        }
        func isIn(_ filter: ListFilter?, _ language: String?) -> Bool {
            guard let filter else { return true }
            guard let language else { return false }
            return (filter.wanted.isEmpty || filter.wanted.contains(language))
                && !filter.excluded.contains(language)
        }
        func isIn(_ name: String, _ people: [String]) -> Bool {
            people.contains { $0.lowercased().hasSuffix(name.lowercased()) }
        }
        let found = movies.filter { movie in
            (query.text.isEmpty || movie.title.lowercased().contains(query.text))
                && (query.includesAdult || !movie.isAdult)
                && genres.wanted.allSatisfy(movie.genres.contains)
                && !genres.excluded.contains(where: movie.genres.contains)
                && isIn(filters.ranges[.year], movie.year)
                && isIn(filters.ranges[.rating], movie.tenths)
                && isIn(filters.ranges[.runtime], movie.runtime)
                && isIn(filters.ranges[.votes], movie.votes)
                && isIn(filters.lists[.language], movie.language)
                && filters[names: .director].allSatisfy { isIn($0, movie.directors) }
                && filters[names: .person].allSatisfy { isIn($0, movie.directors + movie.cast) }
        }
        return found.sorted { key($0, query).lexicographicallyPrecedes(key($1, query)) }.map(ids)
    }

    /// Whether the value is unknown, the value, and the place by popularity.
    private static func key(_ movie: SampleMovie, _ query: MovieQuery) -> [Int] {
        let order = ["Élan", "harbor 2", "Lantern", "Red Lantern", "The Lantern", "Zero"]
        let value: Int? =
            switch query.sort?.field {
            case .year: movie.year
            case .rating:
                movie.tenths.map { tenths in
                    let votes = movie.votes ?? 0
                    return (votes * tenths + 25_000 * 70) * 1_000 / (votes + 25_000)
                }
            case .runtime: movie.runtime
            case .title: order.firstIndex(of: movie.title)
            case .popularity: -movie.number
            case .relevance, .mine, .random, nil: 0
            }
        guard let value else { return [1, 0, movie.number] }
        return [0, query.sort?.isAscending == true ? value : -value, movie.number]
    }
}
