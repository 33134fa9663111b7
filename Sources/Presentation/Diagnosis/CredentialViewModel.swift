package import Domain

/// The input of the check of a credential.
@MainActor
package protocol CredentialViewModelInput: AnyObject {
    /// Asks TMDB whether the credential of the settings is valid.
    func didRequestCheck() async
}

/// The output of the check of a credential.
@MainActor
package protocol CredentialViewModelOutput: AnyObject {
    var state: Observable<CredentialState> { get }
}

package typealias CredentialViewModel = CredentialViewModelInput & CredentialViewModelOutput

/// What TMDB says about a credential.
package enum CredentialState: Hashable, Sendable {
    case idle
    case accepted
    case failed(FailureViewModel)
}

package final class DefaultCredentialViewModel: CredentialViewModel {
    package let state = Observable(CredentialState.idle)

    private let checkCredential: any CheckCredentialUseCase

    package init(checkCredential: any CheckCredentialUseCase) {
        self.checkCredential = checkCredential
    }

    package func didRequestCheck() async {
        do {
            try await checkCredential.execute()
            state.value = .accepted
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }
}
