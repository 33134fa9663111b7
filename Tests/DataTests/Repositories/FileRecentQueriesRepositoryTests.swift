import Dispatch
import Domain
import Foundation
import Infrastructure
import Synchronization
import TestSupport
import Testing

@testable import Data

struct FileRecentQueriesRepositoryTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test func `is empty at first, and creates no directory`() async throws {
        #expect(try await repository().recentQueries().entries.isEmpty)
        try await repository().removeAll()
        #expect(directory.contents.isEmpty)
    }

    @Test func `stores queries from one run to the next, newest first`() async throws {
        try await repository(at: 1).save(query("alien"))
        try await repository(at: 2).save(query("brazil"))
        try await repository(at: 3).save(query("Alien"))

        let queries = try await repository().recentQueries().entries

        #expect(queries.map(\.text) == ["Alien", "brazil"])
        #expect(queries.map(\.time.secondsSince1970) == [3, 2])
    }

    @Test func `reads what another run has stored since`() async throws {
        let other = repository(at: 1)
        let reader = repository()
        for text in ["alien", "brazil", "casablanca"] {
            try await other.save(query(text))
            #expect(try await reader.recentQueries().entries.first?.text == text)
        }
        _ = try await other.remove("brazil")

        #expect(try await reader.recentQueries().entries.map(\.text) == ["casablanca", "alien"])
    }

    @Test func `stores a query of any characters as one line`() async throws {
        try await repository(at: 1).save(query("기생충 \"8½\" 👾 a\tb\nc"))

        #expect(try directory.read("movies/recent-queries.tsv") == "1\t기생충 \"8½\" 👾 a b c\n")
    }

    @Test func `removes all queries`() async throws {
        try await repository(at: 1).save(query("alien"))

        try await repository().removeAll()

        #expect(try await repository().recentQueries().entries.isEmpty)
        #expect(try directory.read("movies/recent-queries.tsv").isEmpty)
    }

    @Test func `removes one query, ignoring case, and no other`() async throws {
        for (second, text) in ["alien", "Brazil", "ALIEN", "brazilian"].enumerated() {
            try await repository(at: second).save(query(text))
        }

        #expect(try await repository().remove("brazil"))
        #expect(try await !repository().remove("unknown"))

        let queries = try await repository().recentQueries().entries
        #expect(queries.map(\.text) == ["brazilian", "ALIEN"])
        #expect(queries.map(\.time.secondsSince1970) == [3, 2])
    }

    @Test func `reads the valid lines of a corrupt file`() async throws {
        let corrupt =
            Data("2\tbrazil\n\u{0}\u{0}garbage\nx\ty\n\t\n1\talien".utf8) + Data([0xFF, 0xFE])
        try directory.write(corrupt, to: "movies/recent-queries.tsv")

        let queries = try await repository().recentQueries().entries

        #expect(queries.map(\.text) == ["brazil", "alien\u{FFFD}\u{FFFD}"])
    }

    @Test func `compacts a file that exceeds the limit of lines`() async throws {
        let limit = RecentQueries.limit
        let lines = (0..<limit * 5 / 4).map { "\($0)\tquery \($0)\n" }
        try directory.write(lines.joined(), to: "movies/recent-queries.tsv")

        try await repository(at: 9000).save(query("one more"))

        let stored = try directory.read("movies/recent-queries.tsv").split(separator: "\n")
        #expect(stored.count == limit)
        #expect(stored.last == "9000\tone more")
        #expect(stored.first == "\(limit / 4 + 1)\tquery \(limit / 4 + 1)")
    }

    @Test func `starts a new line after a truncated one`() async throws {
        try directory.write("1\talien\n2\tbraz", to: "movies/recent-queries.tsv")

        try await repository(at: 3).save(query("cube"))

        #expect(
            try await repository().recentQueries().entries.map(\.text) == ["cube", "braz", "alien"]
        )
    }

    @Test func `loses no query that concurrent runs save`() async throws {
        try await withThrowingTaskGroup { group in
            for index in 0..<30 {
                let repository = repository(at: index)
                let query = try query("query \(index)")
                group.addTask { try await repository.save(query) }
            }
            try await group.waitForAll()
        }

        #expect(try await repository().recentQueries().entries.count == 30)
    }

    @MainActor
    @Test(arguments: [true, false])
    func `writes off the main actor in an interactive mode`(isOffMain: Bool) async throws {
        let wasOnMain = Mutex<Bool?>(nil)
        // On Linux, the main queue is not that of the main thread.
        let isMainQueue = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: isMainQueue, value: true)
        let repository = FileRecentQueriesRepository(
            store: .success(store),
            threads: isOffMain ? .shared : .callers,
            now: {
                wasOnMain.withLock { $0 = DispatchQueue.getSpecific(key: isMainQueue) ?? false }
                return .now
            }
        )

        try await repository.save(query("alien"))

        #expect(wasOnMain.withLock(\.self) == !isOffMain)
        #expect(try await repository.remove("alien"))
    }

    @Test func `reports that the directory can't be created`() async throws {
        let path = try directory.write("a file", to: "movies")
        let failure = StorageFailure(
            operation: .create,
            path: path + "/recent-queries.tsv.lock",
            reason: "Not a directory"
        )

        await #expect(throws: MoviesError.storage(failure)) {
            try await repository().save(query("alien"))
        }
    }

    @Test func `a disabled history saves nothing, and can be read and cleared`() async throws {
        try await repository(at: 1).save(query("alien"))
        try await repository(at: 2).save(query("solaris"))
        let disabled = FileRecentQueriesRepository(store: .success(store), isSaving: false)

        try await disabled.save(query("brazil"))
        #expect(try await disabled.recentQueries().entries.map(\.text) == ["solaris", "alien"])
        #expect(try await disabled.remove("alien"))
        #expect(try await disabled.recentQueries().entries.map(\.text) == ["solaris"])
        try await disabled.removeAll()
        #expect(try await disabled.recentQueries().entries.isEmpty)
    }

    @Test func `without a place for it, a history is empty, and saving throws the reason`()
        async throws
    {
        let queries = FileRecentQueriesRepository(store: .failure(.offline(.tmdb)))
        let movies = FileOpenedMoviesRepository(store: .failure(.offline(.tmdb)))
        let movie = Movie(id: .tmdb(348), title: "Alien")

        await #expect(throws: MoviesError.offline(.tmdb)) { try await queries.save(query("alien")) }
        await #expect(throws: MoviesError.offline(.tmdb)) { try await movies.save(movie) }
        #expect(try await queries.recentQueries().entries.isEmpty)
        #expect(try await movies.openedMovies().entries.isEmpty)
        #expect(try await !queries.remove("alien"))
        try await queries.removeAll()
    }

    @Test func `without a place for it, a disabled history is no error`() async throws {
        let disabled = FileRecentQueriesRepository(
            store: .failure(.offline(.tmdb)),
            isSaving: false
        )

        try await disabled.save(query("alien"))
        #expect(try await disabled.recentQueries().entries.isEmpty)
    }

    private var store: FileStore { FileStore(folder: directory.path(of: "movies")) }

    private func repository(at seconds: Int = 0) -> FileRecentQueriesRepository {
        FileRecentQueriesRepository(store: .success(store)) { Timestamp(secondsSince1970: seconds) }
    }

    private func query(_ text: String) throws -> TypedQuery { try #require(TypedQuery(text)) }
}
