/// The two ends of a child's output: the child writes to one, and the tests read from the other.
struct OutputTarget: ~Copyable {
    let childEnd: ChildStream
    private let readEnd: Descriptor?

    init(_ output: Program.Output) throws {
        switch output {
        case .captured:
            let pipe = try Pipe()
            childEnd = .descriptor(pipe.writing)
            readEnd = pipe.reading
        case .file(let path):
            childEnd = .file(path, O_WRONLY | O_CREAT | O_TRUNC)
            readEnd = nil
        case .closed:
            childEnd = .closed
            readEnd = nil
        case .pipeClosedEarly:
            let pipe = try Pipe()
            childEnd = .descriptor(pipe.writing)
            readEnd = nil
            pipe.reading.closeNow()
        }
    }

    /// Starts reading, and closes our copy of the child's end; call it after the child was spawned.
    consuming func startCapture() -> OutputCapture? {
        if case .descriptor(let descriptor) = childEnd { descriptor.closeNow() }
        return readEnd.map { OutputCapture(of: $0) }
    }
}
