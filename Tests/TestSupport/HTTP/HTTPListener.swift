/// Accepts connections on a free port of the loopback interface, on a separate thread.
struct HTTPListener: Sendable {
    let port: Int
    /// Opens when the port is free again.
    let ended = Gate()
    private let socket: Descriptor
    private let wakeUp: Pipe

    init(_ family: LoopbackFamily) throws {
        (socket, port) = try LoopbackSocket.bound(family)
        try LoopbackSocket.makeNonBlocking(socket)
        try SystemCallError.check(listen(socket.number, 512), "listen")
        wakeUp = try Pipe()
    }

    /// Hands every connection to `serve` until the gate opens.
    func start(until stopped: Gate, serve: @escaping @Sendable (Descriptor) -> Void) {
        // Closing the other end wakes the thread; on BSD, shutting down a listener does not.
        stopped.whenOpen { [wakeUp] in wakeUp.writing.closeNow() }
        BlockingThread.start("HTTP test listener") {
            while waitForConnection(), !stopped.isOpen {
                do {
                    serve(try LoopbackSocket.accepted(from: socket))
                } catch let error as SystemCallError where error.isTransient {
                    continue
                } catch {
                    break
                }
            }
            socket.closeNow()
            ended.open()
        }
    }

    private func waitForConnection() -> Bool {
        var events = [
            pollfd(fd: socket.number, events: Int16(POLLIN), revents: 0),
            pollfd(fd: wakeUp.reading.number, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&events, nfds_t(events.count), -1) < 0 {
            guard errno == EINTR else { return false }
        }
        return events[1].revents == 0
    }
}

extension SystemCallError {
    /// Whether only this connection failed, or there was none to accept.
    fileprivate var isTransient: Bool { [EINTR, EAGAIN, ECONNABORTED].contains(code) }
}
