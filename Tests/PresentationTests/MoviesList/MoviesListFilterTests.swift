import Domain
import Testing

@testable import Presentation

/// Filtering and sorting a list.
@MainActor
struct MoviesListFilterTests {
    @Test func `filters with the words in place of the filters before`() async throws {
        let search = EchoSearch(pageCount: 1)
        let viewModel = try await loaded("alien genre:horror sort:year", search)
        #expect(viewModel.list?.title == "alien")
        #expect(viewModel.list?.filters == ["genre:horror"])
        #expect(viewModel.list?.sort == "year")

        viewModel.didFilter(by: "year:1979 genre:war")
        await viewModel.listIsLoaded()

        #expect(await search.queries.last == "alien genre:war year:1979 sort:year 1")
        for (words, summary) in [
            ("genre:nonsense", "unknown genre 'nonsense'"), ("war", "'war'"),
            ("genre:", "'genre:' needs genres such as horror, or horror,!comedy"),
        ] {
            viewModel.didFilter(by: words)
            guard case .invalidFilter(let failure) = viewModel.state.value.problem else {
                Issue.record("no problem with \(words)")
                continue
            }
            #expect(failure.summary.contains(summary))
            viewModel.didReceiveInput()
            #expect(viewModel.state.value.problem == nil)
        }
        #expect(await search.queries.count == 2)
    }

