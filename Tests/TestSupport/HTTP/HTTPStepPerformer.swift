/// Performs the steps of a reply on the thread of its connection.
struct HTTPStepPerformer {
    let socket: Descriptor
    /// Opens when the server stops.
    let stopped: Gate

    /// Performs the steps in order.
    ///
    /// - Returns: `false` if the connection has ended.
    func perform(_ steps: [HTTPTestStep]) -> Bool {
        steps.allSatisfy { !stopped.isOpen && perform($0) }
    }

    private func perform(_ step: HTTPTestStep) -> Bool {
        switch step {
        case .send(let bytes):
            return socket.sendAll(bytes)
        case .sendByteByByte(let bytes):
            return bytes.allSatisfy { socket.sendAll(CollectionOfOne($0)) }
        case .repeated(let steps, let times):
            return perform(steps, times: times)
        case .wait(let gate):
            gate.wait(orUntil: stopped)
            return !stopped.isOpen
        case .pause(let duration):
            return !stopped.wait(timeout: duration)
        case .hang:
            // Only the end of its data shows that the peer is gone.
            while socket.receive() != nil {}
            return false
        case .reset:
            socket.reset()
            return false
        case .close:
            return false
        }
    }

    private func perform(_ steps: [HTTPTestStep], times: Int?) -> Bool {
        // Repeating nothing forever would keep the thread busy.
        guard !steps.isEmpty else { return true }
        var done = 0
        while times.map({ done < $0 }) ?? true {
            guard perform(steps) else { return false }
            done += 1
        }
        return true
    }
}
