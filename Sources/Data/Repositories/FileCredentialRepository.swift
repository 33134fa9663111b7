package import Domain

/// Stores the credential in a file with nothing else.
package struct FileCredentialRepository: CredentialRepository {
    private let path: Result<String, MoviesError>

    /// Asks the source of a credential whether it is valid.
    private let checkCredential: @Sendable (Credential) async throws(MoviesError) -> Void

    package init(
        path: Result<String, MoviesError>,
        check: @escaping @Sendable (Credential) async throws(MoviesError) -> Void
    ) {
        self.path = path
        checkCredential = check
    }

    package func check(_ credential: Credential) async throws(MoviesError) {
        try await checkCredential(credential)
    }

    package func store(_ credential: Credential) async throws(MoviesError) -> String {
        try await UserFile(path: path.get()).change { _ in Array("\(credential.secret)\n".utf8) }
    }
}
