import CommandLineKit
import Domain
import SystemKit
import Terminal

/// The credential that counts: that of the environment, of which a token before a key, else that of
/// the file of `movies config set-token`.
struct FoundCredential: Sendable {
    static let variables = ["TMDB_ACCESS_TOKEN", "TMDB_API_KEY"]
    static let fileName = "token"

    /// The variable, or the path of the file, for a message.
    let name: String

    /// The path of the file; `nil` for a variable.
    let path: String?
    let isKey: Bool

    /// The reason that it is invalid matters only where it is used.
    let credential: Result<Credential, ErrorReport>

    var noun: String { isKey ? "API key" : "token" }
}

extension FoundCredential {
    /// `nil` if none is set; a blank one is none.
    init?(_ environment: Environment) {
        // Copying and pasting often adds whitespace.
        let texts = Self.variables.map { environment[$0]?.trimmed ?? "" }
        if let index = texts.firstIndex(where: { !$0.isEmpty }) {
            self.init(Self.variables[index], nil, texts[index], isKey: index == 1)
            return
        }
        guard let path = try? Self.path(in: Directories(environment: environment)).get() else {
            return nil
        }
        do {
            guard let data = try FileDescriptor.contents(of: path, limit: 1 << 16) else {
                return nil
            }
            let line = data.prefix { $0 != UInt8(ascii: "\n") }
            let text = String(decoding: line, as: UTF8.self).trimmed
            guard !text.isEmpty else { return nil }
            self.init(path, path, text, isKey: Credential(text)?.isKey ?? false)
        } catch {
            let problem = ErrorReport(.configuration, "can't read \(path): \(error.reason)")
            self.init(name: path, path: path, isKey: false, credential: .failure(problem))
        }
    }

    private init(_ name: String, _ path: String?, _ text: String, isKey: Bool) {
        let problem =
            "\(name) contains a character that is not valid in a credential; copy it again"
        self.init(
            name: name,
            path: path,
            isKey: isKey,
            credential: Credential.isSendable(text)
                ? .success(isKey ? .apiKey(text) : .accessToken(text))
                : .failure(ErrorReport(.configuration, problem))
        )
    }

    /// The file, which is apart from the options so that these can be shared.
    static func path(in directories: Directories) -> Result<String, StorageFailure> {
        directories[.configuration].map { "\($0)/\(fileName)" }
    }
}

extension Credential {
    var isKey: Bool {
        if case .apiKey = self { true } else { false }
    }
}
