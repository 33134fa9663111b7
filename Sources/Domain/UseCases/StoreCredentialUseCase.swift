package enum StoreCredentialError: Error, Hashable {
    /// The source has responded, and does not accept it.
    case refused(MoviesError)

    /// Nothing is known about it, since the source can't be asked.
    case unchecked(MoviesError)

    /// It may be valid, and the file can't be written.
    case notWritten(MoviesError)
}

/// Stores a credential that its source accepts.
package struct StoreCredentialUseCase: Sendable {
    private let credentials: any CredentialRepository

    package init(credentials: any CredentialRepository) { self.credentials = credentials }

    /// Returns the path of the file with the credential; with `isChecked`, its source is
    /// asked first.
    package func execute(
        _ credential: Credential,
        isChecked: Bool
    ) async throws(StoreCredentialError) -> String {
        do throws(MoviesError) {
            if isChecked { try await credentials.check(credential) }
        } catch {
            throw error.refusesCredential ? .refused(error) : .unchecked(error)
        }
        do throws(MoviesError) {
            return try await credentials.store(credential)
        } catch {
            throw .notWritten(error)
        }
    }
}

extension MoviesError {
    /// Whether the source has responded, and refuses the credential or its account.
    package var refusesCredential: Bool {
        if case .server(_, .requestRefused(_, reason: _?)) = self { return true }
        return needsOtherCredential
    }
}
