import Foundation

/// Collects the bytes that arrive at a descriptor, on a separate thread.
final class OutputCapture: Sendable {
    private let state = Monitor(State())

    private struct State {
        var bytes = Data()
        var resizes: [TerminalResize] = []
        var hasEnded = false
    }

    /// What has arrived since an earlier update.
    struct Update: Sendable {
        let bytes: Data
        let resizes: [TerminalResize]
        /// Whether nothing more can arrive.
        let isLast: Bool
    }

    /// Calls `respond` on its thread, as soon as `query` has arrived, each time.
    init(
        of descriptor: Descriptor,
        query: String = "",
        respond: @escaping @Sendable () -> Void = {}
    ) {
        BlockingThread.start("program output") { [state] in
            var next = 1
            while let bytes = descriptor.readSome() {
                state.change { $0.bytes += bytes }
                while !query.isEmpty,
                    state.read({ $0.bytes.contains(Data(query.utf8), times: next) })
                {
                    next += 1
                    respond()
                }
            }
            state.change { $0.hasEnded = true }
        }
    }

    /// What has arrived so far.
    var bytes: Data { state.read { $0.bytes } }

    /// Records a resize after all bytes that have arrived so far.
    func recordResize(columns: Int, rows: Int) {
        state.change {
            let resize = TerminalResize(offset: $0.bytes.count, columns: columns, rows: rows)
            $0.resizes.append(resize)
        }
    }

    /// What has arrived after `byteCount` bytes and `resizeCount` resizes.
    func update(after byteCount: Int, _ resizeCount: Int) -> Update {
        state.read {
            Update(
                bytes: Data($0.bytes.dropFirst(byteCount)),
                resizes: Array($0.resizes.dropFirst(resizeCount)),
                isLast: $0.hasEnded
            )
        }
    }

    /// Blocks until there are more than `byteCount` bytes or `resizeCount` resizes, or the end.
    func waitForUpdate(after byteCount: Int, _ resizeCount: Int, timeout: Duration) -> Bool {
        state.wait(timeout: timeout) {
            $0.hasEnded || $0.bytes.count > byteCount || $0.resizes.count > resizeCount
        }
    }

    /// Blocks until nothing more can arrive.
    func waitForEnd(timeout: Duration) -> Bool { state.wait(timeout: timeout) { $0.hasEnded } }

    /// Suspends until anything has arrived.
    func waitForFirstByte(timeout: Duration) async -> Bool { await wait(timeout) { !$0.isEmpty } }

    /// Suspends until the text has appeared `times` times, counted from the start.
    func wait(for text: String, times: Int, timeout: Duration) async -> Bool {
        let pattern = Data(text.utf8)
        return await wait(timeout) { $0.contains(pattern, times: times) }
    }

    private func wait(
        _ timeout: Duration,
        until isReached: @escaping @Sendable (Data) -> Bool
    ) async -> Bool {
        await BlockingThread.run("wait for output") { [state] in
            _ = state.wait(timeout: timeout) { $0.hasEnded || isReached($0.bytes) }
            return isReached(state.read { $0.bytes })
        }
    }
}

extension Data {
    fileprivate func contains(_ pattern: Data, times: Int) -> Bool {
        guard !pattern.isEmpty else { return true }
        var rest = self[...]
        for _ in 0..<times {
            guard let range = rest.range(of: pattern) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}

/// A resize of a terminal in the middle of a program's output.
struct TerminalResize: Sendable {
    /// The number of bytes that had arrived before it.
    let offset: Int
    let columns: Int
    let rows: Int
}
