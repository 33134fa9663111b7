/// A program to start, and what to tell it on its command line, where everybody can read it.
public struct ProgramInvocation: Hashable, Sendable {
    /// An absolute path.
    public let path: String
    public let arguments: [String]

    public init(path: String, arguments: [String] = []) {
        self.path = path
        self.arguments = arguments
    }
}
