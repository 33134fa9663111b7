import Foundation
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An open file, closed when its owner lets go of it.
struct FileDescriptor: ~Copyable {
    let number: CInt

    /// Fails as `open(2)` does, and `errno` then says why; a file it creates is the user's alone.
    init?(opening path: String, _ flags: CInt) {
        var number: CInt
        repeat { number = open(path, flags | O_CLOEXEC, 0o600) } while number < 0 && errno == EINTR
        guard number >= 0 else { return nil }
        self.number = number
    }

    deinit {
        close(number)
    }

    /// Whether this is a file that ends, and no pipe or device.
    var isRegularFile: Bool {
        var status = stat()
        return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The bytes from here to the end, or the first of them up to a limit.
    ///
    /// Fails as `read(2)` does, and `errno` then says why.
    func read(upTo limit: Int) -> Data? {
        var result = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while result.count < limit {
            let count = readSome(into: &buffer, from: number)
            if count == 0 { return result }
            if count > 0 {
                result.append(contentsOf: buffer[..<count])
            } else if errno != EINTR {
                return nil
            }
        }
        return result.prefix(limit)
    }

    /// Writes all of it; `false` as `write(2)` fails, `errno` then says why.
    func writeAll(_ data: Data) -> Bool {
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

/// Outside of the type, whose own `read` would hide the system's.
private func readSome(into buffer: inout [UInt8], from descriptor: CInt) -> Int {
    read(descriptor, &buffer, buffer.count)
}
