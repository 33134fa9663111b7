extension Decompositions {
    /// The parts of a scalar in NFKD; `nil` if it has none, and for a Hangul syllable.
    package static func compatibilityParts(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
        table.withUTF8Buffer { bytes in
            guard let (start, place) = entry(of: scalar.value, in: bytes) else { return nil }
            var index = start
            let parts = parts(at: &index, place, in: bytes)
            return bytes[index] == colon ? self.parts(at: &index, place, in: bytes) : parts
        }
    }

    /// The parts of a scalar in NFD; `nil` if it has none, and for a Hangul syllable.
    package static func canonicalParts(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
        table.withUTF8Buffer { bytes in
            guard let (start, place) = entry(of: scalar.value, in: bytes), bytes[start] != colon
            else { return nil }
            var index = start
            return parts(at: &index, place, in: bytes)
        }
    }

    /// The scalar that NFC substitutes for several canonical parts.
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
                let scalar = Unicode.Scalar(scalar(ofPartsAt: index, in: bytes))
                if let scalar, !scalar.properties.isFullCompositionExclusion { return scalar }
            }
            return nil
        }
    }

    private typealias Bytes = UnsafeBufferPointer<UInt8>

    private static var colon: UInt8 { UInt8(ascii: ":") }

    /// The start of the parts of a scalar, and its place among the scalars of the entry; `nil` if it
    /// has no entry.
    private static func entry(of scalar: UInt32, in bytes: Bytes) -> (parts: Int, place: UInt32)? {
        // Each is the start of a line, or the end.
        var (low, high) = (0, bytes.count)
        while low < high {
            let start = start(ofLineAt: (low + high) / 2, in: bytes)
            var (index, last) = (start, UInt32(0))
            repeat {
                let (scalars, parts) = readEntry(at: &index, after: last, in: bytes)
                if scalars.contains(scalar) { return (parts, scalar - scalars.lowerBound) }
                last = scalars.upperBound
            } while last < scalar && bytes[index - 1] != UInt8(ascii: "\n")
            if last < scalar { low = index } else { high = start }
        }
        return nil
    }

    private static func scalar(ofPartsAt place: Int, in bytes: Bytes) -> UInt32 {
        var (index, last) = (start(ofLineAt: place, in: bytes), UInt32(0))
        while true {
            let (scalars, parts) = readEntry(at: &index, after: last, in: bytes)
            if parts >= place { return scalars.lowerBound }
            last = scalars.upperBound
        }
    }

    private static func start(ofLineAt index: Int, in bytes: Bytes) -> Int {
        var start = index
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return start
    }

    /// The scalars of an entry, and the start of their parts; advances `index` to the next entry.
    private static func readEntry(
        at index: inout Int,
        after last: UInt32,
        in bytes: Bytes
    ) -> (scalars: ClosedRange<UInt32>, parts: Int) {
        let scalar = number(at: &index, in: bytes)
        let first = scalar > 0 ? scalar : last + 1
        let parts = index
        while !isSeparator(bytes[index]), bytes[index] != UInt8(ascii: "+") { index += 1 }
        let isRun = !isSeparator(bytes[index])
        index += 1
        guard isRun else { return (first...first, parts) }
        let count = number(at: &index, in: bytes)
        index += 1
        return (first...first + count, parts)
    }

    /// Reads parts such as `=1100.1161`, and advances `index` past them.
    private static func parts(
        at index: inout Int,
        _ place: UInt32,
        in bytes: Bytes
    ) -> [Unicode.Scalar] {
        var parts: [Unicode.Scalar] = []
        repeat {
            index += 1
            let part = number(at: &index, in: bytes) + place
            parts += Unicode.Scalar(part).map { [$0] } ?? []
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
