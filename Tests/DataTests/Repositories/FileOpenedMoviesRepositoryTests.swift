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

    @Test func `stores movies from one run to the next, newest first, each once`() async throws {
        try await repository(at: 1).save(alien)
        try await repository(at: 2).save(solaris)
        try await repository(at: 3).save(alien)

        let movies = try await repository().openedMovies().entries

        #expect(movies.map(\.id) == [alien.id, solaris.id])
        #expect(movies.map(\.title) == ["Alien", "Solaris"])
        #expect(movies.map(\.year) == [1979, nil])
        #expect(movies.map(\.time.secondsSince1970) == [3, 2])
    }

    @Test func `stores a title of any characters in one line, and none that is blank`()
        async throws
    {
        let id = try #require(MovieID("tt0060196"))
        try await repository(at: 1).save(Movie(id: id, title: "기생충 \"8½\" 👾 a\tb\nc"))
        try await repository(at: 2).save(Movie(id: .tmdb(1), title: " "))

        #expect(try directory.read(Self.path) == "1\ttt0060196\t\t기생충 \"8½\" 👾 a b c\n")
        let movies = try await repository().openedMovies().entries
        #expect(movies.map(\.title) == ["기생충 \"8½\" 👾 a b c"])
        #expect(movies.map(\.id) == [id])
    }

    @Test func `removes the movies of a title, or all`() async throws {
        try await repository(at: 1).save(alien)
        try await repository(at: 2).save(solaris)

        #expect(try await repository().remove("ALIEN 1979"))
        #expect(try await !repository().remove("unknown"))
        #expect(try await repository().openedMovies().entries.map(\.title) == ["Solaris"])

        try await repository().removeAll()
        #expect(try directory.read(Self.path).isEmpty)
    }

    @Test func `removes all of a file that is too large to be read`() async throws {
        try directory.write(String(repeating: "a", count: 5 << 20), to: Self.path)
        await #expect(throws: MoviesError.self) { try await repository().openedMovies() }

        try await repository().removeAll()

        #expect(try await repository().openedMovies().entries.isEmpty)
    }

    @Test func `reads the valid lines of a corrupt file`() async throws {
        try directory.write(
            "2\t348\t1979\tAlien\n\u{0}garbage\nx\t1\t\tA\n3\tx\t\tB\n4\t5\t6\n1\t593\t?\tSolaris",
            to: Self.path
        )

        let movies = try await repository().openedMovies().entries

        #expect(movies.map(\.title) == ["Alien", "Solaris"])
        #expect(movies.map(\.year) == [1979, nil])
    }

    private var store: FileStore { FileStore(folder: directory.path(of: "movies")) }

    private func repository(at seconds: Int = 0) -> FileOpenedMoviesRepository {
        FileOpenedMoviesRepository(store: .success(store)) { Timestamp(secondsSince1970: seconds) }
    }
}
