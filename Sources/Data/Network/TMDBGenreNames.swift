import Domain
import Synchronization
import SystemKit

/// The names of genres in the user's language: rows of lists have only their numbers.
final class TMDBGenreNames: Sendable {
    /// The time that the names may take beyond that of the movies.
    static let timeout = Duration.seconds(1)

    private let client: JSONClient
    private let language: String
    private let pause: @Sendable (Duration) async throws -> Void

    /// The names as soon as they are known; English ones if they can't be fetched, so that only one
    /// search waits for them.
    private let known = Mutex<TMDBGenres?>(nil)

    init(
        client: JSONClient,
        language: String,
        pause: @escaping @Sendable (Duration) async throws -> Void = {
            try await ThreadClock().sleep(for: $0)
        }
    ) {
        self.client = client
        self.language = language
        self.pause = pause
    }

    /// Fetches the names at the same time as movies; English ones if they can't be fetched in time.
    func fetch<Movies>(
        with fetchMovies: () async throws(MoviesError) -> Movies
    ) async throws(MoviesError) -> (movies: Movies, genres: TMDBGenres) {
        // Cached names need no other thread.
        if let names = known.withLock({ $0 }) ?? cachedNames {
            return (try await fetchMovies(), names)
        }
        let (movies, names) = await withTaskGroup(of: TMDBGenres?.self) { group in
            group.addTask { [self] in try? await client.fetch(request).value }
            let movies = await Result(of: fetchMovies)
            guard case .success = movies else {
                group.cancelAll()
                return (movies, TMDBGenres?.none)
            }
            group.addTask { [pause] in
                // It fails only when its task is cancelled, and then nothing waits for it.
                try? await pause(Self.timeout)
                return nil
            }
            let names = await group.next().flatMap(\.self) ?? .english
            group.cancelAll()
            return (movies, names)
        }
        // A cancelled search gets English names without waiting for others.
        if let names, !Task.isCancelled { known.withLock { $0 = names } }
        return (try movies.get(), names ?? .english)
    }

    private var request: JSONRequest<TMDBGenres> { TMDBEndpoints.genres(language: language) }

    private var cachedNames: TMDBGenres? {
        TMDBTranslationFallback.isEnglish(language)
            ? .english : client.cachedResponse(to: request, allowsStale: false)?.value
    }
}
