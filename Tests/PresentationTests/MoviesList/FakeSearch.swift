import Domain
import Presentation
import Synchronization

/// Answers from pages, each behind a door that is open unless it was closed.
actor FakeSearch: SearchMoviesUseCase {
    private let answers: [String: [Result<MoviesPage, MoviesError>]]
    private var closed: Set<String> = []
    private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]
    private var arrivals: [String: [CheckedContinuation<Void, Never>]] = [:]

    /// The pages asked for, in order: `alien 1`.
    private(set) var requests: [String] = []

    init(_ answers: [String: [Result<MoviesPage, MoviesError>]]) {
        self.answers = answers
    }

    func execute(
        _ query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesSearchResult {
        let name = "\(query.text) \(page)"
        requests.append(name)
        arrivals.removeValue(forKey: name)?.forEach { $0.resume() }
        if closed.contains(name) {
            await withCheckedContinuation { waiting[name, default: []].append($0) }
        }
        guard let pages = answers[query.text], page <= pages.count else { throw .offline }
        return MoviesSearchResult(page: try pages[page - 1].get())
    }

    /// Lets answers for a page wait until it is opened.
    func close(_ name: String) {
        closed.insert(name)
    }

    func open(_ name: String) {
        closed.remove(name)
        waiting.removeValue(forKey: name)?.forEach { $0.resume() }
    }

    /// Waits until a page was asked for.
    func arrival(of name: String) async {
        guard !requests.contains(name) else { return }
        await withCheckedContinuation { arrivals[name, default: []].append($0) }
    }
}

extension MoviesPage {
    /// A page of films that have nothing but an id.
    static func sample(_ ids: [Int], number: Int = 1, of pageCount: Int = 1) -> MoviesPage {
        MoviesPage(
            number: number,
            pageCount: pageCount,
            totalCount: 100,
            movies: ids.map { Movie(id: .tmdb($0), title: "Film \($0)") },
            source: .tmdb
        )
    }
}
