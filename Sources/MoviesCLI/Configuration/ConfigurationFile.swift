import Infrastructure

/// An invalid setting; the message names it and says what is valid.
struct ConfigurationError: Error, Hashable {
    let message: String
}

/// The keys of the configuration file.
enum ConfigurationKey: String, CaseIterable, CodingKey {
    case accessToken, apiKey, apiURL, imageURL, language, region, source, includeAdult
    case color, timeout, history, images, mouse
}

/// The settings in `config.json5`; a missing one is `nil`.
struct ConfigurationFile {
    static let fileName = "config.json5"

    var accessToken: String?
    var apiKey: String?
    var apiURL: String?
    var imageURL: String?
    var language: String?
    var region: String?
    var source: String?
    var includeAdult: Bool?
    var color: String?
    var timeout: Double?

    /// `false` saves no queries.
    var history: Bool?

    /// `false` shows no posters.
    var images: Bool?

    /// `false` leaves the mouse to the terminal.
    var mouse: Bool?

    /// In alphabetical order.
    private var unknownKeys: [String] = []

    private var path = ConfigurationFile.fileName

    /// Reads the file in a directory; if there is none, nothing is set.
    init(folder: String) throws(ConfigurationError) {
        let path = "\(folder)/\(Self.fileName)"
        let data: Data
        do {
            guard let contents = try FileStore(folder: folder).contents(of: Self.fileName) else {
                return
            }
            data = contents
        } catch {
            throw ConfigurationError(message: "can't read \(path); check its permissions")
        }
        guard Self.isText(data) else {
            throw ConfigurationError(message: "\(path) is not UTF-8; save it as UTF-8")
        }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        do {
            self = try decoder.decode(Self.self, from: data)
            self.path = path
        } catch DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context)
        {
            throw Self.wrongValue(context, path)
        } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
            throw Self.wrongValue(context, path)
        } catch {
            throw ConfigurationError(message: "\(path) is not valid JSON5; fix it or move it away")
        }
    }

    init() {}

    /// Warnings about unknown keys.
    var warnings: [String] {
        unknownKeys.map { key in
            let known = ConfigurationKey.allCases.map(\.rawValue)
            return "\(path): unknown key '\(key.prefix(60))'"
                + SpellingSuggestion.hint(for: key, in: known)
        }
    }

    /// The value of a setting that options can override, as text; `nil` if it is not set.
    func text(of key: ConfigurationKey) -> String? {
        switch key {
        case .language: language
        case .region: region
        case .source: source
        case .color: color
        case .timeout: timeout.map { String($0) }
        case .accessToken, .apiKey, .apiURL, .imageURL, .includeAdult, .history, .images,
            .mouse:
            nil
        }
    }

    /// The file and the key, for a message.
    func name(of key: ConfigurationKey) -> String {
        "\(path): '\(key.rawValue)'"
    }

    /// Whether the bytes are safe to decode.
    ///
    /// On Linux (as of Swift 6.3) the JSON5 decoder traps on a byte above F7 in an unquoted key,
    /// and takes a NUL for UTF-16 or UTF-32.
    private static func isText(_ data: Data) -> Bool {
        String(validating: data, as: UTF8.self) != nil && !data.contains(0)
    }

    private static func wrongValue(
        _ context: DecodingError.Context,
        _ path: String
    ) -> ConfigurationError {
        let key = context.codingPath.first?.stringValue
        return ConfigurationError(
            message: key.map { "\(path): '\($0)' has a value of the wrong type; see the README" }
                ?? "\(path) must be one object, { … }"
        )
    }
}

extension ConfigurationFile: Decodable {
    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

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
}
