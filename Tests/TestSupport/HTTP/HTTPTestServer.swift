/// A server on the loopback interface that replies as the test says, well or badly.
///
/// Every connection has a thread of its own. Well-behaved replies keep the connection, so that a
/// client can use it again. The server stops when it is let go, so keep it as long as it is needed.
public final class HTTPTestServer: Sendable {
    public let port: Int
    private let host: String
    private let listener: HTTPListener
    private let log = Monitor<[HTTPTestRequest]>([])
    private let connections = Monitor(0)
    private let endedConnections = Monitor(0)
    private let stopped = Gate()

    /// Starts to listen on a free port.
    ///
    /// The handler runs on the threads of the connections, on several at once. It must not block:
    /// let the reply wait, by `.gated(by:then:)`, which ends when the server stops.
    public init(
        on family: LoopbackFamily = .ipv4,
        handler: @escaping @Sendable (HTTPTestRequest) -> HTTPTestReply
    ) throws {
        host = family.host
        listener = try HTTPListener(family)
        port = listener.port
        listener.start(until: stopped) {
            [stopped, log, connections, endedConnections] socket in
            connections.change { $0 += 1 }
            HTTPConnection(socket: socket, stopped: stopped, requests: log, handler: handler)
                .start { endedConnections.change { $0 += 1 } }
        }
    }

    /// Gives the same reply to all requests.
    public convenience init(reply: HTTPTestReply) throws {
        try self.init { _ in reply }
    }

    /// Gives each request the next reply, and the last one to all further requests.
    ///
    /// Without any reply it answers 404.
    public convenience init(replies: [HTTPTestReply]) throws {
        let next = Monitor(replies[...])
        try self.init { _ in
            next.change { $0.count > 1 ? $0.popFirst() : $0.first } ?? .status(404)
        }
    }

    deinit {
        stop()
    }

    /// Where the server is, without a slash at the end.
    public var url: String {
        "http://\(host):\(port)"
    }

    /// All requests that arrived whole, in that order.
    public var requests: [HTTPTestRequest] {
        log.read { $0 }
    }

    /// How many connections were made.
    public var connectionCount: Int {
        connections.read { $0 }
    }

    /// Suspends until so many requests have arrived in all, or else returns `false`.
    ///
    /// The timeout is only a bound for a test that hangs.
    public func waitForRequests(
        _ count: Int,
        timeout: Duration = .seconds(20)
    ) async -> Bool {
        await OwnThread.run("wait for requests") { [log] in
            log.wait(timeout: timeout) { $0.count >= count }
        }
    }

    /// Suspends until so many connections have ended in all, or else returns `false`.
    ///
    /// The timeout is only a bound for a test that hangs.
    public func waitForEndedConnections(
        _ count: Int,
        timeout: Duration = .seconds(20)
    ) async -> Bool {
        await OwnThread.run("wait for connections to end") { [endedConnections] in
            endedConnections.wait(timeout: timeout) { $0 >= count }
        }
    }

    /// Closes the port and all connections, and releases their threads.
    ///
    /// When it returns, the port refuses connections. Stopping again does nothing.
    public func stop() {
        stopped.open()
        _ = listener.ended.wait()
    }
}
