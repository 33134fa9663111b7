import Infrastructure

/// A setting that can't be used; the sentence names it and what would be right.
struct ConfigurationError: Error, Hashable {
    let message: String
}

/// What a person has set in `config.json5`; whatever is not there is `nil`.
struct ConfigurationFile {
    enum Key: String, CaseIterable, CodingKey {
        case accessToken, apiKey, apiURL, imageURL, language, region, source, includeAdult
        case color, timeout, history
    }

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

    /// `false` keeps no queries.
    var history: Bool?

    /// In alphabetical order.
    private var unknownKeys: [String] = []

    /// Where the file is.
    private var path = ConfigurationFile.fileName

    /// Reads the file in a folder; without one, nothing is set.
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
            throw ConfigurationError(message: "\(path) is not JSON5; mend it or move it away")
        }
    }

    init() {}

    /// Sentences about keys that mean nothing.
    var warnings: [String] {
        unknownKeys.map { key in
            let known = Key.allCases.map(\.rawValue)
            return "\(path): unknown key '\(key.prefix(60))'"
                + SpellingSuggestion.hint(for: key, in: known)
        }
    }

    /// A setting that is a text or a number, as a text; `nil` when it is not there.
    func text(of key: Key) -> String? {
        switch key {
        case .language: language
        case .region: region
        case .source: source
        case .color: color
        case .timeout: timeout.map { String($0) }
        case .accessToken, .apiKey, .apiURL, .imageURL, .includeAdult, .history: nil
        }
    }

    /// The key and the file that it stands in, for a message.
    func name(of key: Key) -> String {
        "\(path): '\(key.rawValue)'"
    }

    /// Whether a decoder can be given these bytes.
    ///
    /// On Linux (as of Swift 6.3) JSON5 traps on a byte above F7 in a key without quotes. A NUL
    /// means UTF-16 or UTF-32 to it, and has no place in UTF-8.
    private static func isText(_ data: Data) -> Bool {
        String(validating: data, as: UTF8.self) != nil && !data.contains(0)
    }

    private static func wrongValue(
        _ context: DecodingError.Context,
        _ path: String
    ) -> ConfigurationError {
        let key = context.codingPath.first?.stringValue
        return ConfigurationError(
            message: key.map { "\(path): '\($0)' has a value of the wrong kind; see the README" }
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
        let container = try decoder.container(keyedBy: Key.self)
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
        unknownKeys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
            .filter { Key(stringValue: $0) == nil }
            .sorted()
    }
}
