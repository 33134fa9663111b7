package import Domain
package import Infrastructure

package struct SystemDiagnosticsRepository: DiagnosticsRepository {
    private let transport: WorkerTransport
    private let timeout: Duration
    private let source: OnlineSource

    /// Asks the source whether the credential is valid; `nil` without a credential.
    private let credentialCheck: (@Sendable () async throws(MoviesError) -> Void)?

    private let selection: MovieSelection
    private let folder: @Sendable (StoredData) throws(MoviesError) -> String

    package init(
        transport: WorkerTransport,
        timeout: Duration,
        source: OnlineSource,
        credentialCheck: (@Sendable () async throws(MoviesError) -> Void)?,
        selection: MovieSelection = .all,
        folder: @escaping @Sendable (StoredData) throws(MoviesError) -> String
    ) {
        self.transport = transport
        self.timeout = timeout
        self.source = source
        self.credentialCheck = credentialCheck
        self.selection = selection
        self.folder = folder
    }

    package func checkNetworkProgram() async throws(MoviesError) {
        do {
            try await transport.checkWorker(within: timeout)
        } catch {
            let server = Server(host: WorkerProtocol.programName, source: source)
            throw MoviesError(error, server: server)
        }
    }

    package func checkCredential() async throws(MoviesError) {
        guard let credentialCheck else { throw .credentialMissing(source) }
        try await credentialCheck()
    }

    package func listedMovieCount() async throws(MoviesError) -> Int? {
        if selection.isEmpty { return nil }
        return try selection.contents().all.reduce(0) { $0 + $1.rows.count }
    }

    package func checkWriting(of data: StoredData) async throws(MoviesError) {
        let directory = PrivateDirectory(path: try folder(data))
        try MoviesError.mapping(try directory.checkWriting())
    }
}
