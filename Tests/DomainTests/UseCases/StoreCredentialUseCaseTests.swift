import Domain
import Synchronization
import Testing

struct StoreCredentialUseCaseTests {
    private static let server = Server(host: "example.org", source: .tmdb)
    private static let full = MoviesError.storage(
        StorageFailure(operation: .write, path: "/x", reason: "No space left on device")
    )

    @Test func `stores what TMDB accepts, and says where`() async throws {
        let credentials = SpyCredentials()

        let path = try await store(credentials, isChecked: true)

        #expect(path == "/token")
        #expect(credentials.calls.withLock(\.self) == ["check a", "store a"])
    }

    @Test func `does not ask TMDB if it shall not`() async throws {
        let credentials = SpyCredentials(check: .credentialRefused(.tmdb))

        _ = try await store(credentials, isChecked: false)

        #expect(credentials.calls.withLock(\.self) == ["store a"])
    }

    @Test(arguments: [
        MoviesError.credentialRefused(.tmdb), .accessDenied(.tmdb, reason: "suspended"),
        .server(server, .requestRefused(status: 403, reason: "no")),
    ])
    func `does not store what TMDB refuses`(error: MoviesError) async {
        let credentials = SpyCredentials(check: error)

        await #expect(throws: StoreCredentialError.refused(error)) {
            try await store(credentials, isChecked: true)
        }
        #expect(credentials.calls.withLock(\.self) == ["check a"])
    }

    @Test(arguments: [
        MoviesError.server(server, .timedOut),
        .server(server, .requestRefused(status: 403, reason: nil)), .cancelled,
    ])
    func `does not store what could not be checked`(error: MoviesError) async {
        let credentials = SpyCredentials(check: error)

        await #expect(throws: StoreCredentialError.unchecked(error)) {
            try await store(credentials, isChecked: true)
        }
        #expect(credentials.calls.withLock(\.self) == ["check a"])
    }

    @Test func `reports a file that can't be written`() async {
        await #expect(throws: StoreCredentialError.notWritten(Self.full)) {
            try await store(SpyCredentials(store: Self.full), isChecked: true)
        }
    }

    private func store(
        _ credentials: SpyCredentials,
        isChecked: Bool
    ) async throws(StoreCredentialError) -> String {
        try await StoreCredentialUseCase(credentials: credentials)
            .execute(.accessToken("a"), isChecked: isChecked)
    }

    private final class SpyCredentials: CredentialRepository {
        let calls = Mutex<[String]>([])
        private let checkError: MoviesError?
        private let storeError: MoviesError?

        init(check: MoviesError? = nil, store: MoviesError? = nil) {
            checkError = check
            storeError = store
        }

        func check(_ credential: Credential) async throws(MoviesError) {
            calls.withLock { $0.append("check \(credential.secret)") }
            if let checkError { throw checkError }
        }

        func store(_ credential: Credential) async throws(MoviesError) -> String {
            calls.withLock { $0.append("store \(credential.secret)") }
            if let storeError { throw storeError }
            return "/token"
        }
    }
}
