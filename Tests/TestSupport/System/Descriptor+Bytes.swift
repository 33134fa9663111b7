import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Descriptor {
    /// Blocks until bytes arrive.
    ///
    /// - Returns: `nil` at the end, to which every error is equal: that of a terminal's other side
    ///   is reported as one.
    func readSome() -> Data? {
        var chunk = Data(count: 64 * 1024)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
            if count > 0 { return chunk.prefix(count) }
            if count == 0 || errno != EINTR { return nil }
        }
    }

    /// Blocks until all bytes are written.
    func writeAll(_ bytes: Data) throws {
        try bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let pointer = UnsafeRawBufferPointer(rebasing: rest).baseAddress
                let count = write(number, pointer, rest.count)
                if count < 0, errno == EINTR { continue }
                rest = rest.dropFirst(try SystemCallError.check(count, "write"))
            }
        }
    }

    /// Makes writing to a pipe that nobody reads an error instead of the death of the tester.
    ///
    /// The signal is sent to the writing thread, so it suffices to block it there, and a thread
    /// of its own can do that without an effect on others.
    func ignoreBrokenPipeOnThisThread() {
        #if canImport(Darwin)
        _ = fcntl(number, F_SETNOSIGPIPE, 1)
        #else
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        #endif
    }
}
