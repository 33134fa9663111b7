import Domain

/// Narrows a list of movies to those that match a typed text.
@MainActor
final class MoviesNarrower {
    let narrowing = Observable(MoviesNarrowing?.none)

    private let narrowMovies: (any NarrowMoviesUseCase)?
    private let people: MoviePeople?
    private let previews: MoviePreviews
    private var items: [MoviesListItemViewModel] = []

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

    /// Narrows a list, and again whenever more of its people are known.
    func narrow(_ items: [MoviesListItemViewModel], to text: String) {
        self.items = items
        narrow(to: text)
        loadPeople()
    }

    /// Narrows other movies to the same text, if a list is narrowed.
    func didLoad(_ items: [MoviesListItemViewModel]) {
        if let text = narrowing.value?.text, items != self.items { narrow(items, to: text) }
    }

    func showAll() {
        stop()
        if narrowing.value != nil { narrowing.value = nil }
    }

    /// Stops looking for people.
    func stop() {
        people?.cancel()
    }

    private func loadPeople() {
        people?.load(items.map(\.id)) { [weak self] in
            guard let self, let text = narrowing.value?.text else { return }
            narrow(to: text)
            // More movies may have been loaded since.
            loadPeople()
        }
    }

    private func narrow(to text: String) {
        let movies = items.map { item in
            NarrowableMovie(
                title: item.title,
                others: [item.distinctOriginalTitle, item.year].compactMap(\.self)
                    + (people?.names(of: item.id) ?? []) + previews.people(of: item.id)
            )
        }
        narrowing.value = narrowMovies.map { narrowMovies in
            MoviesNarrowing(
                text: text,
                narrowMovies.execute(text, in: movies),
                isComplete: people?.areLoaded(of: items.map(\.id)) ?? true
            )
        }
    }
}
