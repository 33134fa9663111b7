import Domain
import DomainDoubles
import Infrastructure
import SystemKit
import Testing
import TextIndex

@testable import Data

/// One row for each case of each error below.
struct MoviesErrorMappingTests {
    private static let server = Server.example
    private static let retryAfter = HTTPHeader("Retry-After", "7")

    @Test(arguments: [
        (NetworkError.cancelled, MoviesError.cancelled),
        (.timedOut, .server(server, .timedOut)),
        (.unreachable(.hostNotFound), .server(server, .unreachable(.hostNotFound))),
        (.unreachable(.refused), .server(server, .unreachable(.refused))),
        (.unreachable(.tls), .server(server, .unreachable(.tls))),
        (.unreachable(.lost), .server(server, .unreachable(.lost))),
        (.unreachable(.other), .server(server, .unreachable(.other))),
        (
            .workerUnusable(path: "/worker", .missing),
            .networkProgramUnusable(path: "/worker", .missing)
        ),
        (
            .workerUnusable(path: "/worker", .incompatible),
            .networkProgramUnusable(path: "/worker", .incompatible)
        ),
        (
            .workerUnusable(path: "/worker", .cannotStart(reason: "No memory")),
            .networkProgramUnusable(path: "/worker", .cannotStart(reason: "No memory"))
        ),
        (
            .workerUnusable(path: "/worker", .silent),
            .networkProgramUnusable(path: "/worker", .silent)
        ),
        (.noResources(reason: "no thread"), .noResources(.example, reason: "no thread")),
        (.programMissing("gzip"), .programMissing("gzip")),
        (.malformedResponse, .server(server, .invalidResponse)),
        (.tooLarge(limit: 5), .server(server, .responseTooLarge)),
        (.httpStatus(NetworkResponse(status: 404)), .server(server, .notFound)),
        (
            .httpStatus(NetworkResponse(status: 429, headers: [retryAfter])),
            .server(server, .rateLimited(retryAfter: 7))
        ),
        (.httpStatus(NetworkResponse(status: 429)), .server(server, .rateLimited(retryAfter: nil))),
        (
            .httpStatus(NetworkResponse(status: 503, headers: [retryAfter])),
            .server(server, .unavailable(retryAfter: 7))
        ),
        (.httpStatus(NetworkResponse(status: 503)), .server(server, .failed(status: 503))),
    ])
    func `maps each error of the network`(error: NetworkError, expected: MoviesError) {
        #expect(MoviesError(error, server: Self.server) == expected)
    }

    @Test(arguments: [
        (300, MoviesError.server(server, .redirectRefused)),
        (304, .server(server, .invalidResponse)), (305, .server(server, .redirectRefused)),
        (399, .server(server, .redirectRefused)),
        (400, .server(server, .requestRefused(status: 400))),
        (401, .credentialRefused(.tmdb)), (402, .server(server, .requestRefused(status: 402))),
        (403, .server(server, .requestRefused(status: 403))), (404, .server(server, .notFound)),
        (407, .server(server, .requestRefused(status: 407))), (408, .server(server, .timedOut)),
        (422, .server(server, .requestRefused(status: 422))),
        (429, .server(server, .rateLimited(retryAfter: nil))),
        (499, .server(server, .requestRefused(status: 499))),
        (500, .server(server, .failed(status: 500))),
        (503, .server(server, .failed(status: 503))),
        (599, .server(server, .failed(status: 599))),
        (999, .server(server, .failed(status: 999))),
        (299, .server(server, .requestRefused(status: 299))),
        (100, .server(server, .requestRefused(status: 100))),
    ])
    func `maps each status`(status: Int, expected: MoviesError) {
        #expect(MoviesError(status: status, server: Self.server) == expected)
    }

    @Test(arguments: [
        (401, MoviesError.accessDenied(.tmdb, reason: "Suspended")),
        (403, .server(server, .requestRefused(status: 403, reason: "Suspended"))),
        (500, .server(server, .failed(status: 500, reason: "Suspended"))),
        (404, .server(server, .notFound)), (429, .server(server, .rateLimited(retryAfter: 9))),
    ])
    func `keeps the server's own error message`(status: Int, expected: MoviesError) {
        let error = MoviesError(
            status: status,
            retryAfter: 9,
            server: Self.server,
            reason: "Suspended"
        )

        #expect(error == expected)
    }

