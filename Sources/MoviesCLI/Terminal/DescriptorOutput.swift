#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Writes to an open file descriptor, without a buffer.
struct DescriptorOutput: TextOutput {
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
            let count = rest.withUnsafeBytes { bytes in
                writeSome(bytes)
            }
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

    private func writeSome(_ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
        Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }

    /// Another program may have made the terminal that we share non-blocking.
    private func waitUntilWritable() {
        var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = withUnsafeMutablePointer(to: &poll) { pollOne($0) }
    }

    private func pollOne(_ entry: UnsafeMutablePointer<pollfd>) -> CInt {
        #if canImport(Darwin)
        Darwin.poll(entry, 1, -1)
        #elseif canImport(Musl)
        Musl.poll(entry, 1, -1)
        #else
        Glibc.poll(entry, 1, -1)
        #endif
    }
}
