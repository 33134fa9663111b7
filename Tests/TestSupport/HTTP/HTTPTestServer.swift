/// A server on the loopback interface with scripted replies.
///
/// Every connection has a separate thread. Valid replies keep the connection, so that a client can
/// reuse it. The server stops on deallocation, so keep it as long as it is needed.
package final class HTTPTestServer: Sendable {
    package let port: Int
    private let host: String
    private let listener: HTTPListener
    private let log = Monitor<[HTTPTestRequest]>([])
    private let connections = Monitor(0)
    private let endedConnections = Monitor(0)
    private let stopped = Gate()

    /// Starts to listen on a free port.
    ///
    /// The handler runs on the threads of the connections, concurrently. It must not block: delay
    /// the reply by `.gated(by:then:)`, which ends when the server stops.
    package init(
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

    /// Sends the same reply to all requests.
    package convenience init(reply: HTTPTestReply) throws { try self.init { _ in reply } }

    /// Sends the next reply to each request, and the last one to all further requests.
    ///
    /// Without any reply it responds with 404.
    package convenience init(replies: [HTTPTestReply]) throws {
        let next = Monitor(replies[...])
        try self.init { _ in
            next.change { $0.count > 1 ? $0.popFirst() : $0.first } ?? .status(404)
        }
    }

    deinit { stop() }

    /// The URL of the server, without a trailing slash.
    package var url: String { "http://\(host):\(port)" }

    /// All complete requests in order of arrival.
    package var requests: [HTTPTestRequest] { log.read { $0 } }

    /// The number of connections so far.
    package var connectionCount: Int { connections.read { $0 } }

    /// Suspends until `count` requests have arrived in total; returns `false` on timeout.
    ///
    /// The timeout only limits a test that hangs.
    package func waitForRequests(_ count: Int, timeout: Duration = .hangLimit) async -> Bool {
        await BlockingThread.run("wait for requests") { [log] in
            log.wait(timeout: timeout) { $0.count >= count }
        }
    }

    /// Suspends until there was a request that satisfies a condition; returns `false` on timeout.
    package func waitForRequest(
        timeout: Duration = .hangLimit,
        where isWanted: @escaping @Sendable (HTTPTestRequest) -> Bool
    ) async -> Bool {
        await BlockingThread.run("wait for a request") { [log] in
            log.wait(timeout: timeout) { $0.contains(where: isWanted) }
        }
    }

    /// Suspends until `count` connections have ended in total; returns `false` on timeout.
    ///
    /// The timeout only limits a test that hangs.
    package func waitForEndedConnections(
        _ count: Int,
        timeout: Duration = .hangLimit
    ) async -> Bool {
        await BlockingThread.run("wait for connections to end") { [endedConnections] in
            endedConnections.wait(timeout: timeout) { $0 >= count }
        }
    }

    /// Closes the port and all connections, and releases their threads.
    ///
    /// When it returns, the port refuses connections. Stopping twice has no effect.
    package func stop() {
        stopped.open()
        _ = listener.ended.wait()
    }
}
