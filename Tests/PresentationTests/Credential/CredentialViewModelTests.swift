import Domain
import Testing

@testable import Presentation

struct CredentialViewModelTests {
    @Test func `says where the credential is`() async {
        #expect(await state(.success("/config.json5")) == .stored(path: "/config.json5"))
    }

    @Test func `says whether TMDB refuses it or can't be asked`() async {
        let timeout = MoviesError.server(Server(host: "example.org", source: .tmdb), .timedOut)

        let refused = await state(.failure(.refused(.credentialRefused(.tmdb))))
        let unchecked = await state(.failure(.unchecked(timeout)))

        guard case .refused(let refusal) = refused, case .unchecked(let failure) = unchecked else {
            Issue.record("\(refused), \(unchecked)")
            return
        }
        #expect(refusal.error == .credentialRefused(.tmdb))
        #expect(failure.error == timeout)
    }

    @Test func `names a file that can't be written`() async {
        let full = StorageFailure(operation: .write, path: "/x", reason: "No space left on device")

        let state = await state(.failure(.notWritten(.storage(full))))

        guard case .notWritten(let failure) = state else {
            Issue.record("\(state)")
            return
        }
        #expect(failure.summary == "can't write /x: No space left on device")
    }

    private func state(_ result: Result<String, StoreCredentialError>) async -> CredentialState {
        await CredentialViewModel(storeCredential: StubStoring(result: result))
            .store(.apiKey("key"), isChecked: true)
    }

    private struct StubStoring: StoreCredentialUseCase {
        let result: Result<String, StoreCredentialError>

        func execute(
            _ credential: Credential,
            isChecked: Bool
        ) async throws(StoreCredentialError) -> String {
            try result.get()
        }
    }
}
