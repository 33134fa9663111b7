import Domain
import Essentials

/// An object of a response, whose values may break the documentation of the server.
///
/// A value that is missing, null or malformed is `nil`: it costs itself, and not the row around it.
struct JSONObject: Decodable {
    private let container: KeyedDecodingContainer<Key>

    private struct Key: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }

    /// Fails for a value that is no object.
    init(from decoder: any Decoder) throws { container = try decoder.container(keyedBy: Key.self) }

    private init(_ container: KeyedDecodingContainer<Key>) { self.container = container }

    func contains(_ key: String) -> Bool { container.contains(Key(stringValue: key)) }

    /// A string with a visible character.
    func string(_ key: String) -> String? {
        let string = try? container.decodeIfPresent(String.self, forKey: Key(stringValue: key))
        guard let string, string.unicodeScalars.contains(where: \.isVisible) else { return nil }
        return string
    }

    /// A string with a visible character, without white space at its ends.
    func name(_ key: String) -> String? {
        guard let scalars = string(key)?.unicodeScalars else { return nil }
        let start = scalars.drop { $0.properties.isWhitespace }
        let end = start.lastIndex { !$0.properties.isWhitespace }
        return end.map { String(start[...$0]) }
    }

    func bool(_ key: String) -> Bool? {
        try? container.decodeIfPresent(Bool.self, forKey: Key(stringValue: key))
    }

    /// A whole number, written as a number or as a string of digits.
    func int(_ key: String) -> Int? {
        let number = try? container.decodeIfPresent(Int.self, forKey: Key(stringValue: key))
        return number ?? string(key).flatMap { Int($0) }
    }

    /// A whole number above zero.
    func id(_ key: String) -> Int? { int(key).flatMap { $0 > 0 ? $0 : nil } }

    /// A finite number, written as a number or as a string.
    func double(_ key: String) -> Double? {
        let number = try? container.decodeIfPresent(Double.self, forKey: Key(stringValue: key))
        return (number ?? string(key).flatMap { Double($0) }).flatMap { $0.isFinite ? $0 : nil }
    }

    func object(_ key: String) -> JSONObject? {
        (try? container.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: key)))
            .map(JSONObject.init)
    }

    func value<Value: Decodable>(_ type: Value.Type, _ key: String) -> Value? {
        try? container.decodeIfPresent(type, forKey: Key(stringValue: key))
    }

    func objects(_ key: String, limit: Int = 1000) -> [JSONObject] {
        list(JSONObject.self, key, limit: limit)
    }

    func names(of key: String) -> [String] { objects(key).compactMap { $0.name("name") } }

    func list<Element: Decodable>(
        _ type: Element.Type,
        _ key: String,
        limit: Int = 1000
    ) -> [Element] {
        (try? elements(type, key, limit: limit))?.valid ?? []
    }

    /// The valid elements of an array.
    ///
    /// Fails without an array, and if no element is valid: that is another kind of response.
    func rows<Row: Decodable>(_ type: Row.Type, _ key: String) throws -> [Row] {
        let rows = try elements(type, key)
        guard !rows.valid.isEmpty || rows.invalidCount == 0 else { throw Self.missingValue }
        return rows.valid
    }

    /// The valid elements of an array, and the number of the others; throws if there is no array.
    ///
    /// It reads `limit` elements at most: TMDB's lists have twenty, except those of people.
    func elements<Element: Decodable>(
        _ type: Element.Type,
        _ key: String,
        limit: Int = 1000
    ) throws -> (valid: [Element], invalidCount: Int) {
        var array = try container.nestedUnkeyedContainer(forKey: Key(stringValue: key))
        var valid: [Element] = []
        var invalidCount = 0
        while !array.isAtEnd, valid.count + invalidCount < limit {
            do {
                valid.append(try array.decode(type))
            } catch {
                // A failure does not step over the element that caused it.
                _ = try array.decode(Anything.self)
                invalidCount += 1
            }
        }
        return (valid, invalidCount)
    }

    private struct Anything: Decodable {
        init(from decoder: any Decoder) {}
    }

    static let missingValue = DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "a value is missing")
    )
}

/// A response whose rows are in the array `results`, in the order of the server.
struct ResultsDTO<Row: Decodable>: Decodable {
    let results: [Row]

    /// Fails without the array, and if no row is valid: that is another kind of response.
    init(from decoder: any Decoder) throws {
        results = try JSONObject(from: decoder).rows(Row.self, "results")
    }
}

extension Optional {
    /// The value, without which the rest of a response is useless.
    func required() throws -> Wrapped {
        guard let self else { throw JSONObject.missingValue }
        return self
    }
}

/// The context in which responses of TMDB are decoded.
///
/// Some parts of a response have data for each of a hundred countries. The decoder knows which one is
/// needed, because skipping the others takes much less time than decoding them.
struct TMDBContext: Sendable {
    /// The base URL of posters, without a trailing slash.
    let imageURL: String

    /// The language of trailers, such as `ko-KR`.
    let language: String

    /// The country of releases and services, by ISO 3166-1.
    let region: String

    fileprivate static let key = CodingUserInfoKey(rawValue: "context")
}

extension JSONDecoder {
    convenience init(_ context: TMDBContext?) {
        self.init()
        if let key = TMDBContext.key, let context { userInfo[key] = context }
    }
}

extension Decoder {
    var context: TMDBContext? { TMDBContext.key.flatMap { userInfo[$0] as? TMDBContext } }
}
