import Domain
import TestSupport
import Testing

@testable import Data
@testable import Search
@testable import TextIndex

/// Brute force over all movies of small random catalogs: the sources of a search find what costs least.
struct RetrievalTests {
    private static let words = [
        "lantern", "harbor", "velvet", "copper", "meadow", "saffron", "glacier", "orchid", "tundra",
        "walnut", "quarry", "ribbon", "sparrow", "thimble", "anvil", "bramble", "cobalt",
        "driftwood",
    ]

    /// A movie may be meant if it has at least this share of the probability.
    private static let share = 0.15

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `no source misses a movie that may be meant`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<50 {
            let movies = (1...Int.random(in: 2...20, using: &random)).map { number in
                Self.movie(number, &random)
            }
            let catalog = Catalog(
                MovieTable(lines: movies.map(\.line)),
                metadata: CatalogMetadata(origin: .builtIn)
            )
            let text = Self.query(movies, &random)
            var query = try #require(MovieQuery(text))
            query.subject = .everything
            var plan = try Decision(query, words: catalog.topicMatches(text), catalog)
            var all = plan
            try plan.addSources(besideFilters: false)
            guard !plan.isSurelyTitle else { continue }

            for document in movies.indices {
                let (cost, ignored) = all.words.cost(of: document)
                guard ignored != all.words.content else { continue }
                all.add(document, 0, .topics, cost, ignored: ignored)
            }
            try all.addTitles(of: Array(movies.indices), 0)

            let found = Dictionary(uniqueKeysWithValues: plan.ranked.map { ($0.document, $0) })
            let mass = max(all.masses.values.reduce(0, +), plan.masses.values.reduce(0, +))
            for candidate in all.ranked.prefix(20)
            where candidate.cost.probability >= mass * Self.share {
                let bits = found[candidate.document]?.cost.bits ?? .infinity
                #expect(
                    bits <= candidate.cost.bits + SearchWeights.titleMargin + 1e-9,
                    "\(text): \(movies[candidate.document].line)"
                )
            }
        }
    }

    /// The line of a movie with a title and topics of a few words.
    private static func movie(_ number: Int, _ random: inout SplitMix64) -> RandomMovie {
        RandomMovie(
            number: number,
            title: words(1...4, &random),
            keywords: words(0...3, &random),
            overview: words(0...4, &random)
        )
    }

    private static func words(_ count: ClosedRange<Int>, _ random: inout SplitMix64) -> [String] {
        (0..<Int.random(in: count, using: &random)).map { _ in
            words.randomElement(using: &random) ?? ""
        }
    }

    /// Words of a movie, some of them misspelled, and some others.
    private static func query(_ movies: [RandomMovie], _ random: inout SplitMix64) -> String {
        let movie = movies.randomElement(using: &random)
        let known = [movie?.title, movie?.keywords, movie?.overview].compactMap(\.self)
            .randomElement(using: &random)
        var words = known ?? []
        words += Self.words((words.isEmpty ? 1 : 0)...2, &random)
        if Bool.random(using: &random) { words.shuffle(using: &random) }
        return words.prefix(4).map { word in
            guard Int.random(in: 0..<4, using: &random) == 0 else { return word }
            var letters = Array(word)
            letters.remove(at: Int.random(in: 1..<letters.count, using: &random))
            return String(letters)
        }.joined(separator: " ")
    }

    private struct RandomMovie {
        let number: Int
        let title: [String]
        let keywords: [String]
        let overview: [String]

        var line: String {
            let title = title.joined(separator: " ")
            let texts = [overview.joined(separator: " "), keywords.joined(separator: "|")]
            return
                (["\(number)", "", title, title, "", "en", "2000-01-01", "90", "", "", ""] + texts
                + ["", "", "", ""]).joined(separator: "\t")
        }
    }
}
