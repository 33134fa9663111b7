public import Domain

/// The input of the check of a credential.
@MainActor
public protocol CredentialViewModelInput: AnyObject {
    /// Asks TMDB whether the credential of the settings is valid.
    func didRequestCheck() async
}

/// The output of the check of a credential.
@MainActor
public protocol CredentialViewModelOutput: AnyObject {
    var state: Observable<CredentialState> { get }
}

public typealias CredentialViewModel = CredentialViewModelInput & CredentialViewModelOutput

/// What TMDB says about a credential.
public enum CredentialState: Hashable, Sendable {
    case idle
    case accepted
    case failed(FailureViewModel)
}

public final class DefaultCredentialViewModel: CredentialViewModel {
    public let state = Observable(CredentialState.idle)

    private let checkCredential: any CheckCredentialUseCase

    public init(checkCredential: any CheckCredentialUseCase) {
        self.checkCredential = checkCredential
    }

    public func didRequestCheck() async {
        do {
            try await checkCredential.execute()
            state.value = .accepted
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }
}
