import Domain
import Testing

@testable import Presentation

/// The details beside a list, and which of them are kept.
@MainActor
struct MoviePreviewsTests {
    private final class Spy {
        var made: [String] = []
        var shown: [MovieDetailsState?] = []
        var pending: [Bool] = []
    }

    private let spy = Spy()

    @Test func `keeps the details of the last hundred movies`() {
        let previews = makePreviews()
        for id in 1...100 { _ = previews.details(of: item(id)) }
        #expect(spy.made.count == 100)

        // The first one is the newest then.
        _ = previews.details(of: item(1))
        _ = previews.details(of: item(101))
        #expect(spy.made.suffix(2) == ["100", "101"])
        for id in [1, 3, 101] { _ = previews.details(of: item(id)) }
        #expect(spy.made.count == 101)
        _ = previews.details(of: item(2))

        #expect(spy.made.last == "2")
    }

    @Test func `shows details while there is room for them`() {
        let previews = makePreviews()
        previews.follow(item(1))
        #expect(spy.shown.isEmpty)

        previews.isVisible = true
        previews.follow(item(1))
        #expect(spy.shown == [.loading(item(1))])
        previews.follow(item(1))
        #expect(spy.shown == [.loading(item(1))])
        previews.isVisible = false
        previews.follow(item(1))

        #expect(spy.shown == [.loading(item(1)), nil])
        #expect(spy.made == ["1"])
    }

    @Test func `shows nothing of a movie that has no details`() {
        let previews = makePreviews { _ in nil }
        previews.isVisible = true

        #expect(previews.details(of: item(1)) == nil)
        previews.follow(item(1))

        #expect(spy.shown.isEmpty)
    }

    @Test func `closes the details before it shows others, and retries these`() async throws {
        let previews = makePreviews()
        previews.isVisible = true
        let first = try #require(previews.details(of: item(1)) as? SpyDetails)
        previews.follow(item(1))
        previews.follow(item(2))
        let second = try #require(previews.details(of: item(2)) as? SpyDetails)
        first.state.value = .loading(nil)
        #expect(first.events.contains("close"))
        #expect(spy.shown == [.loading(item(1)), .loading(item(2))])

        previews.retry()
        previews.close()

        #expect(!first.events.contains("retry"))
        #expect(second.events.filter { $0 != "preview" } == ["retry", "close"])
    }

    private func makePreviews() -> MoviePreviews {
        makePreviews { [spy] known in
            spy.made.append(known.movie.id)
            return SpyDetails(known.movie.title)
        }
    }

    private func makePreviews(
        make: @escaping @MainActor (MovieDetailsItemViewModel) -> (any MovieDetailsViewModel)?
    ) -> MoviePreviews {
        let previews = MoviePreviews(make: make)
        previews.didChange = { [spy] in
            spy.shown.append($0)
            spy.pending.append($1)
        }
        return previews
    }

    private func item(_ id: Int) -> MovieDetailsItemViewModel {
        MovieDetailsItemViewModel(
            MoviesListItemViewModel(Movie(id: .tmdb(id), title: "\(id)")),
            source: SourceViewModel(.tmdb)
        )
    }
}
