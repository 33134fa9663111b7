extension Decompositions {
    /// The parts of a scalar in NFKD; `nil` if it has none, and for a Hangul syllable.
    package static func compatibilityParts(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
        entry(of: scalar.value).map { entry in
            parts(in: entry[(entry.lastIndex(of: colon) ?? entry.startIndex)...])
        }
    }

    /// The parts of a scalar in NFD; `nil` if it has none, and for a Hangul syllable.
    package static func canonicalParts(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
        guard let entry = entry(of: scalar.value), entry.first != colon else { return nil }
        return parts(in: entry.prefix { $0 != colon })
    }

    /// The scalar that NFC substitutes for several canonical parts.
    ///
    /// Scans the whole table, which takes some hundredths of a millisecond.
    package static func composition(of parts: [Unicode.Scalar]) -> Unicode.Scalar? {
        let digits = parts.map { String($0.value, radix: 16, uppercase: true) }
        let list = Array("=\(digits.joined(separator: "."))".utf8)
        let bytes = bytes
        for index in bytes.indices where bytes[index] == list[0] {
            guard bytes[index...].starts(with: list) else { continue }
            let next = bytes[index + list.count]
            guard next == colon || isSeparator(next) else { continue }
            let scalar = Unicode.Scalar(number(bytes[start(ofEntryAt: index, in: bytes)..<index]))
            if let scalar, !scalar.properties.isFullCompositionExclusion { return scalar }
        }
        return nil
    }

    private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    private static var bytes: Bytes {
        UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)[...]
    }

    private static var colon: UInt8 { UInt8(ascii: ":") }

    /// The lists of parts of a scalar, such as `=41.300`; `nil` if it has none.
    private static func entry(of scalar: UInt32) -> Bytes? {
        var rest = bytes
        while !rest.isEmpty {
            let start = start(ofEntryAt: rest.startIndex + rest.count / 2, in: rest)
            let entry = rest[start...].prefix { !isSeparator($0) }
            let digits = entry.prefix { $0 != colon && $0 != UInt8(ascii: "=") }
            let found = number(digits)
            if found == scalar { return entry[digits.endIndex...] }
            rest = found < scalar ? rest[entry.endIndex...].dropFirst() : rest[..<start]
        }
        return nil
    }

    private static func start(ofEntryAt index: Int, in bytes: Bytes) -> Int {
        bytes[..<index].lastIndex(where: isSeparator).map { $0 + 1 } ?? bytes.startIndex
    }

    /// Reads a list of parts such as `=1100.1161`.
    private static func parts(in list: Bytes) -> [Unicode.Scalar] {
        list.dropFirst().split(separator: UInt8(ascii: "."))
            .compactMap { Unicode.Scalar(number($0)) }
    }

    private static func number(_ digits: Bytes) -> UInt32 {
        digits.reduce(0) { number, byte in
            number << 4 | UInt32(byte.isASCIIDigit ? byte - 0x30 : byte - UInt8(ascii: "A") + 10)
        }
    }

    /// A separator follows the last entry as well.
    private static func isSeparator(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
}
