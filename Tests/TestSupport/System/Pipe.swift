/// A pipe with a read end and a write end.
struct Pipe: Sendable {
    let reading: Descriptor
    let writing: Descriptor

    init() throws {
        var ends: [Int32] = [-1, -1]
        // Not `pipe`: another thread may spawn a child, which would inherit the pipe.
        try SystemCallError.check(Platform.makePipe(&ends), "pipe")
        reading = try Descriptor(owning: ends[0])
        writing = try Descriptor(owning: ends[1])
    }
}
