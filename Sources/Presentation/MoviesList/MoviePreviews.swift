import Domain

/// The details beside a list, which follow the selected movie.
@MainActor
final class MoviePreviews {
    /// Each may have a poster of some 50 KB.
    private static let limit = 100

    /// Whether there is room for the details.
    var isVisible = false

    /// Receives the details on the screen, and whether those of this machine are still to come.
    var didChange: @MainActor (MovieDetailsState?, _ isPending: Bool) -> Void = { _, _ in }

    private typealias Preview = (
        known: MovieDetailsItemViewModel, details: any MovieDetailsViewModel
    )

    private let make: @MainActor (MovieDetailsItemViewModel) -> (any MovieDetailsViewModel)?

    /// The details of movies that were selected lately, so that going back to one shows it at once;
    /// the newest last.
    private var entries: [(id: MovieID, details: any MovieDetailsViewModel)] = []
    private var current: Preview?

    /// Whether the details on the screen must be opened again.
    private var isOutdated = false

    /// `make` takes what a list shows of a movie.
    init(make: @escaping @MainActor (MovieDetailsItemViewModel) -> (any MovieDetailsViewModel)?) {
        self.make = make
    }

    /// The details of a movie, made if there are none.
    func details(of known: MovieDetailsItemViewModel) -> (any MovieDetailsViewModel)? {
        let id = known.movie.movie.id
        if let index = entries.firstIndex(where: { $0.id == id }) {
            entries.append(entries.remove(at: index))
        } else if let details = make(known) {
            entries.append((id, details))
            if entries.count > Self.limit { entries.removeFirst() }
        } else {
            return nil
        }
        return entries.last?.details
    }

    /// Shows the details of a movie if they have a place; `nil` shows none.
    func follow(_ selected: MovieDetailsItemViewModel?) {
        let known = isVisible ? selected : nil
        guard isOutdated || known?.movie.movie.id != current?.known.movie.movie.id else { return }
        isOutdated = false
        show(known.flatMap { known in details(of: known).map { (known, $0) } })
    }

    /// Opens the details on the screen again when they are followed next.
    func setOutdated() { isOutdated = true }

    /// Forgets the details of all movies, except those on the screen.
    func removeAll() { entries = [] }

    func close() { current?.details.didClose() }

    func retry() {
        Task.startNow { [current] in await current?.details.didRetry() }
    }

    /// The names of the people of a movie, if they are known.
    func people(of id: MovieID) -> [String] {
        guard let item = entries.first(where: { $0.id == id })?.details.state.value.item else {
            return []
        }
        return item.directors + item.writers + item.cast.map(\.name)
    }

    private func show(_ new: Preview?) {
        if new?.details !== current?.details {
            current?.details.state.remove(self)
            close()
            current = new
            if let new {
                new.details.state.observe(on: self) { $0.show($1) }
            } else {
                didChange(nil, false)
            }
        }
        guard let details = new?.details else { return }
        Task {
            // The user may have selected another movie before this task begins.
            if current?.details === details { await details.didPreview() }
        }
    }

    private func show(_ state: MovieDetailsState) {
        let isPending = state == .idle
        didChange(isPending ? .loading(current?.known) : state, isPending)
    }
}
