/// What a server answered.
public struct NetworkResponse: Hashable, Sendable {
    public let status: Int
    public let headers: [HTTPHeader]

    /// Decompressed.
    public let body: Data

    public init(status: Int, headers: [HTTPHeader] = [], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The value of the first header of that name, in any case.
    public func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}
