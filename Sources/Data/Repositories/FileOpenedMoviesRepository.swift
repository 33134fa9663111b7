package import Domain
package import Infrastructure

/// Stores opened movies in a file that all runs of the program share.
package struct FileOpenedMoviesRepository: OpenedMoviesRepository {
    package static let fileName = OpenedMovies.fileName

    private let file: HistoryFile<OpenedMovies>
    private let now: @Sendable () -> Timestamp

    package init(store: FileStore, now: @escaping @Sendable () -> Timestamp = { .now }) {
        file = HistoryFile(store: store)
        self.now = now
    }

    package func openedMovies() async throws(MoviesError) -> OpenedMovies {
        try file.history()
    }

    package func save(_ movie: Movie) async throws(MoviesError) {
        guard let movie = OpenedMovie(movie, lastOpened: now()) else { return }
        try await file.append(movie)
    }

    package func remove(_ title: String) async throws(MoviesError) -> Bool {
        var isFound = false
        try await file.update { movies in
            let others = movies.removing(title)
            isFound = others != movies
            return others
        }
        return isFound
    }

    package func removeAll() async throws(MoviesError) {
        try await file.removeAll()
    }
}

/// Each text is `<id><TAB><year><TAB><title>`; an unknown year is empty.
extension OpenedMovies: StoredHistory {
    static let fileName = "opened-movies.tsv"

    var entries: [OpenedMovie] { movies }

    static func time(of movie: OpenedMovie) -> Timestamp { movie.lastOpened }

    static func text(of movie: OpenedMovie) -> String {
        "\(movie.id)\t\(movie.year.map(String.init) ?? "")\t\(movie.title)"
    }

    static func entry(_ text: ArraySlice<UInt8>, at time: Timestamp) -> OpenedMovie? {
        let fields = text.split(
            separator: UInt8(ascii: "\t"),
            maxSplits: 2,
            omittingEmptySubsequences: false
        ).map { String(decoding: $0, as: UTF8.self) }
        guard fields.count == 3, let id = MovieID(fields[0]) else { return nil }
        return OpenedMovie(id: id, title: fields[2], year: Int(fields[1]), lastOpened: time)
    }
}
