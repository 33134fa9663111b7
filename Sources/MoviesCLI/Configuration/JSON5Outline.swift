#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The members of a JSON5 object with their positions, which `JSONDecoder` does not report.
///
/// It checks the syntax as far as it has to, and decodes no values. Positions are offsets of bytes.
struct JSON5Outline {
    /// A key and its value at the top level.
    struct Member {
        /// Without quotes, and without escapes, which only keys in quotes may have.
        let key: String
        let keyRange: Range<Int>
        let valueRange: Range<Int>
    }

    /// What is wrong, such as "expected a value", and where.
    struct SyntaxError: Error {
        let message: String
        let offset: Int
    }

    private(set) var members: [Member] = []
    private(set) var elements: [Range<Int>] = []

    /// The offset of the brace that ends the object.
    private(set) var end = 0
    private(set) var endsWithComma = false

    private let bytes: [UInt8]
    private var offset = 0

    /// The depth that `JSONDecoder` allows.
    private static let depthLimit = 512

    /// Whether a file has nothing but spaces and comments.
    static func isBlank(_ bytes: [UInt8]) -> Bool {
        var outline = JSON5Outline(bytes: bytes)
        return (try? outline.skipSpace()) != nil && outline.offset == bytes.count
    }

    /// The first member with a key, which is the one that `JSONDecoder` decodes.
    func member(_ key: String) -> Member? { members.first { $0.key == key } }

    /// The members with a key that is there already.
    var repeatedMembers: [Member] {
        var keys: Set<String> = []
        return members.filter { !keys.insert($0.key).inserted }
    }

    /// The line and the column of an offset, counted from 1; a column is a character.
    static func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        let lines = bytes.prefix(offset)
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return (lines.count, String(decoding: lines.last ?? [], as: UTF8.self).count + 1)
    }
}

/// The scanner, which stops at the first error.
extension JSON5Outline {
    init(_ bytes: [UInt8]) throws(SyntaxError) {
        self.init(bytes: bytes)
        try skipSpace()
        guard current == "{" else { throw error("expected '{'") }
        try skipList(depth: 0)
        end = offset - 1
        try skipSpace()
        guard offset == bytes.count else { throw error("expected nothing after the object") }
    }

    /// An array or an object at an offset, with its own members or elements.
    init(_ bytes: [UInt8], at offset: Int) throws(SyntaxError) {
        self.init(bytes: bytes)
        self.offset = offset
        try skipList(depth: 0)
    }

    /// The next ASCII character; `nil` at the end and for any other character.
    private var current: Character? {
        guard offset < bytes.count, bytes[offset] < 0x80 else { return nil }
        return Character(UnicodeScalar(bytes[offset]))
    }

    private func error(_ message: String, at place: Int? = nil) -> SyntaxError {
        SyntaxError(message: message, offset: place ?? offset)
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Skips an array or an object with its brackets, and keeps what is in it at the top level.
    private mutating func skipList(depth: Int) throws(SyntaxError) {
        let end: Character = current == "{" ? "}" : "]"
        repeat {
            offset += 1
            try skipSpace()
            guard current != end else {
                if depth == 0 { endsWithComma = !members.isEmpty }
                break
            }
            if end == "}" {
                try skipMember(depth: depth)
            } else {
                let start = offset
                try skipValue(depth: depth)
                if depth == 0 { elements.append(start..<offset) }
            }
            try skipSpace()
        } while current == ","
        guard current == end else { throw error("expected ',' or '\(end)'") }
        offset += 1
    }

    /// Skips a key and its value, and keeps them if they are at the top level.
    private mutating func skipMember(depth: Int) throws(SyntaxError) {
        let start = offset
        let isQuoted = current == "'" || current == "\""
        if isQuoted { try skipString() } else { skipName() }
        guard offset > start else { throw error("expected a key or '}'") }
        let keyRange = start..<offset
        try skipSpace()
        guard current == ":" else { throw error("expected ':'") }
        offset += 1
        try skipSpace()
        let valueStart = offset
        try skipValue(depth: depth)
        guard depth == 0 else { return }
        let key = isQuoted ? string(keyRange) : text(keyRange)
        members.append(Member(key: key, keyRange: keyRange, valueRange: valueStart..<offset))
    }

    /// What a string in quotes means.
    private func string(_ range: Range<Int>) -> String {
        let inner = text(range.dropFirst().dropLast())
        guard inner.utf8.contains(UInt8(ascii: "\\")) else { return inner }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        let decoded = try? decoder.decode([String].self, from: Data("[\(text(range))]".utf8))
        return decoded?.first ?? inner
    }

    private static let literals = ["true", "false", "null", "Infinity", "NaN"]

    /// Whether a number has no other characters, and is not too large.
    private static func isReadable(_ number: String) -> Bool {
        let digits = number.drop { "+-".contains($0) }
        return literals.contains(String(digits)) || Double(digits)?.isFinite ?? false
    }

    private mutating func skipValue(depth: Int) throws(SyntaxError) {
        switch current {
        case "'", "\"": try skipString()
        case "{", "[":
            guard depth < Self.depthLimit else { throw error("expected fewer brackets") }
            try skipList(depth: depth + 1)
        default:
            let start = offset
            skipName()
            let name = text(start..<offset)
            guard let first = name.first else { throw error("expected a value") }
            let isNumber = first.isNumber || "+-.".contains(first)
            guard isNumber || Self.literals.contains(name) else {
                throw error("expected a value; a string needs quotes", at: start)
            }
            guard !isNumber || Self.isReadable(name) else {
                throw error("expected a number", at: start)
            }
        }
    }

    private mutating func skipString() throws(SyntaxError) {
        let start = offset
        repeat {
            let isEscape = bytes[offset] == UInt8(ascii: "\\")
            let isBeforeCRLF = bytes[offset...].dropFirst().starts(with: "\r\n".utf8)
            offset += isEscape ? isBeforeCRLF ? 3 : 2 : 1
            guard offset < bytes.count, !"\r\n".utf8.contains(bytes[offset]) else {
                throw error("expected the end of a string", at: start)
            }
        } while bytes[offset] != bytes[start]
        offset += 1
    }

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
        ["\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}"].contains {
            bytes[offset...].starts(with: $0.utf8)
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
