import Domain

/// The recent queries and opened movies after a command has read or changed them.
package enum RecentQueriesState: Hashable, Sendable {
    /// Newest first.
    case loaded([RecentQueryItemViewModel], opened: [OpenedMovieItemViewModel] = [])
    case cleared
    case removed

    /// No query or movie to remove has this text; `others` are all that there are.
    case missing(String, others: [String])
    case failed(FailureViewModel)
}

package struct RecentQueryItemViewModel: Hashable, Sendable {
    package let text: String

    /// When it was last used: ISO 8601, UTC, to the second.
    package let lastUsed: String

    /// When it was last used, for people: `2 hours ago`.
    package let age: String

    init(_ query: RecentQuery, now: Timestamp) {
        text = query.text
        lastUsed = query.lastUsed.iso8601
        age = query.lastUsed.ago(at: now)
    }
}

package struct OpenedMovieItemViewModel: Hashable, Sendable {
    package let id: String
    package let title: String

    /// `nil` if it is unknown.
    package let year: Int?

    /// When it was last opened, as in `RecentQueryItemViewModel`.
    package let lastOpened: String
    package let age: String

    init(_ movie: OpenedMovie, now: Timestamp) {
        id = movie.id.description
        title = movie.title
        year = movie.year
        lastOpened = movie.lastOpened.iso8601
        age = movie.lastOpened.ago(at: now)
    }
}

/// Lists and removes recent queries and opened movies.
@MainActor
package struct RecentQueriesViewModel {
    let recentQueries: any RecentQueriesRepository
    let openedMovies: any OpenedMoviesRepository
    let now: @MainActor () -> Timestamp

    package func load() async -> RecentQueriesState {
        do {
            let queries = try await recentQueries.recentQueries().queries
            let opened = try await openedMovies.openedMovies().movies
            let now = now()
            return .loaded(
                queries.map { RecentQueryItemViewModel($0, now: now) },
                opened: opened.map { OpenedMovieItemViewModel($0, now: now) }
            )
        } catch {
            return .failed(FailureViewModel(error))
        }
    }

    package func clear() async -> RecentQueriesState {
        do {
            try await recentQueries.removeAll()
            try await openedMovies.removeAll()
            return .cleared
        } catch {
            return .failed(FailureViewModel(error))
        }
    }

    /// Removes the query with a text and the opened movies with that title, ignoring case.
    package func remove(_ text: String) async -> RecentQueriesState {
        do {
            let isQuery = try await recentQueries.remove(text)
            let isMovie = try await openedMovies.remove(text)
            if isQuery || isMovie { return .removed }
            let queries = try await recentQueries.recentQueries().queries.map(\.text)
            let titles = try await openedMovies.openedMovies().movies.map(\.title)
            return .missing(text, others: queries + titles)
        } catch {
            return .failed(FailureViewModel(error))
        }
    }
}

extension Timestamp {
    private static let minute = 60
    private static let hour = 60 * minute
    private static let day = 24 * hour

    /// How long before `now` it was, rounded down: `2 hours ago`.
    ///
    /// Its date in UTC if that is more than 30 days, or if it is in the future, as after a clock was
    /// set back: `12 Mar 2025`.
    func ago(at now: Timestamp) -> String {
        let (age, overflows) = now.secondsSince1970.subtractingReportingOverflow(secondsSince1970)
        guard !overflows else { return date }
        return switch age {
        // The clocks of two machines differ a little.
        case -Self.minute..<Self.minute: "just now"
        case Self.minute..<Self.hour: (age / Self.minute).counted("minute") + " ago"
        case Self.hour..<Self.day: (age / Self.hour).counted("hour") + " ago"
        case Self.day..<2 * Self.day: "yesterday"
        case 2 * Self.day..<31 * Self.day: (age / Self.day).counted("day") + " ago"
        default: date
        }
    }

    private var date: String {
        guard let date = CalendarDate(utc: self), let month = date.month, let day = date.day else {
            return String(iso8601.prefix { $0 != "T" })
        }
        return "\(day) \(CalendarDate.monthNames[month - 1].prefix(3)) \(date.year)"
    }
}
