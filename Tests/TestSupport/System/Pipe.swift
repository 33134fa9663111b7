#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Two descriptors: what is written to one is read from the other.
struct Pipe: Sendable {
    let reading: Descriptor
    let writing: Descriptor

    init() throws {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
        try SystemCallError.check(pipe(&ends), "pipe")
        #else
        // In one step: another thread may start a child at any moment.
        let result = HiddenFunctions.pipe2?(&ends, O_CLOEXEC) ?? pipe(&ends)
        try SystemCallError.check(result, "pipe")
        #endif
        reading = try Descriptor(owning: ends[0])
        writing = try Descriptor(owning: ends[1])
    }
}
