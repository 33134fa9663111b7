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

    /// The bytes from here to the end; `nil` as `read(2)` fails, `errno` then says why.
    func readToEnd() -> Data? {
        var result = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(number, &buffer, buffer.count)
            if count == 0 { return result }
            if count > 0 {
                result.append(contentsOf: buffer[..<count])
            } else if errno != EINTR {
                return nil
            }
        }
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
