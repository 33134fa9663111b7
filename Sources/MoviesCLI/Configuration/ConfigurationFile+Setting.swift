import Domain
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Changes of the file that leave the rest of it as it is, with its comments and its order.
extension ConfigurationFile {
    /// A file with another value of a setting, in JSON5; `nil` if it is not one JSON5 object.
    static func contents(_ file: [UInt8], _ setting: Setting, to literal: String) -> [UInt8]? {
        guard let file = object(file), let outline = try? JSON5Outline(file) else { return nil }
        var result = file
        if let member = outline.member(setting.rawValue) {
            result.replaceSubrange(member.valueRange, with: literal.utf8)
        } else {
            append("\(setting.rawValue): \(literal)", to: &result, outline)
        }
        return result
    }

    /// A file without a setting; `nil` if it is not one JSON5 object, or does not have the setting.
    static func contents(_ file: [UInt8], removing setting: Setting) -> [UInt8]? {
        guard let file = object(file), let outline = try? JSON5Outline(file),
            outline.member(setting.rawValue) != nil
        else { return nil }
        var result = file
        // From the end, so that the other ranges stay valid.
        for member in outline.members.reversed() where member.key == setting.rawValue {
            remove(member, from: &result)
        }
        return result
    }

    /// A file with an object, which a blank one gets; `nil` if it has something else.
    static func object(_ file: [UInt8]) -> [UInt8]? {
        guard JSON5Outline.isBlank(file) else { return isObject(file) ? file : nil }
        // Comments remain above the object; the last one may lack its line break.
        let comments = file.contains(UInt8(ascii: "/")) ? file + "\n".utf8 : []
        let object = comments + "{\n}\n".utf8
        // The decoder may not take what is beside them, such as a no-break space.
        return isObject(object) ? object : nil
    }

    /// Whether the decoder can read the members; a value may still be of the wrong type.
    private static func isObject(_ file: [UInt8]) -> Bool {
        guard isText(file) else { return false }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        return (try? decoder.decode(AnyMembers.self, from: Data(file))) != nil
    }

    /// Adds a member after the last one: on its own line if the closing brace has one.
    private static func append(_ member: String, to file: inout [UInt8], _ outline: JSON5Outline) {
        let lineBreak = file.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        let brace = outline.end
        let start = startOfBlanks(before: brace, in: file)
        if start > 0, file[start - 1] == UInt8(ascii: "\n") {
            file.insert(contentsOf: "  \(member),\(lineBreak)".utf8, at: start)
        } else if outline.members.isEmpty {
            file.insert(contentsOf: "\(lineBreak)  \(member),\(lineBreak)".utf8, at: brace)
        } else {
            let text = start == brace ? " \(member)" : "\(member) "
            file.insert(contentsOf: text.utf8, at: brace)
        }
        if let last = outline.members.last, !outline.endsWithComma {
            file.insert(UInt8(ascii: ","), at: last.valueRange.upperBound)
        }
    }

    /// Removes a member with its comma, and with its line if nothing else is on it.
    private static func remove(_ member: JSON5Outline.Member, from file: inout [UInt8]) {
        var end = member.valueRange.upperBound
        let next = file[end...].firstIndex { !(0x09...0x0D).contains($0) && $0 != 0x20 } ?? end
        // The comma may be behind a comment, which stays; `null` sets nothing.
        guard ",}".utf8.contains(file[next]) else {
            return file.replaceSubrange(member.valueRange, with: "null".utf8)
        }
        if file[next] == UInt8(ascii: ",") { end = next + 1 }
        var start = member.keyRange.lowerBound
        let lineStart = startOfBlanks(before: start, in: file)
        let lineEnd = file[end...].firstIndex { !isBlank($0) && $0 != UInt8(ascii: "\r") } ?? end
        let lineBreak = UInt8(ascii: "\n")
        if lineStart > 0, file[lineStart - 1] == lineBreak, file[lineEnd] == lineBreak {
            (start, end) = (lineStart, lineEnd + 1)
        } else if lineStart < start {
            end = file[end...].firstIndex { !isBlank($0) } ?? end
        }
        file.removeSubrange(start..<end)
    }

    private static func startOfBlanks(before offset: Int, in file: [UInt8]) -> Int {
        (file[..<offset].lastIndex { !isBlank($0) } ?? -1) + 1
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

/// An object with any members.
private struct AnyMembers: Decodable {
    init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: Key.self) }

    enum Key: CodingKey {}
}

extension ConfigurationFile {
    /// A file with another credential, and otherwise as it was; `nil` if it is not one JSON5 object.
    static func contents(_ file: [UInt8], storing credential: Credential) -> [UInt8]? {
        let setting = Setting(credential)
        let literal = JSON5Literal.text(credential.secret)
        let secrets = [Setting.accessToken, .apiKey].map(\.rawValue)
        guard let file = object(file), let outline = try? JSON5Outline(file) else { return nil }
        let old = outline.members.filter { secrets.contains($0.key) }
        guard !old.isEmpty else { return contents(file, setting, to: literal) }
        let hasKey = outline.member(setting.rawValue) != nil
        var result = file
        // From the end, so that the other ranges stay valid.
        for (index, member) in old.enumerated().reversed() {
            let isReplaced = hasKey ? member.key == setting.rawValue : index == 0
            let text = isReplaced ? "\(setting.rawValue): \(literal)" : "\(member.key): null"
            let range = member.keyRange.lowerBound..<member.valueRange.upperBound
            result.replaceSubrange(range, with: text.utf8)
        }
        return result
    }
}

extension Setting {
    init(_ credential: Credential) {
        switch credential {
        case .accessToken: self = .accessToken
        case .apiKey: self = .apiKey
        }
    }
}

/// Values as they are written in the configuration file.
enum JSON5Literal {
    /// A text in single quotes.
    static func text(_ value: String) -> String {
        "'" + value.unicodeScalars.map(escaped).joined() + "'"
    }

    static func list(_ values: [String]) -> String {
        "[" + values.map(text).joined(separator: ", ") + "]"
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\", "'": return "\\\(scalar)"
        // No line break may be in a string.
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: return "\(scalar)"
        }
    }
}
