import Domain
import Testing

@testable import Presentation

/// The filters and the order of a list.
@MainActor
struct SearchFilterTests {
    @Test func `has the filters and the order that were typed, or are meant`() async throws {
        let typed = try await loaded("alien genre:horror sort:year").list
        #expect(typed?.title == "alien")
        #expect(typed?.filters == ["genre:horror"])
        #expect(typed?.sort == "year")

        let meant = try await loaded("best 90s war films", meaning: Self.oldWars()).list
        #expect(meant?.title == "best 90s war films")
        #expect(meant?.filters == ["genre:war", "year:1990-1999"])
        #expect(meant?.sort == "rating")
    }

    @Test func `removes the order, and then the last filter, from the text of the prompt`()
        async throws
    {
        var texts: [String] = []
        for (text, meaning) in [
            ("best 90s war films", try Self.oldWars()), ("alien genre:war sort:-year", nil),
            ("alien genre:war year:1979", nil), ("genre:war", nil),
        ] {
            let viewModel = try await loaded(text, meaning: meaning)
            viewModel.handle(.removeLastFilter)
            texts.append(viewModel.prompt.text)
        }

        #expect(texts == ["genre:war year:1990-1999", "alien genre:war", "alien genre:war", ""])
    }

    @Test func `says that there is no filter`() async throws {
        let viewModel = try await loaded("alien")

        viewModel.handle(.removeLastFilter)

        #expect(viewModel.state.value.problem == .noFilterToRemove)
        viewModel.handle(.input)
        #expect(viewModel.state.value.problem == nil)
    }

    @Test func `names the filters beside the person whose movies they are`() async throws {
        let viewModel = DefaultSearchViewModel(loader: MoviesLoader(searchMovies: EchoSearch()))
        var filters = MovieFilters()
        filters[names: .person] = ["7", "bo"]
        let query = TypedQuery(MovieQuery(filters: filters))

        viewModel.loader.start(MoviesSearch(query: query, title: "Ada Lind"))
        await viewModel.loader.task?.value

        #expect(viewModel.list?.title == "Ada Lind")
        #expect(viewModel.list?.filters == ["person:bo"])
    }

    private static func oldWars() throws -> MovieQuery {
        try #require(TypedQuery("genre:war year:1990-1999 sort:rating")).meaning
    }

    private func loaded(
        _ text: String,
        meaning: MovieQuery? = nil
    ) async throws -> DefaultSearchViewModel {
        let viewModel = DefaultSearchViewModel(
            loader: MoviesLoader(searchMovies: EchoSearch(meaning: meaning))
        )
        try await viewModel.search(text)
        return viewModel
    }
}
