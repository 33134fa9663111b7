package import Domain

/// The input of a new credential.
@MainActor
package protocol CredentialViewModelInput: AnyObject {
    /// Stores a credential; `isChecked` is whether TMDB is asked first.
    func didEnter(_ credential: Credential, isChecked: Bool) async
}

/// The output of a new credential.
@MainActor
package protocol CredentialViewModelOutput: AnyObject {
    var state: Observable<CredentialState> { get }
}

package typealias CredentialViewModel = CredentialViewModelInput & CredentialViewModelOutput

/// What became of a credential.
package enum CredentialState: Hashable, Sendable {
    case idle

    /// It is in the file at the path.
    case stored(path: String)

    /// TMDB does not accept it.
    case refused(FailureViewModel)

    /// TMDB can't be asked.
    case unchecked(FailureViewModel)

    /// The file can't be written.
    case notWritten(FailureViewModel)
}

package final class DefaultCredentialViewModel: CredentialViewModel {
    package let state = Observable(CredentialState.idle)

    private let storeCredential: any StoreCredentialUseCase

    package init(storeCredential: any StoreCredentialUseCase) {
        self.storeCredential = storeCredential
    }

    package func didEnter(_ credential: Credential, isChecked: Bool) async {
        do throws(StoreCredentialError) {
            let path = try await storeCredential.execute(credential, isChecked: isChecked)
            state.value = .stored(path: path)
        } catch {
            state.value =
                switch error {
                case .refused(let error): .refused(FailureViewModel(error))
                case .unchecked(let error): .unchecked(FailureViewModel(error))
                case .notWritten(let error): .notWritten(FailureViewModel(error))
                }
        }
    }
}
