import Synchronization
import Testing

@testable import Domain
@testable import Presentation

/// Returns pages by query and number; `hold` makes requests for a page wait for `release`.
actor FakeSearch: SearchMoviesUseCase {
    private let results: [String: [Result<MoviesPage, MoviesError>]]
    private var held: Set<String> = []
    private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]
    private var arrivals: [String: [CheckedContinuation<Void, Never>]] = [:]

    /// The requested pages, in order: `alien 1`.
    private(set) var requests: [String] = []

    init(_ results: [String: [Result<MoviesPage, MoviesError>]]) {
        self.results = results
    }

    func execute(
        _ query: TypedQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        let name = "\(query.text) \(page)"
        requests.append(name)
        arrivals.removeValue(forKey: name)?.forEach { $0.resume() }
        if held.contains(name) {
            await withCheckedContinuation { waiting[name, default: []].append($0) }
        }
        guard let pages = results[query.text], page <= pages.count else { throw .offline(.tmdb) }
        return try pages[page - 1].get()
    }

    /// Makes requests for a page wait until it is released.
    func hold(_ name: String) {
        held.insert(name)
    }

    func release(_ name: String) {
        held.remove(name)
        waiting.removeValue(forKey: name)?.forEach { $0.resume() }
    }

    /// Waits until a page is requested.
    func started(_ name: String) async {
        guard !requests.contains(name) else { return }
        await withCheckedContinuation { arrivals[name, default: []].append($0) }
    }
}

/// Finds every movie for every query, by a fallback for a rating of 9, and records the queries.
actor EchoSearch: SearchMoviesUseCase {
    private(set) var queries: [String] = []
    private let pageCount: Int
    private let pageSize: Int
    private let source: MoviesSource

    /// What every typed text is understood as; `nil` for a title.
    private let meaning: MovieQuery?

    init(
        pageCount: Int = 1,
        pageSize: Int = 2,
        source: MoviesSource = .tmdb,
        meaning: MovieQuery? = nil
    ) {
        self.pageCount = pageCount
        self.pageSize = pageSize
        self.source = source
        self.meaning = meaning
    }

    func execute(
        _ query: TypedQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        queries.append("\(query) \(page)")
        if query.description.contains("rating:9") {
            var page = MoviesPage.sample([1])
            page.fallback = .catalog(reason: .offline(.tmdb))
            return page
        }
        if query.text == "nothing" || query.description.contains("rating:10") {
            return .sample([])
        }
        if query.text == "top 250" { return .sample([], notices: [.unknownWish(.ranking)]) }
        let ids = (page - 1) * pageSize + 1...page * pageSize
        let notices = query.text.isEmpty ? [] : meaning.map { [SearchNotice.meaning($0)] } ?? []
        return .sample(
            Array(ids),
            number: page,
            of: pageCount,
            source: source,
            notices: notices
        )
    }
}

extension MoviesPage {
    /// A page of movies with an ID and a title.
    static func sample(
        _ ids: [Int],
        number: Int = 1,
        of pageCount: Int = 1,
        source: MoviesSource = .tmdb,
        notices: [SearchNotice] = [],
        confidence: MatchConfidence = .sure
    ) -> MoviesPage {
        var page = MoviesPage(
            number: number,
            pageCount: pageCount,
            totalCount: 100,
            movies: ids.map { Movie(id: .tmdb($0), title: "Movie \($0)") },
            source: source,
            notices: notices
        )
        page.match.confidence = confidence
        return page
    }
}

/// Answers without a wait, as a catalog on this machine does.
struct StubSearch: SearchMoviesUseCase {
    let find: @Sendable (TypedQuery) throws(MoviesError) -> MoviesPage

    init(_ find: @escaping @Sendable (TypedQuery) throws(MoviesError) -> MoviesPage) {
        self.find = find
    }

    /// Finds the same movies for every query.
    init(_ ids: [Int], pageCount: Int = 1) {
        self.init { _ in .sample(ids, of: pageCount, source: .catalog(.builtIn)) }
    }

    func execute(_ query: TypedQuery, page: Int) async throws(MoviesError) -> MoviesPage {
        try find(query)
    }
}

/// Finds the movies that have a text in their title, year or people.
struct StubNarrowing: NarrowMoviesUseCase {
    func execute(_ text: String, in movies: [[String]]) -> [NarrowedMovie] {
        movies.indices.filter { movies[$0].contains { $0.contains(text) } }
            .map { NarrowedMovie(index: $0) }
    }
}

extension MovieQuery {
    /// All movies of a collection.
    static func saga(_ id: Int) -> MovieQuery {
        MovieQuery(collection: MovieCollection(id: id, name: ""))
    }
}
