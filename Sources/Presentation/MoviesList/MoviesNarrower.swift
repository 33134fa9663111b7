import Domain

/// Finds typed text in the movies of a list.
@MainActor
final class MoviesNarrower {
    private let narrowMovies: (any NarrowMoviesUseCase)?
    private let people: MoviePeople?
    private let previews: MoviePreviews

    /// - Parameters:
    ///   - narrowMovies: finds the text in movies; `nil` if lists can't be narrowed.
    ///   - people: finds the people of movies on this machine; `nil` finds none.
    ///   - previews: the details that were loaded, which may know more people.
    init(
        narrowMovies: (any NarrowMoviesUseCase)?,
        people: MoviePeople?,
        previews: MoviePreviews
    ) {
        self.narrowMovies = narrowMovies
        self.people = people
        self.previews = previews
    }

    /// The movies that match a text, by what is known of them now; `nil` if lists can't be narrowed.
    func narrowing(of items: [MoviesListItemViewModel], to text: String) -> MoviesNarrowing? {
        let movies = items.map { item in
            NarrowableMovie(
                title: item.title,
                others: [item.distinctOriginalTitle, item.year].compactMap(\.self)
                    + (people?.names(of: item.id) ?? []) + previews.people(of: item.id)
            )
        }
        return narrowMovies.map { narrowMovies in
            MoviesNarrowing(
                text: text,
                narrowMovies.execute(text, in: movies),
                isComplete: people?.areLoaded(of: items.map(\.id)) ?? true
            )
        }
    }

    /// Looks for more people of movies; `didLoad` is called whenever more are known.
    func loadPeople(
        of items: [MoviesListItemViewModel],
        didLoad: @escaping @MainActor () -> Void
    ) {
        people?.load(items.map(\.id), didLoad: didLoad)
    }

    /// Stops looking for people.
    func stop() {
        people?.cancel()
    }
}
