import Foundation

extension Descriptor {
    /// Blocks until bytes arrive.
    ///
    /// - Returns: `nil` at the end, or for an error: a closed terminal is reported as one.
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
}
