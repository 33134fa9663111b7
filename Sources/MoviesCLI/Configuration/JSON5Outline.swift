/// The members of a JSON5 object with their positions, which `JSONDecoder` does not report.
///
/// It checks the syntax as far as it has to, and decodes no values. Positions are offsets of bytes.
struct JSON5Outline {
    /// A key and its value at the top level.
    struct Member {
        /// Without quotes; escapes remain as they are.
        let key: String
        let keyRange: Range<Int>
        let valueRange: Range<Int>
    }

    /// What is wrong, and where.
    struct SyntaxError: Error, Hashable {
        /// Such as "expected a value".
        let message: String
        let offset: Int
    }

    private(set) var members: [Member] = []

    /// After the brace that begins the object.
    private(set) var start = 0

    private let bytes: [UInt8]
    private var offset = 0

    /// The depth that `JSONDecoder` allows.
    private static let depthLimit = 512

    init(_ bytes: [UInt8]) throws(SyntaxError) {
        self.bytes = bytes
        try skipSpace()
        try expect("{", Self.missingStart)
        start = offset
        var members: [Member] = []
        try skipItems(until: "}") { outline throws(SyntaxError) in
            members.append(try outline.member(depth: 0))
        }
        self.members = members
        try skipSpace()
        guard offset == bytes.count else { throw error("expected nothing after the object") }
    }

    /// Whether a file has nothing but spaces and comments.
    static func isBlank(_ bytes: [UInt8]) -> Bool {
        do throws(SyntaxError) {
            _ = try JSON5Outline(bytes)
            return false
        } catch {
            return error.offset == bytes.count && error.message == missingStart
        }
    }

    private static let missingStart = "expected '{'"

    /// The first member with a key, which is the one that `JSONDecoder` decodes.
    func member(_ key: String) -> Member? {
        members.first { $0.key == key }
    }

    /// The members with a key that is there already.
    var repeatedMembers: [Member] {
        var keys: Set<String> = []
        return members.filter { !keys.insert($0.key).inserted }
    }

    /// The line and the column of an offset, counted from 1; a column is a character.
    static func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        let before = bytes.prefix(offset)
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return (
            line: before.count { $0 == UInt8(ascii: "\n") } + 1,
            column: String(decoding: before[lineStart...], as: UTF8.self).count + 1
        )
    }

    // MARK: Scanning

    /// The next ASCII character; `nil` at the end and for any other character.
    private var current: Character? {
        guard offset < bytes.count, bytes[offset] < 0x80 else { return nil }
        return Character(UnicodeScalar(bytes[offset]))
    }

    private func error(_ message: String, at place: Int? = nil) -> SyntaxError {
        SyntaxError(message: message, offset: place ?? offset)
    }

    private mutating func expect(
        _ character: Character,
        _ message: String
    ) throws(SyntaxError) {
        guard current == character else { throw error(message) }
        offset += 1
    }

    private mutating func member(depth: Int) throws(SyntaxError) -> Member {
        let keyStart = offset
        var key: Range<Int>
        if current == "'" || current == "\"" {
            try skipString()
            key = keyStart + 1..<offset - 1
        } else {
            skipName()
            key = keyStart..<offset
        }
        guard offset > keyStart else { throw error("expected a key or '}'") }
        let keyRange = keyStart..<offset
        try skipSpace()
        try expect(":", "expected ':'")
        try skipSpace()
        let valueStart = offset
        try skipValue(depth: depth)
        return Member(
            key: String(decoding: bytes[key], as: UTF8.self),
            keyRange: keyRange,
            valueRange: valueStart..<offset
        )
    }

    private mutating func skipValue(depth: Int) throws(SyntaxError) {
        switch current {
        case "'", "\"": try skipString()
        case "{", "[":
            guard depth < Self.depthLimit else { throw error("expected fewer brackets") }
            try skipList(depth: depth)
        default:
            let start = offset
            skipName()
            let name = String(decoding: bytes[start..<offset], as: UTF8.self)
            guard name != "" else { throw error("expected a value") }
            let isNumber = name.first.map { $0.isNumber || "+-.".contains($0) } ?? false
            guard isNumber || ["true", "false", "null", "Infinity", "NaN"].contains(name) else {
                throw error("expected a value; a string needs quotes", at: start)
            }
        }
    }

    /// Skips an array or an object, whose keys need no check.
    private mutating func skipList(depth: Int) throws(SyntaxError) {
        let isObject = current == "{"
        offset += 1
        try skipItems(until: isObject ? "}" : "]") { outline throws(SyntaxError) in
            if isObject {
                _ = try outline.member(depth: depth + 1)
            } else {
                try outline.skipValue(depth: depth + 1)
            }
        }
    }

    /// Skips items with commas between them, and the bracket that ends them.
    private mutating func skipItems(
        until end: Character,
        _ skip: (inout JSON5Outline) throws(SyntaxError) -> Void
    ) throws(SyntaxError) {
        try skipSpace()
        while current != end {
            try skip(&self)
            try skipSpace()
            guard current == "," else { break }
            offset += 1
            try skipSpace()
        }
        try expect(end, "expected ',' or '\(end)'")
    }

    /// Skips a string in quotes.
    private mutating func skipString() throws(SyntaxError) {
        let start = offset
        repeat {
            let isEscape = bytes[offset] == UInt8(ascii: "\\")
            offset += isEscape ? isBeforeCRLF ? 3 : 2 : 1
            guard offset < bytes.count, !"\r\n".utf8.contains(bytes[offset]) else {
                throw error("expected the end of a string", at: start)
            }
        } while bytes[offset] != bytes[start]
        offset += 1
    }

    /// Whether a line break of two characters follows.
    private var isBeforeCRLF: Bool { bytes[offset...].dropFirst().starts(with: "\r\n".utf8) }

    /// Skips a key without quotes, a number or a literal.
    private mutating func skipName() {
        while offset < bytes.count, !isWideSpace {
            let character = Character(UnicodeScalar(bytes[offset]))
            guard
                bytes[offset] >= 0x80 || "$_+-.\\".contains(character) || character.isLetter
                    || character.isNumber
            else { return }
            offset += 1
        }
    }

    private mutating func skipSpace() throws(SyntaxError) {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x09...0x0D, 0x20: offset += 1
            case UInt8(ascii: "/"): try skipComment()
            default:
                guard isWideSpace else { return }
                offset += bytes[offset] == 0xC2 ? 2 : 3
            }
        }
    }

    /// Whether here is a no-break space, a byte order mark, or a separator of lines or paragraphs.
    private var isWideSpace: Bool {
        [[0xC2, 0xA0], [0xEF, 0xBB, 0xBF], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]].contains {
            bytes[offset...].starts(with: $0 as [UInt8])
        }
    }

    private mutating func skipComment() throws(SyntaxError) {
        let rest = bytes[offset...]
        if rest.starts(with: "//".utf8) {
            offset = rest.firstIndex { "\r\n".utf8.contains($0) } ?? bytes.count
        } else if rest.starts(with: "/*".utf8) {
            let end = rest.indices.dropFirst(2).first { rest[$0...].starts(with: "*/".utf8) }
            guard let end else { throw error("expected the end of a comment") }
            offset = end + 2
        } else {
            throw error("expected a comment")
        }
    }
}
