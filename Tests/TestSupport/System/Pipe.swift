#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A pipe with a read end and a write end.
struct Pipe: Sendable {
    let reading: Descriptor
    let writing: Descriptor

    init() throws {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
        try SystemCallError.check(pipe(&ends), "pipe")
        #else
        // Atomically: another thread may spawn a child at any moment.
        let result = HiddenFunctions.pipe2?(&ends, O_CLOEXEC) ?? pipe(&ends)
        try SystemCallError.check(result, "pipe")
        #endif
        reading = try Descriptor(owning: ends[0])
        writing = try Descriptor(owning: ends[1])
    }
}
