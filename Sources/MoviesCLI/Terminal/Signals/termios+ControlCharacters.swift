import Infrastructure

extension termios {
    /// Sets how many bytes a read waits for, and for how many tenths of a second.
    mutating func setControlCharacters(minimumCount: cc_t, timeout: cc_t) {
        withUnsafeMutableBytes(of: &c_cc) { characters in
            characters[Int(VMIN)] = minimumCount
            characters[Int(VTIME)] = timeout
        }
    }
}
