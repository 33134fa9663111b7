package import Domain

package enum CredentialState: Hashable, Sendable {
    case stored(path: String)

    /// Its source does not accept it.
    case refused(FailureViewModel)

    /// Its source can't be asked.
    case unchecked(FailureViewModel)

    case notWritten(FailureViewModel)
}

/// Stores a new credential.
package struct CredentialViewModel {
    let storeCredential: any StoreCredentialUseCase

    /// Stores a credential; `isChecked` is whether its source is asked first.
    package func store(_ credential: Credential, isChecked: Bool) async -> CredentialState {
        do throws(StoreCredentialError) {
            let path = try await storeCredential.execute(credential, isChecked: isChecked)
            return .stored(path: path)
        } catch {
            return switch error {
            case .refused(let error): .refused(FailureViewModel(error))
            case .unchecked(let error): .unchecked(FailureViewModel(error))
            case .notWritten(let error): .notWritten(FailureViewModel(error))
            }
        }
    }
}
