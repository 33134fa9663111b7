import Infrastructure

/// A place that text is written to: the standard output or error of the program, or a test's.
protocol TextOutput: Sendable {
    var isTerminal: Bool { get }

    /// The columns of the terminal; `nil` when that is not known.
    var width: Int? { get }

    /// Writes all of the text before it returns.
    func write(_ text: String) throws(OutputError)
}

/// Why text could not be written.
enum OutputError: Error, Hashable {
    /// Nobody reads any more, as after `| head -1`.
    case closed

    /// In the system's own words, such as `No space left on device`.
    case failed(String)
}

/// Writes to an open file descriptor, without a buffer.
struct FileDescriptorOutput: TextOutput {
    let descriptor: CInt

    var isTerminal: Bool { isatty(descriptor) == 1 }

    var width: Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    func write(_ text: String) throws(OutputError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { writeSome($0, to: descriptor) }
            if count >= 0 {
                rest = rest.dropFirst(count)
                continue
            }
            switch errno {
            case EINTR: continue
            case EPIPE: throw .closed
            case EAGAIN: waitUntilWritable()
            default: throw .failed(String(cString: strerror(errno)))
            }
        }
    }

    /// Another program may have made the terminal that we share non-blocking.
    private func waitUntilWritable() {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, -1)
    }
}

/// Outside of the type, whose own `write` would hide the system's.
private func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
