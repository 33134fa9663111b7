#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Reading and writing.
extension FileDescriptor {
    /// Fills a buffer from an offset; `false` if the file is too short, or can't be read.
    package func readAll(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Bool {
        var done = 0
        while done < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
            let count = pread(number, rest.baseAddress, rest.count, off_t(offset + done))
            if count == 0 { return false }
            if count > 0 {
                done += count
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// The next available bytes; empty only at the end.
    ///
    /// Returns `nil` if `read(2)` fails, and sets `errno`.
    package func readOnce(upTo count: Int) -> Data? {
        var buffer = [UInt8](repeating: 0, count: count)
        while true {
            let count = buffer.withUnsafeMutableBytes { readSome(into: $0[...], from: number) }
            if count >= 0 { return Data(buffer[..<count]) }
            if errno != EINTR { return nil }
        }
    }

    /// Waits until there is something to read, or the end of the file; `false` at the deadline.
    package func waitUntilReadable(until deadline: ContinuousClock.Instant) -> Bool {
        while true {
            let left = ContinuousClock.now.duration(to: deadline)
            guard left > .zero else { return false }
            let milliseconds = (left / .milliseconds(1)).rounded(.up)
            var entry = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
            if poll(&entry, 1, CInt(min(milliseconds, 86_400_000))) > 0 { return true }
        }
    }

    /// The remaining bytes, up to a limit; reads no further.
    ///
    /// Returns `nil` if `read(2)` fails, and sets `errno`.
    package func read(upTo limit: Int) -> Data? {
        // Reading one byte more than the file has detects its end.
        let expected = isRegularFile ? size.map { $0 + 1 } ?? limit : limit
        let step = min(limit, max(expected, 1), 1 << 16)
        var result = Data()
        var count = 0
        while count < limit {
            if count == result.count { result.count += min(step, limit - count) }
            let added = result.withUnsafeMutableBytes { readSome(into: $0[count...], from: number) }
            if added == 0 { break }
            if added > 0 {
                count += added
            } else if errno != EINTR {
                return nil
            }
        }
        result.count = count
        return result
    }

    /// Writes all bytes; returns `false` if `write(2)` fails, and sets `errno`.
    package func writeAll(_ data: some ContiguousBytes) -> Bool {
        Self.writeAll(data, to: number)
    }

    /// Writes all bytes to a descriptor with another owner.
    package static func writeAll(_ data: some ContiguousBytes, to number: CInt) -> Bool {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = write(
                    number,
                    UnsafeRawBufferPointer(rebasing: rest).baseAddress,
                    rest.count
                )
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }
}

/// Outside of the type, whose own `read` would shadow the system's.
private func readSome(
    into buffer: Slice<UnsafeMutableRawBufferPointer>,
    from descriptor: CInt
) -> Int {
    read(descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer).baseAddress, buffer.count)
}
