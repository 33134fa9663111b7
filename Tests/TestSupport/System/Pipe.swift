/// Two descriptors: what is written to one is read from the other.
struct Pipe: Sendable {
    let reading: Descriptor
    let writing: Descriptor

    init() throws {
        var ends: [Int32] = [-1, -1]
        // Another thread may start a child at any moment.
        try SystemCallError.check(Platform.makePipe(&ends), "pipe")
        reading = try Descriptor(owning: ends[0])
        writing = try Descriptor(owning: ends[1])
    }
}
