extension UInt8 {
    @inlinable package var isASCIIUppercase: Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
    }

    @inlinable package var isASCIIDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }

    /// `a`…`z` or `A`…`Z`.
    @inlinable package var isASCIILetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }

    @inlinable package var isASCIIWordCharacter: Bool { isASCIILetter || isASCIIDigit }

    @inlinable package var asciiLowercased: UInt8 { isASCIIUppercase ? self + 0x20 : self }
}

extension Sequence<UInt8> {
    /// Up to eight bytes as one number.
    var packed: UInt64 { reduce(0) { $0 << 8 | UInt64($1) } }
}
