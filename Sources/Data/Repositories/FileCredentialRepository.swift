package import Domain

/// Stores the credential in the configuration file, and keeps the rest of the file as it is.
package struct FileCredentialRepository: CredentialRepository {
    /// Returns a file with another credential; `nil` if it is not one JSON5 object.
    package typealias Edit = @Sendable (_ file: [UInt8], Credential) -> [UInt8]?

    private let file: UserFile

    /// Asks the source of a credential whether it is valid.
    private let checkCredential: @Sendable (Credential) async throws(MoviesError) -> Void
    private let edit: Edit

    package init(
        file: UserFile,
        check: @escaping @Sendable (Credential) async throws(MoviesError) -> Void,
        edit: @escaping Edit
    ) {
        self.file = file
        checkCredential = check
        self.edit = edit
    }

    package func check(_ credential: Credential) async throws(MoviesError) {
        try await checkCredential(credential)
    }

    package func store(_ credential: Credential) async throws(MoviesError) -> String {
        let (path, isChanged) = try await file.change { [edit] in edit($0, credential) }
        guard isChanged else {
            let reason = "it is not one JSON5 object"
            throw .storage(StorageFailure(operation: .write, path: path, reason: reason))
        }
        return path
    }
}
