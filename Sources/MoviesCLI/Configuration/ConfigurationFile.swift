import CommandLineKit
import Infrastructure
import SystemKit
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The settings in `config.json5`; a missing one is `nil`.
struct ConfigurationFile {
    static let name = "config.json5"

    private(set) var values = ConfigurationValues()

    /// Warnings about unknown and repeated keys, and about a secret that others can read.
    private(set) var warnings: [String] = []

    /// The absolute path; `nil` without a folder for it.
    private(set) var path: String?

    /// Whether there is a file.
    private(set) var exists = false

    /// The whole file, to find a setting in it; empty if there is none.
    private var contents: [UInt8] = []

    /// No file, and so no settings.
    init() {}

    /// Reads the file in a folder; if there is none, nothing is set.
    init(folder: String) throws(ConfigurationError) {
        let directory = PrivateDirectory(path: folder)
        let path = directory.path(of: Self.name)
        self.path = path
        let data: Data
        do {
            guard let contents = try FileStore(folder: folder).contents(of: Self.name) else {
                return
            }
            data = contents
        } catch {
            throw ConfigurationError(message: "can't read \(path): \(error.reason)")
        }
        exists = true
        contents = Array(data)
        guard Self.isText(contents) else {
            throw ConfigurationError(message: "\(path) is not UTF-8; save it as UTF-8")
        }
        // A blank file is not JSON5, but says clearly that nothing is set.
        guard !JSON5Outline.isBlank(contents) else { return }
        values = try decoded(data)
        warnings = values.unknownKeys.map(warning(aboutUnknownKey:)) + repeatedKeyWarnings
        let hasSecret = values.accessToken != nil || values.apiKey != nil
        if hasSecret, directory.isReadableByOthers(Self.name) {
            warnings.append(
                "other users can read the token in \(path); 'chmod 600' makes it private"
            )
        }
    }

    /// The file and the key, with its place in the file, for a message.
    func name(of key: ConfigurationKey) -> String {
        place((try? JSON5Outline(contents))?.member(key.rawValue)?.valueRange.lowerBound)
            + ": '\(key.rawValue)'"
    }

    /// The value of a setting as text; `nil` if it is not set.
    func text(of key: ConfigurationKey) -> String? {
        switch key {
        case .accessToken: values.accessToken
        case .apiKey: values.apiKey
        case .apiURL: values.apiURL
        case .imageURL: values.imageURL
        case .language: values.language
        case .region: values.region
        case .source: values.source
        case .includeAdult: values.includeAdult.map { String($0) }
        case .color: values.color
        case .timeout: values.timeout.map { String($0) }
        case .history: values.history.map { String($0) }
        case .images: values.images.map { String($0) }
        case .mouse: values.mouse.map { String($0) }
        }
    }

    private func decoded(_ data: Data) throws(ConfigurationError) -> ConfigurationValues {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        do {
            return try decoder.decode(ConfigurationValues.self, from: data)
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

    private func wrongType(_ context: DecodingError.Context) -> ConfigurationError {
        let key = context.codingPath.first.flatMap { ConfigurationKey(rawValue: $0.stringValue) }
        return ConfigurationError(
            message: key.map { "\(name(of: $0)) must be \($0.requirement)" }
                ?? "\(place(nil)) must be one object, { … }"
        )
    }

    /// What the decoder, which does not say it, can't read.
    private var syntaxError: ConfigurationError {
        let advice = "fix it, or move the file away"
        do throws(JSON5Outline.SyntaxError) {
            _ = try JSON5Outline(contents)
            return ConfigurationError(message: "\(place(nil)) is not valid JSON5; \(advice)")
        } catch {
            return ConfigurationError(
                message: "\(place(error.offset)): \(error.message); \(advice)"
            )
        }
    }

    private func warning(aboutUnknownKey key: String) -> String {
        let known = ConfigurationKey.allCases.map(\.rawValue)
        let place = place((try? JSON5Outline(contents))?.member(key)?.keyRange.lowerBound)
        return "\(place): unknown key '\(key.prefix(60))'"
            + SpellingSuggestion.hint(for: key, in: known)
    }

    /// The decoder takes the first of several members with the same key, and does not say so.
    private var repeatedKeyWarnings: [String] {
        guard let outline = try? JSON5Outline(contents) else { return [] }
        var keys: Set<String> = []
        return outline.members.filter { !keys.insert($0.key).inserted }.map { member in
            "\(place(member.keyRange.lowerBound)): '\(member.key.prefix(60))' is there already; "
                + "only the first one counts"
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
    private static func isText(_ bytes: [UInt8]) -> Bool {
        String(validating: bytes, as: UTF8.self) != nil && !bytes.contains(0)
    }
}

/// The decoded settings of the file.
struct ConfigurationValues: Decodable {
    private(set) var accessToken: String?
    private(set) var apiKey: String?
    private(set) var apiURL: String?
    private(set) var imageURL: String?
    private(set) var language: String?
    private(set) var region: String?
    private(set) var source: String?
    private(set) var includeAdult: Bool?
    private(set) var color: String?
    private(set) var timeout: Double?

    /// `false` saves no queries.
    private(set) var history: Bool?

    /// `false` shows no posters.
    private(set) var images: Bool?

    /// With `false`, the terminal has the mouse.
    private(set) var mouse: Bool?

    /// In alphabetical order.
    private(set) var unknownKeys: [String] = []

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: ConfigurationKey.self)
        accessToken = try container.decodeIfPresent(String.self, forKey: .accessToken)
        apiKey = try container.decodeIfPresent(String.self, forKey: .apiKey)
        apiURL = try container.decodeIfPresent(String.self, forKey: .apiURL)
        imageURL = try container.decodeIfPresent(String.self, forKey: .imageURL)
        language = try container.decodeIfPresent(String.self, forKey: .language)
        region = try container.decodeIfPresent(String.self, forKey: .region)
        source = try container.decodeIfPresent(String.self, forKey: .source)
        includeAdult = try container.decodeIfPresent(Bool.self, forKey: .includeAdult)
        color = try container.decodeIfPresent(String.self, forKey: .color)
        timeout = try container.decodeIfPresent(Double.self, forKey: .timeout)
        history = try container.decodeIfPresent(Bool.self, forKey: .history)
        images = try container.decodeIfPresent(Bool.self, forKey: .images)
        mouse = try container.decodeIfPresent(Bool.self, forKey: .mouse)
        unknownKeys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
            .filter { ConfigurationKey(stringValue: $0) == nil }
            .sorted()
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
