extension Decompositions {
    /// The parts of a scalar in NFKD; `nil` if it has none, and for a Hangul syllable.
    package static func compatibilityParts(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
        table.withUTF8Buffer { bytes in
            guard var index = entry(of: scalar, in: bytes) else { return nil }
            let parts = parts(at: &index, in: bytes)
            return bytes[index] == colon ? self.parts(at: &index, in: bytes) : parts
        }
    }

    /// The parts of a scalar in NFD; `nil` if it has none, and for a Hangul syllable.
    package static func canonicalParts(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
        table.withUTF8Buffer { bytes in
            guard var index = entry(of: scalar, in: bytes), bytes[index] != colon else {
                return nil
            }
            return parts(at: &index, in: bytes)
        }
    }

    /// The scalar that NFC substitutes for these canonical parts.
    ///
    /// Scans the whole table, which takes some hundredths of a millisecond.
    package static func composition(of parts: [Unicode.Scalar]) -> Unicode.Scalar? {
        let digits = parts.map { String($0.value, radix: 16, uppercase: true) }
        let list = Array("=\(digits.joined(separator: "."))".utf8)
        return table.withUTF8Buffer { bytes in
            for index in bytes.indices where bytes[index] == list[0] {
                guard bytes[index...].starts(with: list) else { continue }
                let next = bytes[index + list.count]
                guard next == colon || isSeparator(next) else { continue }
                var start = self.start(ofEntryAt: index, in: bytes)
                let scalar = Unicode.Scalar(number(at: &start, in: bytes))
                if let scalar, !scalar.properties.isFullCompositionExclusion { return scalar }
            }
            return nil
        }
    }

    private typealias Bytes = UnsafeBufferPointer<UInt8>

    private static var colon: UInt8 { UInt8(ascii: ":") }

    /// The start of the parts of a scalar; `nil` if it has no entry.
    private static func entry(of scalar: Unicode.Scalar, in bytes: Bytes) -> Int? {
        // Each is the start of an entry, or the end.
        var low = 0
        var high = bytes.count
        while low < high {
            let start = start(ofEntryAt: (low + high) / 2, in: bytes)
            var index = start
            let key = number(at: &index, in: bytes)
            if key == scalar.value { return index }
            if key > scalar.value {
                high = start
            } else {
                while !isSeparator(bytes[index]) { index += 1 }
                low = index + 1
            }
        }
        return nil
    }

    private static func start(ofEntryAt index: Int, in bytes: Bytes) -> Int {
        var start = index
        while start > 0, !isSeparator(bytes[start - 1]) { start -= 1 }
        return start
    }

    /// Reads parts such as `=1100.1161`, and advances `index` past them.
    private static func parts(at index: inout Int, in bytes: Bytes) -> [Unicode.Scalar] {
        var parts: [Unicode.Scalar] = []
        repeat {
            index += 1
            if let part = Unicode.Scalar(number(at: &index, in: bytes)) { parts.append(part) }
        } while bytes[index] == UInt8(ascii: ".")
        return parts
    }

    /// Reads hexadecimal digits, and advances `index` past them.
    private static func number(at index: inout Int, in bytes: Bytes) -> UInt32 {
        var number: UInt32 = 0
        while true {
            switch bytes[index] {
            case let byte where byte.isASCIIDigit:
                number = number << 4 | UInt32(byte - UInt8(ascii: "0"))
            case let byte where (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte):
                number = number << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
            default: return number
            }
            index += 1
        }
    }

    /// A separator follows the last entry as well, so that reading never passes the end.
    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte <= UInt8(ascii: " ")
    }
}
