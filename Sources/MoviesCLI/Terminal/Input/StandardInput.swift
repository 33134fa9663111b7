import Foundation

/// What is typed line by line, or comes from a file or another program.
enum StandardInput {
    /// The lines as they come, read on a thread of its own; for one reader.
    ///
    /// Not by `readLine`: while that waits it holds a lock which some libraries want at the end.
    static func readLines() -> AsyncStream<String> {
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        Thread.detachNewThread {
            var rest = Data()
            while true {
                let data = FileHandle.standardInput.availableData
                rest += data
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
                    rest = Data(rest[(end + 1)...])
                }
                guard !data.isEmpty else { break }
            }
            if !rest.isEmpty { continuation.yield(String(decoding: rest, as: UTF8.self)) }
            continuation.finish()
        }
        return lines
    }
}
