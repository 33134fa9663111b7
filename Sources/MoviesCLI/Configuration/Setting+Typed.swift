import CommandLineKit
import Terminal
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Settings as they are typed on a command line; messages repeat no word that may be a secret.
extension Setting {
    /// The settings that `movies config set` takes.
    static var typeable: [Setting] {
        inFile.filter { $0.declaration.type.isTypeable && !$0.declaration.type.isSecret }
    }

    /// Takes a key of the file.
    init(typed key: String) throws(UsageError) {
        guard let setting = Setting(rawValue: key) else {
            let keys = Self.inFile.map(\.rawValue)
            let hint = SpellingSuggestion.hint(for: key, in: keys)
            throw UsageError(
                "unknown setting"
                    + (hint.isEmpty ? "; the settings are \(keys.joined(by: "and"))" : hint)
            )
        }
        guard setting.declaration.isInFile else {
            throw UsageError("the file can't have '\(key)'; set \(setting.variable) instead")
        }
        self = setting
    }

    /// The valid value of typed ones in JSON5; only a list has several.
    func literal(_ values: [String]) throws(UsageError) -> String {
        let type = declaration.type
        guard !type.isSecret else {
            throw UsageError(
                "'\(rawValue)' is a secret; 'movies config set-token' asks for it, and does not "
                    + "show it"
            )
        }
        guard type.isTypeable else {
            throw UsageError("'\(rawValue)' has several parts; 'movies config edit' changes it")
        }
        guard let first = values.first else {
            throw UsageError("missing value; \(rawValue) must be \(requirement)")
        }
        if type.notation == .strings { return JSON5Literal.list(try values.map(path)) }
        guard values.count == 1 else { throw UsageError("\(rawValue) takes one value") }
        guard let literal = type.literal(first) else { throw invalidValue }
        return literal
    }

    private var invalidValue: UsageError {
        UsageError("\(rawValue) must be \(requirement)")
    }

    /// Follows "must be" in a message about a typed value, which needs no quotes.
    private var requirement: String {
        let type = declaration.type
        if type.isURL { return "a plain https URL, without a user or a query" }
        return type.valid?.requirement ?? type.requirement()
    }

    /// The path of a file that still names it from elsewhere: in the file, relative paths are those
    /// beside it.
    private func path(_ text: String) throws(UsageError) -> String {
        guard !text.isEmpty, !text.contains("\n") else { throw invalidValue }
        guard text != "-" else { throw UsageError("\(rawValue) must be files, not standard input") }
        let home = text.hasPrefix("~/") ? Environment.process(removing: [])["HOME"] : nil
        let folder = FileManager.default.currentDirectoryPath
        let absolute = text.hasPrefix("/") ? text : "\(folder)/\(text)"
        let path = home.map { $0 + text.dropFirst(1) } ?? absolute
        // Without it, each search would fail.
        guard FileManager.default.fileExists(atPath: path) else {
            throw UsageError("there is no file \(path)")
        }
        guard !FileManager.default.fileExists(atPath: "\(path)/.") else {
            throw UsageError("\(path) is a folder")
        }
        return home == nil ? path : text
    }
}

extension SettingType {
    /// Whether a value can be typed as words; the others need an editor.
    fileprivate var isTypeable: Bool { notation != .list && notation != .object }

    /// A typed value in JSON5; `nil` if it is invalid.
    fileprivate func literal(_ text: String) -> String? {
        guard notation != .boolean || ["true", "false"].contains(text) else { return nil }
        return json(text).map { value in
            if case .string(let text) = value { JSON5Literal.text(text) } else { value.text }
        }
    }
}
