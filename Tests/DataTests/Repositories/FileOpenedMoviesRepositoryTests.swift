import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing

@testable import Data

struct FileOpenedMoviesRepositoryTests {
    private static let path = "movies/opened-movies.tsv"

    private let directory: TemporaryDirectory
    private let alien = Movie(id: .tmdb(348), title: "Alien", releaseDate: CalendarDate(year: 1979))
    private let solaris = Movie(id: .tmdb(593), title: "Solaris")

    init() throws { directory = try TemporaryDirectory() }

    @Test func `is empty at first, and creates no directory`() async throws {
        #expect(try await repository().openedMovies().movies.isEmpty)
        try await repository().removeAll()
        #expect(try await !repository().remove("alien"))
        #expect(directory.contents.isEmpty)
    }

    @Test func `stores movies from one run to the next, newest first, each once`() async throws {
        try await repository(at: 1).save(alien)
        try await repository(at: 2).save(solaris)
        try await repository(at: 3).save(alien)

        let movies = try await repository().openedMovies().movies

        #expect(movies.map(\.id) == [alien.id, solaris.id])
        #expect(movies.map(\.title) == ["Alien", "Solaris"])
        #expect(movies.map(\.year) == [1979, nil])
        #expect(movies.map(\.lastOpened.secondsSince1970) == [3, 2])
    }

    @Test func `stores a title of any characters in one line, and none that is blank`()
        async throws
    {
        let id = try #require(MovieID("tt0060196"))
        try await repository(at: 1).save(Movie(id: id, title: "기생충 \"8½\" 👾 a\tb\nc"))
        try await repository(at: 2).save(Movie(id: .tmdb(1), title: " "))

        #expect(try directory.read(Self.path) == "1\ttt0060196\t\t기생충 \"8½\" 👾 a b c\n")
        let movies = try await repository().openedMovies().movies
        #expect(movies.map(\.title) == ["기생충 \"8½\" 👾 a b c"])
        #expect(movies.map(\.id) == [id])
    }

    @Test func `removes the movies of a title, or all`() async throws {
        try await repository(at: 1).save(alien)
        try await repository(at: 2).save(solaris)

        #expect(try await repository().remove("ALIEN 1979"))
        #expect(try await !repository().remove("unknown"))
        #expect(try await repository().openedMovies().movies.map(\.title) == ["Solaris"])

        try await repository().removeAll()
        #expect(try directory.read(Self.path).isEmpty)
    }

    @Test func `removes all of a file that is too large to be read`() async throws {
        try directory.write(String(repeating: "a", count: 5 << 20), to: Self.path)
        await #expect(throws: MoviesError.self) { try await repository().openedMovies() }

        try await repository().removeAll()

        #expect(try await repository().openedMovies().movies.isEmpty)
    }

    @Test func `reads the valid lines of a corrupt file`() async throws {
        try directory.write(
            "2\t348\t1979\tAlien\n\u{0}garbage\nx\t1\t\tA\n3\tx\t\tB\n4\t5\t6\n1\t593\t?\tSolaris",
            to: Self.path
        )

        let movies = try await repository().openedMovies().movies

        #expect(movies.map(\.title) == ["Alien", "Solaris"])
        #expect(movies.map(\.year) == [1979, nil])
    }

    @Test func `compacts a file that exceeds the limit of lines`() async throws {
        let limit = OpenedMovies.limit
        let lines = (1...limit * 5 / 4).map { "\($0)\t\($0)\t2000\tMovie \($0)\n" }
        try directory.write(lines.joined(), to: Self.path)

        try await repository(at: 9000).save(alien)

        let stored = try directory.read(Self.path).split(separator: "\n")
        #expect(stored.count == limit)
        #expect(stored.last == "9000\t348\t1979\tAlien")
    }

    @Test func `loses no movie that concurrent runs save`() async throws {
        try await withThrowingTaskGroup { group in
            for number in 1...30 {
                let repository = repository(at: number)
                group.addTask {
                    try await repository.save(Movie(id: .tmdb(number), title: "Movie \(number)"))
                }
            }
            try await group.waitForAll()
        }

        #expect(try await repository().openedMovies().movies.count == 30)
    }

    @Test func `reports which file can't be used, and leaves it as it is`() async throws {
        try FileManager.default.createDirectory(
            atPath: directory.path(of: Self.path),
            withIntermediateDirectories: true
        )

        let error = await #expect(throws: MoviesError.self) {
            try await repository().openedMovies()
        }
        guard case .storage(let failure) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(failure.path == directory.path(of: Self.path))
        await #expect(throws: MoviesError.self) { try await repository().save(alien) }
    }

    private var store: FileStore { FileStore(folder: directory.path(of: "movies")) }

    private func repository(at seconds: Int = 0) -> FileOpenedMoviesRepository {
        FileOpenedMoviesRepository(store: .success(store)) { Timestamp(secondsSince1970: seconds) }
    }
}
