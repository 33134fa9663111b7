#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension UnsafeBufferPointer<UInt8> {
    /// The offset of the first byte that is an ASCII character; `nil` if there is none.
    package func firstOffset(of character: Unicode.Scalar) -> Int? {
        guard let start = baseAddress else { return nil }
        return memchr(start, CInt(UInt8(ascii: character)), count)
            .map { UnsafeRawPointer($0) - UnsafeRawPointer(start) }
    }
}
