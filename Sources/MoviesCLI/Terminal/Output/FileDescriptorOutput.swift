#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Writes to an open file descriptor, unbuffered.
package struct FileDescriptorOutput: TextOutput {
    package let descriptor: CInt

    package init(descriptor: CInt) { self.descriptor = descriptor }

    package var isTerminal: Bool { isatty(descriptor) == 1 }
    package var width: Int? { window.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }
    package var height: Int? { window.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

    var window: winsize? {
        var size = winsize()
        return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }

    package func write(_ text: String) throws(OutputError) {
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

    /// For a non-blocking descriptor: another program that shares the terminal may have made it so.
    private func waitUntilWritable() {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, -1)
    }
}

/// Outside the type, whose own `write` would hide the system's.
func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
