import CommandLineKit
import Domain
import Testing

@testable import MoviesCLI

struct FilterOptionsTests {
    @Test(arguments: FilterKey.allCases)
    func `has an option for every filter, which does what its word does`(key: FilterKey) throws {
        let option = try #require(FilterOptions.specs.first { $0 == key.option })
        let value = key.spec.completions().first ?? "ada lind"
        var values = OptionValues()
        values.set(key.option, to: value)
        var query = MovieQuery()

        FilterOptions.apply(values, to: &query)

        #expect(option.value?.accepts(value) == true)
        #expect(query != MovieQuery())
        #expect(try query == #require(TypedQuery("\(key.rawValue):\"\(value)\"")).meaning)
    }

    @Test func `has the options of a filmography for what a list of movies knows`() {
        #expect(
            FilterOptions.filmographySpecs.map(\.word) == [
                "genre", "year", "rating", "mine", "votes", "lang", "in", "not-in", "sort",
            ]
        )
    }

    @Test func `adds up people, languages and genres, and takes the last of others`() throws {
        var values = OptionValues()
        for (option, value) in [
            ("person", "ada lind"), ("person", "bo"), ("director", "cy"), ("lang", "korean"),
            ("lang", "!en"), ("genre", "war"), ("genre", "!drama"), ("year", "80s"),
            ("year", ">2000"), ("runtime", "<2h"), ("sort", "newest"),
        ] {
            values.set(OptionSpec(option, summary: ""), to: value)
        }
        var query = MovieQuery()

        FilterOptions.apply(values, to: &query)

        #expect(
            query.description == "genre:war,!drama year:2001- runtime:-119 lang:ko,!en "
                + "person:\"ada lind\" person:bo director:cy sort:year"
        )
    }

    @Test func `sorts a filmography by what a list of movies knows`() throws {
        let sort = try #require(FilterOptions.filmographySpecs.first { $0 == .sort })
        let known = MovieSort.Field.allCases.filter { field in
            field != .relevance && field != .random && (field.key?.spec.scope ?? .movie) == .movie
        }

        guard case .oneOf(let names) = sort.value?.completes else {
            Issue.record("the orders are no closed set")
            return
        }
        #expect(Set(names) == Set(known.map(\.rawValue)).union(["newest", "oldest", "best"]))
        #expect(names.count == known.count + 3)
        let takes = { sort.value?.accepts($0) }
        #expect(takes("-newest") == true && takes("date") == true)
        #expect(takes("longest") == false && takes("relevance") == false)
    }
}
