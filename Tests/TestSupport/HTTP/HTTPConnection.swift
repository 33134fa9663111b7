/// Serves the requests of one connection on a separate thread.
struct HTTPConnection: Sendable {
    let socket: Descriptor
    /// Opens when the server stops.
    let stopped: Gate
    let requests: Monitor<[HTTPTestRequest]>
    let handler: @Sendable (HTTPTestRequest) -> HTTPTestReply

    /// Serves until either side ends the connection, and then calls `ended`.
    func start(ended: @escaping @Sendable () -> Void) {
        BlockingThread.start("HTTP test connection") {
            let id = stopped.whenOpen { [socket] in socket.disconnect() }
            serve()
            stopped.removeAction(id)
            socket.hangUp()
            ended()
        }
    }

    private func serve() {
        var reader = HTTPRequestReader(socket: socket)
        let performer = HTTPStepPerformer(socket: socket, stopped: stopped)
        while !stopped.isOpen {
            do throws(HTTPRequestReader.Failure) {
                let request = try reader.next()
                requests.change { $0.append(request) }
                let reply = handler(request)
                guard performer.perform(reply.steps) else { return }
                guard reply.keepsConnection, request.allowsAnother else { return }
            } catch {
                if error == .malformed {
                    _ = performer.perform(HTTPTestReply.status(400).steps)
                }
                return
            }
        }
    }
}

extension HTTPTestRequest {
    /// Whether the client expects to send another request on the connection.
    fileprivate var allowsAnother: Bool {
        // The replies don't support HEAD, which must omit the body.
        version == "HTTP/1.1" && method != "HEAD" && header("Connection")?.lowercased() != "close"
    }
}
