/// Checks and stores the user's credential.
package protocol CredentialRepository: Sendable {
    /// Asks the source of a credential whether it is valid.
    func check(_ credential: Credential) async throws(MoviesError)

    /// Replaces the stored credential, and returns the path of the file.
    func store(_ credential: Credential) async throws(MoviesError) -> String
}
