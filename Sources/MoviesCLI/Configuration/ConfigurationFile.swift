import CommandLineKit
import SystemKit
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The settings in `config.json5`.
struct ConfigurationFile {
    static let name = "config.json5"

    /// Warnings about unknown and repeated keys, and about a secret that others can read.
    private(set) var warnings: [String] = []

    /// The absolute path; `nil` without a folder for it.
    private(set) var path: String?
    private(set) var exists = false

    private var values: [Setting: String] = [:]

    /// The whole file, to find a setting in it; empty if there is none.
    private var contents: [UInt8] = []

    /// No file, and so no settings.
    init() {}

    /// Reads the file in a folder; if there is none, nothing is set.
    init(folder: String) throws(ErrorReport) {
        let path = "\(folder)/\(Self.name)"
        self.path = path
        let data: Data
        do {
            guard let contents = try FileDescriptor.contents(of: path, limit: 4 << 20) else {
                return
            }
            data = contents
        } catch {
            throw ErrorReport(.configuration, "can't read \(path): \(error.reason)")
        }
        exists = true
        contents = Array(data)
        guard Self.isText(contents) else {
            throw ErrorReport(.configuration, "\(path) is not UTF-8; save it as UTF-8")
        }
        // A blank file is not JSON5, but says clearly that nothing is set.
        if JSON5Outline.isBlank(contents), Self.object(contents) != nil { return }
        let decoded = try decoded(data)
        values = decoded.values
        // The decoder takes line breaks in strings, but no setting could be changed.
        guard let outline = try? JSON5Outline(contents) else { throw syntaxError }
        warnings =
            decoded.unknownKeys.map { key in
                "\(place(outline.member(key)?.keyRange.lowerBound)): unknown key '\(key.prefix(60))'"
                    + SpellingSuggestion.hint(for: key, in: Setting.inFile.map(\.rawValue))
            }
            + outline.repeatedMembers.map { member in
                "\(place(member.keyRange.lowerBound)): '\(member.key.prefix(60))' is there already; "
                    + "only the first one counts"
            }
        if values.keys.contains(where: { $0.declaration.type.isSecret }),
            FileStatus(of: path)?.isReadableByOthers == true
        {
            warnings.append(
                "other users can read the token in \(path); 'chmod 600' makes it private"
            )
        }
    }

    /// The file and the key, with its place in the file, for a message.
    func name(of setting: Setting) -> String {
        place((try? JSON5Outline(contents))?.member(setting.rawValue)?.valueRange.lowerBound)
            + ": '\(setting.rawValue)'"
    }

    /// The value of a setting as text; `nil` if it is not set.
    func text(of setting: Setting) -> String? { values[setting] }

    /// The value of a setting that is more than a text; `nil` if it is not set.
    func value(of setting: Setting) -> ConfigurationValue? {
        guard values[setting] != nil,
            let range = (try? JSON5Outline(contents))?.member(setting.rawValue)?.valueRange
        else { return nil }
        let name = "'\(setting.rawValue)'"
        return ConfigurationValue(name: name, range: range, contents: contents, place: place)
    }

    private func decoded(_ data: Data) throws(ErrorReport) -> DecodedSettings {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        do {
            return try decoder.decode(DecodedSettings.self, from: data)
        } catch DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context)
        {
            throw wrongType(context)
        } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
            throw wrongType(context)
        } catch {
            throw syntaxError
        }
    }

    private func wrongType(_ context: DecodingError.Context) -> ErrorReport {
        let setting = context.codingPath.first.flatMap { Setting(rawValue: $0.stringValue) }
        return ErrorReport(
            .configuration,
            setting.map { "\(name(of: $0)) must be \($0.declaration.type.requirement())" }
                ?? "\(place(nil)) must be one object, { … }"
        )
    }

    /// What the decoder, which does not say it, can't read.
    private var syntaxError: ErrorReport {
        let advice = "fix it, or move the file away"
        do throws(JSON5Outline.SyntaxError) {
            _ = try JSON5Outline(contents)
            return ErrorReport(.configuration, "\(place(nil)) is not valid JSON5; \(advice)")
        } catch {
            return ErrorReport(
                .configuration,
                "\(place(error.offset)): \(error.message); \(advice)"
            )
        }
    }

    /// The path, and the line and the column of an offset if it is known.
    private func place(_ offset: Int?) -> String {
        let path = path ?? Self.name
        guard let offset else { return path }
        let (line, column) = JSON5Outline.position(of: offset, in: contents)
        return "\(path), line \(line), column \(column)"
    }

    /// Whether the bytes are safe to decode.
    ///
    /// On Linux (as of Swift 6.3) the JSON5 decoder traps on a byte above F7 in an unquoted key,
    /// and takes a NUL for UTF-16 or UTF-32.
    static func isText(_ bytes: [UInt8]) -> Bool {
        String(validating: bytes, as: UTF8.self) != nil && !bytes.contains(0)
    }
}

