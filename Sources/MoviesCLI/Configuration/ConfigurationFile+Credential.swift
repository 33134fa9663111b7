import Domain

extension ConfigurationFile {
    /// A file with another credential, and otherwise as it was; `nil` if it is not one JSON5 object.
    static func contents(_ file: [UInt8], storing credential: Credential) -> [UInt8]? {
        guard !JSON5Outline.isBlank(file) else {
            // Comments remain above the object; the last one may lack its line break.
            let comments = file.contains { $0 > 0x20 } ? file + "\n".utf8 : []
            return contents(comments + "{\n}\n".utf8, storing: credential)
        }
        guard let outline = try? JSON5Outline(file) else { return nil }
        let key = Setting(credential).rawValue
        let secrets = [Setting.accessToken, .apiKey].map(\.rawValue)
        let member = "\(key): \(literal(credential.secret))"
        let hasKey = outline.member(key) != nil
        var edits: [(range: Range<Int>, text: String)] = []
        for old in outline.members where secrets.contains(old.key) {
            let range = old.keyRange.lowerBound..<old.valueRange.upperBound
            let isReplaced = hasKey ? old.key == key : edits.isEmpty
            edits.append((range, isReplaced ? member : "\(old.key): null"))
        }
        if edits.isEmpty { edits = [(outline.start..<outline.start, "\n  \(member),")] }
        var result = file
        // From the end, so that the other ranges stay valid.
        for edit in edits.reversed() { result.replaceSubrange(edit.range, with: edit.text.utf8) }
        return result
    }

    /// A text of JSON5 in single quotes.
    private static func literal(_ text: String) -> String {
        "'" + text.map { $0 == "\\" || $0 == "'" ? "\\\($0)" : "\($0)" }.joined() + "'"
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