    @Test func `takes the words after a person as the person's name`() async throws {
        let search = EchoSearch(pageCount: 1)
        let viewModel = try await loaded("alien", search)

        viewModel.didFilter(by: "person:tom hanks director:ada genre:war")
        await viewModel.listIsLoaded()

        #expect(
            await search.queries.last
                == #"alien genre:war person:"tom hanks" director:ada 1"#
        )
    }

    @Test func `sorts, and by the first order as the source does`() async throws {
        let search = EchoSearch(pageCount: 1)
        let viewModel = try await loaded("alien", search)

        for (order, query) in [
            ("-year", "alien sort:-year 1"), ("relevance", "alien 1"),
            ("Rating", "alien sort:rating 1"), ("", "alien 1"),
        ] {
            viewModel.didSort(by: order)
            await viewModel.listIsLoaded()
            #expect(await search.queries.last == query)
        }
        viewModel.didSort(by: "length")
        #expect(
            viewModel.state.value.problem
                == .unknownOrder([
                    "relevance", "popularity", "rating", "year", "title", "runtime", "mine",
                    "random",
                ])
        )
        // Without a text, there is no relevance.
        let all = try await loaded("genre:war sort:-year", search)
        all.didSort(by: "popularity")
        await all.listIsLoaded()
        #expect(await search.queries.last == "genre:war 1")
        all.didSort(by: "relevance")
        #expect(all.state.value.problem != nil)
    }

    @Test func `changes the filters that a text was understood as`() async throws {
        let search = EchoSearch(meaning: try Self.oldWars())
        let viewModel = try await loaded("best 90s war films", search)
        #expect(viewModel.list?.title == "best 90s war films")
        #expect(viewModel.list?.filters == ["genre:war", "year:1990-1999"])
        #expect(viewModel.list?.sort == "rating")

        viewModel.didFilter(by: "genre:war year:1980-1989")
        await viewModel.listIsLoaded()

        #expect(await search.queries.last == "genre:war year:1980-1989 sort:rating 1")
    }

    @Test func `removes the order and the filters that a text was understood as`() async throws {
        let search = EchoSearch(meaning: try Self.oldWars())
        let viewModel = try await loaded("best 90s war films", search)

        for query in ["genre:war year:1990-1999 1", "genre:war 1", " 1"] {
            viewModel.didRemoveLastFilter()
            await viewModel.listIsLoaded()
            #expect(await search.queries.last == query)
        }
        let sorted = try await loaded("best 90s war films", search)
        sorted.didSort(by: "-year")
        await sorted.listIsLoaded()
        #expect(await search.queries.last == "genre:war year:1990-1999 sort:-year 1")
    }

    @Test func `removes the order, then the last filter`() async throws {
        let search = EchoSearch()
        let viewModel = try await loaded("alien genre:war year:1979 sort:-year", search)
        for query in ["alien genre:war year:1979 1", "alien genre:war 1", "alien 1"] {
            viewModel.didRemoveLastFilter()
            await viewModel.listIsLoaded()
            #expect(await search.queries.last == query)
        }

        viewModel.didRemoveLastFilter()

        #expect(viewModel.state.value.problem == .noFilterToRemove)
        #expect(await search.queries.count == 4)
    }

    @Test func `removes them from the text of the prompt beside the list`() async throws {
        var texts: [String] = []
        for (text, meaning) in [
            ("best 90s war films", try Self.oldWars()), ("alien genre:war year:1979", nil),
            ("genre:war", nil),
        ] {
            let viewModel = DefaultMoviesListViewModel(
                loader: MoviesLoader(searchMovies: EchoSearch(meaning: meaning)),
                navigation: NavigationActions(type: { texts.append($0) })
            )
            await viewModel.didSearch(MoviesSearch(query: try #require(TypedQuery(text))))
            viewModel.didRemoveLastFilter()
        }

        #expect(texts == ["genre:war year:1990-1999", "alien genre:war", ""])
    }

    @Test func `filters a search that failed`() async throws {
        let viewModel = viewModel(FakeSearch([:]))
        await viewModel.didSearch(MoviesSearch(query: try #require(TypedQuery("alien"))))
        #expect(!viewModel.state.value.isWaiting)

        viewModel.didFilter(by: "genre:war")

        #expect(viewModel.state.value.isWaiting)
        #expect(viewModel.state.value.query == "alien genre:war")
    }

    private static func oldWars() throws -> MovieQuery {
        try #require(TypedQuery("genre:war year:1990-1999 sort:rating")).meaning
    }

    @Test func `keeps the person of a list that has a name as its title`() async throws {
        let search = EchoSearch(pageCount: 1)
        let viewModel = viewModel(search)
        var filters = MovieFilters()
        filters.people = ["7"]
        await viewModel.didSearch(
            MoviesSearch(query: TypedQuery(MovieQuery(filters: filters)), title: "Ada Lind")
        )
        #expect(viewModel.list?.filters == [])

        viewModel.didFilter(by: "genre:horror")
        await viewModel.listIsLoaded()
        #expect(await search.queries.last == "genre:horror person:7 1")
        #expect(viewModel.list?.title == "Ada Lind")
        #expect(viewModel.list?.filters == ["genre:horror"])

        viewModel.didFilter(by: "person:bo")
        await viewModel.listIsLoaded()
        #expect(await search.queries.last == "person:7 person:bo 1")
        #expect(viewModel.list?.title == "Ada Lind")
        #expect(viewModel.list?.filters == ["person:bo"])
    }

    @Test func `sorts a collection by every order, since it has another one`() async throws {
        let search = EchoSearch(pageCount: 1)
        let viewModel = viewModel(search)
        let query = TypedQuery(MovieQuery(collectionID: 8))
        await viewModel.didSearch(MoviesSearch(query: query, title: "Saga"))

        viewModel.didSort(by: "popularity")
        await viewModel.listIsLoaded()

        #expect(viewModel.list?.sort == "popularity")
    }

    @Test func `loads at once, so that nothing acts on the list before`() async throws {
        let viewModel = try await loaded("alien", EchoSearch(pageCount: 1))

        for change in [
            { viewModel.didSort(by: "year") }, { viewModel.didFilter(by: "year:1979") },
        ] {
            change()
            #expect(viewModel.state.value.isWaiting)
            await viewModel.listIsLoaded()
        }
    }

    private func viewModel(_ search: any SearchMoviesUseCase) -> DefaultMoviesListViewModel {
        DefaultMoviesListViewModel(loader: MoviesLoader(searchMovies: search))
    }

    private func loaded(
        _ text: String,
        _ search: EchoSearch = EchoSearch(pageCount: 1)
    ) async throws -> DefaultMoviesListViewModel {
        let viewModel = viewModel(search)
        await viewModel.didSearch(MoviesSearch(query: try #require(TypedQuery(text))))
        return viewModel
    }
}
