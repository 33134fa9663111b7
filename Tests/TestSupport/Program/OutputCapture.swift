import Foundation

/// Collects what arrives at a descriptor, on a thread of its own.
final class OutputCapture: Sendable {
    private let state = Monitor(State())

    private struct State {
        var bytes = Data()
        var resizes: [TerminalResize] = []
        var hasEnded = false
    }

    /// What has arrived since an earlier look.
    struct News: Sendable {
        let bytes: Data
        let resizes: [TerminalResize]
        /// Whether nothing more can arrive.
        let isLast: Bool
    }

    init(of descriptor: Descriptor) {
        OwnThread.start("program output") { [state] in
            while let bytes = descriptor.readSome() {
                state.change { $0.bytes += bytes }
            }
            state.change { $0.hasEnded = true }
        }
    }

    /// What has arrived so far.
    var bytes: Data {
        state.read { $0.bytes }
    }

    /// Remembers that all that has arrived so far is older than a change of the terminal's size.
    func noteResize(columns: Int, rows: Int) {
        state.change {
            let resize = TerminalResize(offset: $0.bytes.count, columns: columns, rows: rows)
            $0.resizes.append(resize)
        }
    }

    /// What there is beyond so many bytes and changes of the size.
    func news(after byteCount: Int, _ resizeCount: Int) -> News {
        state.read {
            News(
                bytes: Data($0.bytes.dropFirst(byteCount)),
                resizes: Array($0.resizes.dropFirst(resizeCount)),
                isLast: $0.hasEnded
            )
        }
    }

    /// Blocks until there is more than so many bytes and changes of the size, or the end.
    func waitForNews(after byteCount: Int, _ resizeCount: Int, timeout: Duration) -> Bool {
        state.wait(timeout: timeout) {
            $0.hasEnded || $0.bytes.count > byteCount || $0.resizes.count > resizeCount
        }
    }

    /// Blocks until nothing more can arrive.
    func waitForEnd(timeout: Duration) -> Bool {
        state.wait(timeout: timeout) { $0.hasEnded }
    }

    /// Suspends until anything arrived.
    func waitForFirstByte(timeout: Duration) async -> Bool {
        await wait(timeout) { !$0.isEmpty }
    }

    /// Suspends until the text has appeared so often, counted from the start.
    func wait(for text: String, times: Int, timeout: Duration) async -> Bool {
        let pattern = Data(text.utf8)
        return await wait(timeout) { $0.contains(pattern, times: times) }
    }

    private func wait(
        _ timeout: Duration,
        until isReached: @escaping @Sendable (Data) -> Bool
    ) async -> Bool {
        await OwnThread.run("wait for output") { [state] in
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
