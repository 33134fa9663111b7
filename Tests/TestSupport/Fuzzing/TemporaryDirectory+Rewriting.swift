import Foundation

extension TemporaryDirectory {
    /// Writes a new file in place of another, without waiting for the disk.
    ///
    /// `Data.write` waits on Linux, and so do some file systems for a file that is truncated: a
    /// hundred times as long.
    package func rewrite(_ bytes: [UInt8], to name: String) throws {
        try? FileManager.default.removeItem(atPath: path(of: name))
        guard let file = fopen(path(of: name), "wb") else { throw SystemCallError("fopen") }
        let count = fwrite(bytes, 1, bytes.count, file)
        guard fclose(file) == 0, count == bytes.count else { throw SystemCallError("fwrite") }
    }
}
