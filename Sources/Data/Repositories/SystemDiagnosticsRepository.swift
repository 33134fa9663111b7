package import Domain
package import Infrastructure

/// Checks the network program, TMDB and the folders of this machine.
package struct SystemDiagnosticsRepository: DiagnosticsRepository {
    private let transport: WorkerTransport

    /// How long the network program may take to start.
    private let timeout: Duration

    /// Without a cache; `nil` without a credential.
    private let client: JSONClient?

    /// Returns the absolute path.
    private let folder: @Sendable (StoredData) throws(MoviesError) -> String

    package init(
        transport: WorkerTransport,
        timeout: Duration,
        client: JSONClient?,
        folder: @escaping @Sendable (StoredData) throws(MoviesError) -> String
    ) {
        self.transport = transport
        self.timeout = timeout
        self.client = client
        self.folder = folder
    }

    package func checkNetworkProgram() async throws(MoviesError) {
        do {
            try await transport.checkWorker(within: timeout)
        } catch {
            let server = Server(host: WorkerProtocol.programName, source: .tmdb)
            throw MoviesError(error, server: server)
        }
    }

    package func checkCredential() async throws(MoviesError) {
        guard let client else { throw .credentialMissing(.tmdb) }
        try await client.checkCredential()
    }

    package func checkWriting(of data: StoredData) async throws(MoviesError) {
        let directory = PrivateDirectory(path: try folder(data))
        try MoviesError.mapping(try directory.checkWriting())
    }
}
