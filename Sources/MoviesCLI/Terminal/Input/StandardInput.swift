import Foundation

/// What is typed line by line, or comes from a file or another program.
enum StandardInput {
    /// The lines as they come, read on a thread of its own; for one reader.
    static var lines: AsyncStream<String> {
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        Thread.detachNewThread {
            while let line = readLine() { continuation.yield(line) }
            continuation.finish()
        }
        return lines
    }
}
