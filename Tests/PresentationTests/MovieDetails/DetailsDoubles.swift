import Domain

@testable import Presentation

/// Returns the next result for each request; `hold()` makes requests wait for `release()`.
actor FakeDetails: FetchMovieDetailsUseCase {
    private var results: [Result<MovieDetails, MoviesError>]
    private var isHeld = false
    private(set) var requestCount = 0
    private var waiting: CheckedContinuation<Void, Never>?

    init(_ results: Result<MovieDetails, MoviesError>...) { self.init(results) }

    init(_ results: [Result<MovieDetails, MoviesError>]) { self.results = results }

    func execute(_ movie: MovieReference) async throws(MoviesError) -> MovieDetails {
        requestCount += 1
        if isHeld { await withCheckedContinuation { waiting = $0 } }
        guard !results.isEmpty else { throw .offline(.tmdb) }
        return try results.removeFirst().get()
    }

    func hold() { isHeld = true }

    func release() {
        isHeld = false
        waiting?.resume()
    }
}

/// Returns the same details for every movie.
struct StubLocalDetails: LocalMovieDetailsRepository {
    var details: LocalMovieDetails?

    func localDetails(of id: MovieID) async -> LocalMovieDetails? { details }
}

/// Records the events of the details of a movie; tests set its state.
@MainActor
final class SpyDetails: MovieDetailsViewModel {
    let state = Observable(MovieDetailsState.idle)
    let title: String
    let canPick = false
    let canShowOther = false
    private(set) var events: [String] = []

    init(_ title: String = "") { self.title = title }

    func didOpen() async { events.append("open") }
    func didPreview() async { events.append("preview") }
    func didClose() { events.append("close") }
    func didRetry() async { events.append("retry") }
    func handle(_ event: MovieDetailsEvent) {}
}

extension MovieDetailsItemViewModel {
    /// The values that a list shows of a movie.
    static let lantern = MovieDetailsItemViewModel(
        MoviesListItemViewModel(Movie(id: .tmdb(7), title: "Lantern")),
        source: SourceViewModel(.tmdb)
    )
}
