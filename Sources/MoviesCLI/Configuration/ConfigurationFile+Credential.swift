import Domain

extension ConfigurationFile {
    /// A file with another credential, and otherwise as it was; `nil` if it is not one JSON5 object.
    static func contents(_ file: [UInt8], storing credential: Credential) -> [UInt8]? {
        let setting = Setting(credential)
        let literal = JSON5Literal(credential.secret).text
        let secrets = [Setting.accessToken, .apiKey].map(\.rawValue)
        guard let file = object(file), let outline = try? JSON5Outline(file) else { return nil }
        let old = outline.members.filter { secrets.contains($0.key) }
        guard !old.isEmpty else { return contents(file, setting, to: literal) }
        let hasKey = outline.member(setting.rawValue) != nil
        var result = file
        // From the end, so that the other ranges stay valid.
        for (index, member) in old.enumerated().reversed() {
            let isReplaced = hasKey ? member.key == setting.rawValue : index == 0
            let text =
                isReplaced ? "\(setting.rawValue): \(literal)" : "\(member.key): null"
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
