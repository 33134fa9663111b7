import Domain

/// The details beside a list, which follow the selected movie.
@MainActor
final class MoviePreviews {
    /// Each may have a poster of some 50 KB.
    private static let limit = 100

    /// Whether there is room for the details.
    var isVisible = false

    private let make: @MainActor (MoviesListItemViewModel) -> (any MovieDetailsViewModel)?
    private let didChange: @MainActor (MovieDetailsState?) -> Void

    /// The details of movies that were selected lately, so that going back to one shows it at once;
    /// the newest last.
    private var entries: [(id: MovieID, details: any MovieDetailsViewModel)] = []

    /// What is on the screen.
    private var current: (id: MovieID, details: any MovieDetailsViewModel)?

    /// Whether the details on the screen must be opened again.
    private var isOutdated = false

    init(
        make: @escaping @MainActor (MoviesListItemViewModel) -> (any MovieDetailsViewModel)?,
        didChange: @escaping @MainActor (MovieDetailsState?) -> Void
    ) {
        self.make = make
        self.didChange = didChange
    }

    /// The details of a movie, made if there are none.
    func details(of item: MoviesListItemViewModel) -> (any MovieDetailsViewModel)? {
        if let index = entries.firstIndex(where: { $0.id == item.movie.id }) {
            entries.append(entries.remove(at: index))
        } else if let details = make(item) {
            entries.append((item.movie.id, details))
            if entries.count > Self.limit { entries.removeFirst() }
        } else {
            return nil
        }
        return entries.last?.details
    }

    /// Shows the details of a movie if they have a place; `nil` shows none.
    func follow(_ selected: MoviesListItemViewModel?) {
        let item = isVisible ? selected : nil
        guard isOutdated || item?.movie.id != current?.id else { return }
        isOutdated = false
        show(item.flatMap { item in details(of: item).map { (item.movie.id, $0) } })
    }

    /// Opens the details on the screen again when they are followed next.
    func setOutdated() { isOutdated = true }

    /// Forgets the details of all movies, except those on the screen.
    func removeAll() { entries = [] }

    /// Stops loading.
    func close() { current?.details.didClose() }

    func retry() async { await current?.details.didRetry() }

    /// The names of the people of a movie, if they are known.
    func people(of id: MovieID) -> [String] {
        guard let item = entries.first(where: { $0.id == id })?.details.state.value.item else {
            return []
        }
        return item.directors + item.writers + item.cast.map(\.name)
    }

    private func show(_ new: (id: MovieID, details: any MovieDetailsViewModel)?) {
        if new?.details !== current?.details {
            current?.details.state.remove(self)
            close()
            current = new
            if let new {
                new.details.state.observe(on: self) { $0.didChange($1) }
            } else {
                didChange(nil)
            }
        }
        guard let details = new?.details else { return }
        Task {
            // The user may have selected another movie before this task begins.
            if current?.details === details { await details.didPreview() }
        }
    }
}
