import Infrastructure

/// What is typed line by line, or comes from a file or another program.
enum StandardInput {
    /// Why there is nothing to read, in the system's own words.
    struct Unreadable: Error {
        let reason: String
    }

    /// In bytes: what a line has beyond is left out.
    private static let lineLimit = 1 << 16

    /// The lines as they come, read on a thread of its own; for one reader.
    ///
    /// Not by `readLine`: while that waits it holds a lock which some libraries want at the end.
    static func readLines() -> AsyncThrowingStream<String, any Error> {
        let (lines, continuation) = AsyncThrowingStream.makeStream(of: String.self)
        let hasStarted = DetachedThread.start {
            do {
                try read { continuation.yield($0) }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        if !hasStarted {
            continuation.finish(throwing: Unreadable(reason: "no thread can be started"))
        }
        return lines
    }

    private static func read(_ take: (String) -> Void) throws {
        var buffer = [UInt8](repeating: 0, count: 1 << 12)
        var line: [UInt8] = []
        while let count = try readSome(&buffer) {
            for byte in buffer.prefix(count) {
                if byte == UInt8(ascii: "\n") {
                    take(String(decoding: line, as: UTF8.self))
                    line.removeAll(keepingCapacity: true)
                } else if line.count < lineLimit {
                    line.append(byte)
                }
            }
        }
        if !line.isEmpty { take(String(decoding: line, as: UTF8.self)) }
    }

    /// `nil` at the end.
    private static func readSome(_ buffer: inout [UInt8]) throws -> Int? {
        while true {
            let count = readBytes(&buffer, buffer.count)
            if count >= 0 { return count == 0 ? nil : count }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                _ = poll(&entry, 1, -1)
            default: throw Unreadable(reason: String(cString: strerror(errno)))
            }
        }
    }
}

/// Outside of the type, whose own `read` would hide the system's.
private func readBytes(_ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(STDIN_FILENO, buffer, count)
}
