#if canImport(Darwin)
package import Darwin
#elseif canImport(Musl)
package import Musl
#else
package import Glibc
#endif

extension termios {
    /// Sets how many bytes a read waits for, and for how many tenths of a second.
    package mutating func setControlCharacters(minimumCount: cc_t, timeout: cc_t) {
        withUnsafeMutableBytes(of: &c_cc) { characters in
            characters[Int(VMIN)] = minimumCount
            characters[Int(VTIME)] = timeout
        }
    }
}
