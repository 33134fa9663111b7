/// How a server responds to a request: a list of steps, which can compose any misbehavior.
package struct HTTPTestReply: Sendable {
    package var steps: [HTTPTestStep]
    /// Whether the connection serves another request when the steps are done.
    ///
    /// The reply must then declare its length. Otherwise the connection is closed.
    package var keepsConnection: Bool

    package init(_ steps: [HTTPTestStep], keepsConnection: Bool = false) {
        self.steps = steps
        self.keepsConnection = keepsConnection
    }

    /// A status line and headers, with the defaults that are not overridden.
    static func head(
        _ status: Int,
        _ headers: [(String, String)],
        defaults: [(String, String)]
    ) -> [UInt8] {
        let given = Set(headers.map { $0.0.lowercased() })
        let lines = (defaults.filter { !given.contains($0.0.lowercased()) } + headers)
            .map { "\($0.0): \($0.1)\r\n" }
        return Array("HTTP/1.1 \(status) Reason\r\n\(lines.joined())\r\n".utf8)
    }

    /// Whether the given headers leave the framing to the reply.
    static func framesItself(_ headers: [(String, String)]) -> Bool {
        let framing: Set = ["content-length", "transfer-encoding", "connection"]
        return framing.isDisjoint(with: headers.map { $0.0.lowercased() })
    }
}

/// Short, since failed tests print it.
extension HTTPTestReply: CustomStringConvertible {
    package var description: String {
        let text = steps.prefix(3).map(\.description).joined(separator: ", ")
        return String(text.prefix(200))
    }
}
