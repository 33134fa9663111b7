/// The two ends of a child's output: what the child writes to, and what the tester reads.
struct OutputTarget: ~Copyable {
    let childEnd: ChildStream
    private let testerEnd: Descriptor?

    init(_ output: Program.Output) throws {
        switch output {
        case .captured:
            let pipe = try Pipe()
            childEnd = .descriptor(pipe.writing)
            testerEnd = pipe.reading
        case .file(let path):
            childEnd = .file(path, O_WRONLY | O_CREAT | O_TRUNC)
            testerEnd = nil
        case .closed:
            childEnd = .closed
            testerEnd = nil
        case .pipeClosedEarly:
            let pipe = try Pipe()
            childEnd = .descriptor(pipe.writing)
            testerEnd = nil
            pipe.reading.closeNow()
        }
    }

    /// Begins to read once the child has started; from then on only the child can write.
    consuming func startCapture() -> OutputCapture? {
        if case .descriptor(let descriptor) = childEnd { descriptor.closeNow() }
        return testerEnd.map { OutputCapture(of: $0) }
    }
}
