import Domain
import Testing

@testable import Presentation

/// Filtering and sorting a list, and the way back.
@MainActor
struct MoviesListFilterTests {
    private final class Spy {
        var backCount = 0
    }

    private let spy = Spy()

    @Test func `filters with the words in place of the filters before`() async throws {
        let search = EchoSearch(pageCount: 1)
        let viewModel = try await loaded("alien genre:horror sort:year", search)
        #expect(viewModel.list?.title == "alien")
        #expect(viewModel.list?.filters == ["genre:horror"])
        #expect(viewModel.list?.sort == "year")

        viewModel.submitFilters("year:1979 genre:war")
        await viewModel.listIsLoaded()

        #expect(await search.queries.last == "alien genre:war year:1979 sort:year 1")
        for (words, summary) in [
            ("genre:nonsense", "unknown genre 'nonsense'"), ("war", "'war'"),
            ("genre:", "'genre:' needs genres such as horror, or horror,!comedy"),
        ] {
            viewModel.submitFilters(words)
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

        viewModel.submitFilters("person:tom hanks director:ada genre:war")
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
            viewModel.submitOrder(order)
            await viewModel.listIsLoaded()
            #expect(await search.queries.last == query)
        }
        viewModel.submitOrder("length")
        #expect(
            viewModel.state.value.problem
                == .unknownOrder(["relevance", "popularity", "rating", "year", "title", "runtime"])
        )
        let all = try await loaded("genre:war", search)
        all.didStartSorting()
        guard case .sorting(let orders, false) = all.state.value.mode else {
            Issue.record("not sorting")
            return
        }
        #expect(orders.selected == "popularity")
    }

    @Test func `changes the filters that a text was understood as`() async throws {
        let search = EchoSearch(meaning: try Self.oldWars())
        let viewModel = try await loaded("best 90s war films", search)
        #expect(viewModel.list?.title == "best 90s war films")
        #expect(viewModel.list?.filters == ["genre:war", "year:1990-1999"])
        #expect(viewModel.list?.sort == "rating")

        viewModel.didStartFiltering()
        #expect(viewModel.state.value.typedText == "genre:war year:1990-1999 ")
        viewModel.didType("genre:war year:1980-1989")
        viewModel.didSubmit()
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
        sorted.submitOrder("-year")
        await sorted.listIsLoaded()
        #expect(await search.queries.last == "genre:war year:1990-1999 sort:-year 1")
    }

    private static func oldWars() throws -> MovieQuery {
        try #require(TypedQuery("genre:war year:1990-1999 sort:rating")).parsed()
    }

    @Test func `goes back to the list before filters that leave no movie`() async throws {
        let search = EchoSearch(pageCount: 1)
        let viewModel = try await loaded("alien", search)
        viewModel.submitFilters("rating:10")
        await viewModel.listIsEmpty()

        viewModel.didGoBack()

        #expect(viewModel.list?.filters == [])
        #expect(spy.backCount == 0)
        viewModel.didGoBack()
        #expect(spy.backCount == 1)
        #expect(await search.queries.count == 2)
    }

    @Test func `goes back to the list before filters that lead to a fallback`() async throws {
        let viewModel = try await loaded("alien")
        viewModel.submitFilters("rating:9")
        await viewModel.listIsLoaded()
        #expect(viewModel.list?.fallback != nil)

        viewModel.didGoBack()

        #expect(viewModel.list?.fallback == nil)
        #expect(viewModel.list?.filters == [])
        #expect(spy.backCount == 0)
    }

    @Test func `completes filters by their names and values`() async throws {
        let viewModel = try await loaded("alien")
        viewModel.didStartFiltering()
        func completions(of text: String) -> [String] {
            viewModel.didType(text)
            guard case .filtering(text, let completions) = viewModel.state.value.mode else {
                return ["not filtering"]
            }
            return completions.texts
        }

        #expect(completions(of: "g") == ["genre:"])
        #expect(completions(of: "year:1999 genre:ho") == ["year:1999 genre:horror "])
        #expect(completions(of: "genre:war,!com") == ["genre:war,!comedy "])
        #expect(completions(of: "sort:-y") == ["sort:-year "])
        #expect(completions(of: "person:a").isEmpty)
        #expect(completions(of: "").count == 9)
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

        viewModel.submitFilters("genre:horror")
        await viewModel.listIsLoaded()
        #expect(await search.queries.last == "genre:horror person:7 1")
        #expect(viewModel.list?.title == "Ada Lind")
        #expect(viewModel.list?.filters == ["genre:horror"])

        viewModel.submitFilters("person:bo")
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

        viewModel.submitOrder("popularity")
        await viewModel.listIsLoaded()

        #expect(viewModel.list?.sort == "popularity")
    }

    @Test func `loads at once, so that nothing acts on the list before`() async throws {
        let viewModel = try await loaded("alien", EchoSearch(pageCount: 1))

        for change in [
            { viewModel.submitOrder("year") }, { viewModel.submitFilters("year:1979") },
        ] {
            change()
            #expect(viewModel.state.value.isWaiting)
            await viewModel.listIsLoaded()
        }
    }

    @Test func `can load the next page of a list that comes back while it was loading one`()
        async throws
    {
        let useCase = FakeSearch([
            "alien": [
                .success(.sample([1], of: 2)), .success(.sample([2], number: 2, of: 2)),
            ]
        ])
        let viewModel = viewModel(useCase)
        await viewModel.didSearch(MoviesSearch(query: try #require(TypedQuery("alien"))))
        await useCase.hold("alien 2")
        async let page: Void = viewModel.didRequestMore()
        await useCase.started("alien 2")
        await useCase.hold("alien 1")

        viewModel.submitFilters("year:1979")
        viewModel.didGoBack()
        #expect(viewModel.list?.nextPage == .available)
        await useCase.release("alien 2")
        await page
        await viewModel.didRequestMore()

        #expect(viewModel.list?.items.map(\.id) == ["1", "2"])
    }

    private func viewModel(_ search: any SearchMoviesUseCase) -> DefaultMoviesListViewModel {
        DefaultMoviesListViewModel(
            searchMovies: search,
            navigation: NavigationActions(goBack: { [spy] in spy.backCount += 1 })
        )
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
