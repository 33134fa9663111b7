/// A thing that a service can be asked for with GET, told apart from the service's address.
///
/// Query items are an ordered list, so that equal requests have equal URLs. An endpoint holds no
/// credential: that belongs to the `NetworkConfiguration`.
public struct Endpoint: Hashable, Sendable {
    /// Below the service's base URL, without a slash at either end.
    public let path: String
    public let queryItems: [QueryItem]

    /// How many bytes of body are taken at most, after decompression.
    public let bodyLimit: Int
    public var held: CacheValidator

    /// How long the answer is worth waiting for; `nil` for up to the deadline.
    public var patience: Duration?

    public init(
        path: String,
        queryItems: [QueryItem] = [],
        bodyLimit: Int,
        held: CacheValidator = .nothing,
        patience: Duration? = nil
    ) {
        self.path = path
        self.queryItems = queryItems
        self.bodyLimit = bodyLimit
        self.held = held
        self.patience = patience
    }

    /// The path and the query, percent-encoded.
    public var target: String { target(adding: []) }

    func target(adding items: [QueryItem]) -> String {
        let items = queryItems + items
        guard !items.isEmpty else { return path }
        return path + "?"
            + items.map { "\($0.name.percentEncoded)=\($0.value.percentEncoded)" }
            .joined(separator: "&")
    }
}

/// A name and a value in the query part of a URL, both as plain text, not yet percent-encoded.
public struct QueryItem: Hashable, Sendable {
    public let name: String
    public let value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// What the one who asks has kept of an earlier answer.
public enum CacheValidator: Hashable, Sendable {
    case nothing

    /// An answer that may have changed; with its entity tag the server can say that it has not,
    /// by status 304 (RFC 9110, 13.1.2).
    case outdated(entityTag: String?)
}

/// A header of a request or an answer; names are compared without regard to case.
public struct HTTPHeader: Hashable, Codable, Sendable {
    public let name: String
    public let value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

extension String {
    /// Every byte of the UTF-8 form escaped but the unreserved ones of RFC 3986.
    ///
    /// `URLQueryItem` leaves `+` alone, and servers read it as a space.
    var percentEncoded: String {
        var result = ""
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return result
    }
}
