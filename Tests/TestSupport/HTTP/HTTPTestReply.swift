/// What a server does with a request: steps, so that any misbehaviour can be composed.
public struct HTTPTestReply: Sendable {
    public var steps: [HTTPTestStep]
    /// Whether the connection serves another request when the steps are done.
    ///
    /// The reply must then say itself where it ends. Otherwise the connection is closed.
    public var keepsConnection: Bool

    public init(_ steps: [HTTPTestStep], keepsConnection: Bool = false) {
        self.steps = steps
        self.keepsConnection = keepsConnection
    }

    /// A status line and headers, with those of the defaults that are not given.
    static func head(
        _ status: Int,
        _ headers: [(String, String)],
        defaults: [(String, String)]
    ) -> [UInt8] {
        let given = Set(headers.map { $0.0.lowercased() })
        let lines = (defaults.filter { !given.contains($0.0.lowercased()) } + headers)
            .map { "\($0.0): \($0.1)\r\n" }
        let reason = HTTPReasonPhrase.phrase(for: status)
        return Array("HTTP/1.1 \(status) \(reason)\r\n\(lines.joined())\r\n".utf8)
    }

    /// Whether the headers leave it to the reply to say where it ends.
    static func framesItself(_ headers: [(String, String)]) -> Bool {
        let framing: Set = ["content-length", "transfer-encoding", "connection"]
        return framing.isDisjoint(with: headers.map { $0.0.lowercased() })
    }
}

/// Short, since a failed test prints it.
extension HTTPTestReply: CustomStringConvertible {
    public var description: String {
        let text = steps.prefix(3).map(\.description).joined(separator: ", ")
        return String(text.prefix(200))
    }
}
