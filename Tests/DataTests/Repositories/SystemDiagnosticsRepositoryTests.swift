import Domain
import DomainDoubles
import Foundation
import Infrastructure
import TestSupport
import Testing

@testable import Data

struct SystemDiagnosticsRepositoryTests {
    private static let genres = Result.body(#"{"genres":[{"id":28,"name":"Action"}]}"#)

    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func `accepts a network program that greets`() async throws {
        let greeting = try folder.write(WorkerFrame.greeting.data(forRequest: 0), to: "greeting")

        try await repository(program: "cat '\(greeting)'; exec cat").checkNetworkProgram()
    }

    @Test(arguments: [
        ("exit 0", NetworkProgramFailure.incompatible),
        ("exit 127", .cannotStart(reason: "it ended at once; run it to see why")),
    ])
    func `says why the network program is unusable`(
        command: String,
        failure: NetworkProgramFailure
    ) async throws {
        let repository = try repository(program: command)

        await #expect(
            throws: MoviesError.networkProgramUnusable(path: folder.path(of: "worker"), failure)
        ) { try await repository.checkNetworkProgram() }
    }

    @Test func `waits for the network program until the timeout`() async throws {
        let repository = try repository(program: "exec cat", timeout: .milliseconds(100))
        let path = folder.path(of: "worker")

        await #expect(throws: MoviesError.networkProgramUnusable(path: path, .silent)) {
            try await repository.checkNetworkProgram()
        }
    }

    @Test func `asks the server about the credential`() async throws {
        let network = RoutedNetwork(["authentication": .body(#"{"success":true}"#)])

        try await repository(network).checkCredential()

        #expect(network.requested.map(\.target) == ["authentication"])
    }

    @Test func `asks for genres if a proxy passes only on what searches need`() async throws {
        let network = RoutedNetwork(["genre/movie/list": Self.genres])

        try await repository(network).checkCredential()

        #expect(
            network.requested.map(\.target) == ["authentication", "genre/movie/list?language=en"]
        )
    }

    @Test(arguments: [
        (Result.status(401), MoviesError.credentialRefused(.tmdb)),
        (.status(403), .server(.example, .requestRefused(status: 403, reason: nil))),
        (.failure(.timedOut), .server(.example, .timedOut)),
        (.body(#"{"success":false}"#), .server(.example, .invalidResponse)),
        (.body("{}"), .server(.example, .invalidResponse)),
        (.body(#"{"status_code":7,"success":false}"#), .credentialRefused(.tmdb)),
    ])
    func `reports an invalid credential, and asks no further`(
        response: Result<NetworkResponse, NetworkError>,
        error: MoviesError
    ) async throws {
        let network = RoutedNetwork([
            "authentication": response, "genre/movie/list": Self.genres,
        ])
        let repository = try repository(network)

        await #expect(throws: error) { try await repository.checkCredential() }
        #expect(network.paths == ["authentication"])
    }

    @Test func `reports the failure of the request for genres`() async throws {
        let repository = try repository(RoutedNetwork(["genre/movie/list": .status(401)]))

        await #expect(throws: MoviesError.credentialRefused(.tmdb)) {
            try await repository.checkCredential()
        }
    }

    @Test func `reports that there is no credential`() async throws {
        let repository = try repository()

        await #expect(throws: MoviesError.credentialMissing(.tmdb)) {
            try await repository.checkCredential()
        }
    }

    @Test func `checks the folder of the data`() async throws {
        try folder.write("in the way", to: "file")
        let good = folder.path(of: "new")
        let bad = folder.path(of: "file/new")
        let repository = try repository { data in data == .responseCache ? bad : good }

        try await repository.checkWriting(of: .catalog)
        try await repository.checkWriting(of: .recentQueries)

        let failure = StorageFailure(operation: .create, path: bad, reason: "Not a directory")
        await #expect(throws: MoviesError.storage(failure)) {
            try await repository.checkWriting(of: .responseCache)
        }
        #expect(!folder.exists("new"))
    }

    @Test func `reports that there is no folder for the data`() async throws {
        let repository = try repository { _ throws(MoviesError) in throw .offline(.tmdb) }

        await #expect(throws: MoviesError.offline(.tmdb)) {
            try await repository.checkWriting(of: .catalog)
        }
    }

    /// Uses a script as the network program.
    private func repository(
        _ network: RoutedNetwork? = nil,
        program command: String = "exit 1",
        timeout: Duration = .hangLimit,
        folder: @escaping @Sendable (StoredData) throws(MoviesError) -> String = { _ in "/" }
    ) throws -> SystemDiagnosticsRepository {
        let path = try self.folder.writeExecutable("#!/bin/sh\n\(command)\n", to: "worker")
        return SystemDiagnosticsRepository(
            transport: WorkerTransport(searching: [path]),
            timeout: timeout,
            source: .tmdb,
            credentialCheck: network.map {
                JSONClient(network: $0, cache: nil).checkTMDBCredential
            },
            folder: folder
        )
    }
}