/// The settings of the file, by their declarations.
private struct DecodedSettings: Decodable {
    private(set) var values: [Setting: String] = [:]

    /// In alphabetical order.
    let unknownKeys: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let settings = Setting.inFile
        for setting in settings {
            let key = Key(stringValue: setting.rawValue)
            values[setting] = try setting.declaration.type.text(key, in: container)
        }
        let known = settings.map(\.rawValue)
        unknownKeys = container.allKeys.map(\.stringValue).filter { !known.contains($0) }.sorted()
    }

    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

/// A value in the configuration file, for settings with values in values; messages name its place.
struct ConfigurationValue {
    /// A member of an object, whose own name messages may have to name.
    struct Member {
        let key: String
        let name: ConfigurationValue
        let value: ConfigurationValue
    }

    /// What messages call it, such as `'run'` or `command 'play'`.
    let name: String

    let range: Range<Int>
    let contents: [UInt8]

    /// Names an offset in the file.
    let place: (Int?) -> String

    func named(_ name: String) -> ConfigurationValue {
        ConfigurationValue(name: name, range: range, contents: contents, place: place)
    }

    /// An error here, whose message follows the name.
    func error(_ message: String) -> ErrorReport {
        ErrorReport(.configuration, "\(place(range.lowerBound)): \(name)\(message)")
    }

    /// The values of a list; `requirement` follows "must be".
    func elements(_ requirement: String) throws(ErrorReport) -> [ConfigurationValue] {
        try outline("[", requirement).elements.map { with(range: $0) }
    }

    /// The members of an object, in their order, without those that are `null`; each key once.
    func members(_ requirement: String) throws(ErrorReport) -> [Member] {
        let outline = try outline("{", requirement)
        if let repeated = outline.repeatedMembers.first {
            throw with(range: repeated.keyRange).error(" has '\(repeated.key.prefix(60))' twice")
        }
        return outline.members.map { member in
            Member(
                key: member.key,
                name: with(range: member.keyRange),
                value: with(range: member.valueRange)
            )
        }.filter { $0.value.text != "null" }
    }

    func string(_ requirement: String) throws(ErrorReport) -> String {
        try decoded(String.self, requirement)
    }

    func boolean() throws(ErrorReport) -> Bool { try decoded(Bool.self, "true or false") }

    private var text: String { String(decoding: contents[range], as: UTF8.self) }

    private func with(range: Range<Int>) -> ConfigurationValue {
        ConfigurationValue(name: name, range: range, contents: contents, place: place)
    }

    private func outline(
        _ bracket: Character,
        _ requirement: String
    ) throws(ErrorReport) -> JSON5Outline {
        guard text.first == bracket, let outline = try? JSON5Outline(contents, at: range.lowerBound)
        else { throw error(" must be \(requirement)") }
        return outline
    }

    private func decoded<Value: Decodable>(
        _ type: Value.Type,
        _ requirement: String
    ) throws(ErrorReport) -> Value {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        // The decoder takes no value without a list or an object around it.
        guard let values = try? decoder.decode([Value].self, from: Data("[\(text)]".utf8)),
            let value = values.first
        else { throw error(" must be \(requirement)") }
        return value
    }
}
