import Domain

/// The movies of a list that match a typed text.
package struct MoviesNarrowing: Hashable, Sendable {
    package let text: String

    /// The best matches first; equal ones in the order of the list.
    let movies: [NarrowedMovie]

    /// Whether the people of all movies were searched, as far as this machine knows them.
    package var isComplete = true

    /// In `MoviesList.items`, the best match first.
    package var indices: [Int] { movies.map(\.index) }

    /// The same movies, with the movie of an index moved to a row.
    func keeping(_ index: Int, at row: Int) -> MoviesNarrowing {
        guard let place = movies.firstIndex(where: { $0.index == index }) else { return self }
        var movies = movies
        let kept = movies.remove(at: place)
        movies.insert(kept, at: min(row, movies.count))
        return MoviesNarrowing(text: text, movies: movies, isComplete: isComplete)
    }
}

/// Finds typed text in the movies of a list, with the people whom this machine knows.
@MainActor
final class MoviesNarrower {
    /// The number of movies after which the list is narrowed again.
    private static let batchSize = 100

    private let narrowMovies: any NarrowMoviesUseCase

    /// Knows the people of the movies on this machine.
    private let localDetails: any LocalMovieDetailsRepository

    /// Know the people of movies that were shown beside the list.
    private let previews: MoviePreviews

    /// The names by the id of the movie; empty if they are unknown.
    private var people: [MovieID: [String]] = [:]
    private var task: Task<Void, Never>?

    init(
        narrowMovies: any NarrowMoviesUseCase,
        localDetails: any LocalMovieDetailsRepository,
        previews: MoviePreviews
    ) {
        self.narrowMovies = narrowMovies
        self.localDetails = localDetails
        self.previews = previews
    }

    /// The movies that match a text, by what is known of them now.
    func narrowing(of items: [MoviesListItemViewModel], to text: String) -> MoviesNarrowing {
        let movies = items.map { item in
            [item.title, item.distinctOriginalTitle, item.year.map(String.init)].compactMap(\.self)
                + people[item.movie.id, default: []] + previews.people(of: item.movie.id)
        }
        return MoviesNarrowing(
            text: text,
            movies: narrowMovies.execute(text, in: movies),
            isComplete: items.allSatisfy { people[$0.movie.id] != nil }
        )
    }

    /// Looks for the people of movies that are not known yet, without a network.
    ///
    /// `didLoad` is called after each batch, and after the last one.
    func loadPeople(of items: [MoviesListItemViewModel], didLoad: @escaping @MainActor () -> Void) {
        let missing = items.map(\.movie.id).filter { people[$0] == nil }
        guard !missing.isEmpty, task == nil else { return }
        task = Task {
            for (index, id) in missing.enumerated() {
                let credits = await localDetails.localDetails(of: id)?.details.credits
                people[id] = credits.map { $0.directors + $0.writers + $0.cast.map(\.name) } ?? []
                if Task.isCancelled { return }
                if (index + 1).isMultiple(of: Self.batchSize) { didLoad() }
            }
            task = nil
            didLoad()
        }
    }

    func stop() {
        task?.cancel()
        task = nil
    }
}
