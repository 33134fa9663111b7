extension Decompositions {
    /// The parts of a scalar, none of which can be decomposed further.
    ///
    /// `nil` for a scalar without a decomposition, and for a Hangul syllable.
    static func parts(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
        table.withUTF8Buffer { bytes in
            // Both are where entries begin, or the end.
            var low = 0
            var high = bytes.count
            while low < high {
                var start = (low + high) / 2
                while start > low, !isSeparator(bytes[start - 1]) { start -= 1 }
                var index = start
                let key = number(at: &index, in: bytes)
                if key == scalar.value { return parts(at: &index, in: bytes) }
                if key > scalar.value {
                    high = start
                } else {
                    while index < bytes.count, !isSeparator(bytes[index]) { index += 1 }
                    low = index + 1
                }
            }
            return nil
        }
    }

    /// The first scalar with these parts; `nil` where there is none.
    ///
    /// Looks at the whole table, which takes some 30 µs.
    static func scalar(of parts: [Unicode.Scalar]) -> Unicode.Scalar? {
        let names = parts.map { String($0.value, radix: 16, uppercase: true) }
        let wanted = Array((":" + names.joined(separator: ".")).utf8)
        return table.withUTF8Buffer { bytes in
            var start = 0
            while start < bytes.count {
                var index = start
                let key = number(at: &index, in: bytes)
                let entry = bytes[index...].prefix { !isSeparator($0) }
                if entry.elementsEqual(wanted) { return Unicode.Scalar(key) }
                start = entry.endIndex + 1
            }
            return nil
        }
    }

    /// Reads `:1100.1161`, from the colon to the end of the entry.
    private static func parts(
        at index: inout Int,
        in bytes: UnsafeBufferPointer<UInt8>
    ) -> [Unicode.Scalar] {
        var parts: [Unicode.Scalar] = []
        while index < bytes.count, !isSeparator(bytes[index]) {
            index += 1
            if let part = Unicode.Scalar(number(at: &index, in: bytes)) { parts.append(part) }
        }
        return parts
    }

    /// Reads hexadecimal digits up to anything else.
    private static func number(
        at index: inout Int,
        in bytes: UnsafeBufferPointer<UInt8>
    ) -> UInt32 {
        var number: UInt32 = 0
        while index < bytes.count {
            switch bytes[index] {
            case let byte where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
                number = number << 4 | UInt32(byte - UInt8(ascii: "0"))
            case let byte where (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte):
                number = number << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
            default: return number
            }
            index += 1
        }
        return number
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte <= UInt8(ascii: " ")
    }
}
