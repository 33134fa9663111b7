import Foundation

/// Writes a child's standard input, on a thread of its own since the child may read slowly.
struct InputFeed: Sendable {
    private let pipe: Pipe
    private let input: Data

    init(_ input: Data) throws {
        self.input = input
        pipe = try Pipe()
    }

    var childEnd: ChildStream {
        .descriptor(pipe.reading)
    }

    /// Begins to write once the child has started.
    func start() {
        pipe.reading.closeNow()
        OwnThread.start("program input") { [pipe, input] in
            Platform.ignoreBrokenPipe(pipe.writing.number)
            // A child that does not read to the end is free not to.
            try? pipe.writing.writeAll(input)
            pipe.writing.closeNow()
        }
    }
}