    @Test(arguments: [
        (
            DownloadError.network(.tooLarge(limit: 9)),
            MoviesError.dataSetUnusable(file: .file("titles"), .tooLarge(server, limit: 9))
        ),
        (
            .network(.httpStatus(NetworkResponse(status: 503, headers: [retryAfter]))),
            .server(server, .unavailable(retryAfter: 7))
        ),
        (
            .network(.httpStatus(NetworkResponse(status: 429, headers: [retryAfter]))),
            .server(server, .rateLimited(retryAfter: 7))
        ),
        (.network(.httpStatus(NetworkResponse(status: 404))), .server(server, .notFound)),
        (.network(.cancelled), .cancelled),
        (.network(.malformedResponse), .server(server, .invalidResponse)),
        (
            .storage(.cannotWrite(path: "/titles", reason: "Full")),
            .storage(StorageFailure(operation: .write, path: "/titles", reason: "Full"))
        ),
    ])
    func `maps each error of a download`(error: DownloadError, expected: MoviesError) {
        #expect(MoviesError(error, file: "titles", server: Self.server) == expected)
    }

    @Test(arguments: [
        (
            DownloadProgress.received(3, total: 9),
            CatalogActivity.downloading(file: "titles", done: 3, total: 9)
        ),
        (.received(3, total: nil), .downloading(file: "titles", done: 3, total: nil)),
        (
            .waiting(.seconds(5), reason: .timedOut),
            .waiting(seconds: 5, reason: .server(server, .timedOut))
        ),
        (
            .waiting(.milliseconds(5_001), reason: .cancelled),
            .waiting(seconds: 6, reason: .cancelled)
        ),
        (.waiting(.milliseconds(1), reason: .cancelled), .waiting(seconds: 1, reason: .cancelled)),
        (.waiting(.zero, reason: .cancelled), .waiting(seconds: 0, reason: .cancelled)),
    ])
    func `maps the progress of a download`(progress: DownloadProgress, expected: CatalogActivity) {
        #expect(CatalogActivity(progress, file: "titles", server: Self.server) == expected)
    }

    @Test(arguments: [
        (StorageError.cannotCreate(path: "/a", reason: "b"), StorageFailure.Operation.create),
        (.cannotRead(path: "/a", reason: "b"), .read),
        (.cannotWrite(path: "/a", reason: "b"), .write),
    ])
    func `maps each error of storage`(error: StorageError, operation: StorageFailure.Operation) {
        let expected = StorageFailure(operation: operation, path: "/a", reason: "b")

        #expect(MoviesError(error) == .storage(expected))
        #expect(
            MoviesError(LineReader.Failure.storage(error), file: .standardInput)
                == .storage(expected)
        )
    }

    @Test func `maps a wait for a lock`() {
        #expect(MoviesError(StorageError.cancelled) == .cancelled)
        #expect(
            MoviesError(StorageError.locked(path: "/a"))
                == .locked(path: "/a", reason: "another program keeps it locked")
        )
    }

    @Test func `maps a file that can't be decompressed`() {
        #expect(
            MoviesError(LineReader.Failure.corruptGzip, file: .standardInput)
                == .dataSetUnusable(file: .standardInput, .corrupt)
        )
    }

    @Test(arguments: [
        (TextIndexError.notAnIndex, MoviesError.catalogUnusable(path: "/i", .corrupt)),
        (.corrupt, .catalogUnusable(path: "/i", .corrupt)),
        (.missing, .catalogUnusable(path: "/i", .corrupt)),
        (.incompatibleVersion, .catalogUnusable(path: "/i", .incompatibleVersion)),
        (
            .unreadable(reason: "Is a directory"),
            .storage(StorageFailure(operation: .read, path: "/i", reason: "Is a directory"))
        ),
    ])
    func `maps each error of an index`(error: TextIndexError, expected: MoviesError) {
        #expect(MoviesError(error, path: "/i") == expected)
    }
}
