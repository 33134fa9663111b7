import Foundation

/// Writes a child's standard input on a separate thread, since the child may read slowly.
struct InputFeed: Sendable {
    private let pipe: Pipe
    private let input: Data

    init(_ input: Data) throws {
        self.input = input
        pipe = try Pipe()
    }

    var childEnd: ChildStream { .descriptor(pipe.reading) }

    /// Starts writing; call it after the child was spawned.
    func start() {
        pipe.reading.closeNow()
        BlockingThread.start("program input") { [pipe, input] in
            Platform.ignoreBrokenPipe(pipe.writing.number)
            // A child need not read to the end.
            try? pipe.writing.writeAll(input)
            pipe.writing.closeNow()
        }
    }
}
