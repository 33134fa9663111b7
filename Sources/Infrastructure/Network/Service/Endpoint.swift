import Text

/// A resource of a service that GET returns, without the base URL of the service.
///
/// Query items are an ordered list, so that equal requests have equal URLs. An endpoint holds no
/// credential: that belongs to the `NetworkConfiguration`.
package struct Endpoint: Hashable, Sendable {
    /// Below the service's base URL, without a slash at either end.
    package let path: String
    package let queryItems: [QueryItem]

    /// The largest body to accept, in bytes, after decompression.
    package let bodyLimit: Int
    package var cacheStatus = CacheStatus.miss

    /// The longest time to wait for the response; `nil` to wait until the service's deadline.
    package var timeout: Duration?

    package init(path: String, queryItems: [QueryItem] = [], bodyLimit: Int) {
        self.path = path
        self.queryItems = queryItems
        self.bodyLimit = bodyLimit
    }

    /// The entity tag of a conditional request: a server that has nothing newer responds with
    /// status 304 and no body (RFC 9110, 13.1.2).
    var ifNoneMatch: String? {
        if case .stale(let entityTag) = cacheStatus { entityTag } else { nil }
    }

    /// The path and the query, percent-encoded.
    package var target: String { target(adding: []) }

    func target(adding items: [QueryItem]) -> String {
        let items = queryItems + items
        guard !items.isEmpty else { return path }
        return path + "?"
            + items.map { "\($0.name.percentEncoded)=\($0.value.percentEncoded)" }
            .joined(separator: "&")
    }
}

/// The state of the cache for a request that is sent.
package enum CacheStatus: Hashable, Sendable {
    case miss

    /// A stale response; `nil` if the server gave it no entity tag.
    case stale(entityTag: String?)
}

/// A name and a value in the query part of a URL, both as plain text, not yet percent-encoded.
package struct QueryItem: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

extension String {
    /// The UTF-8 form with every byte escaped except the unreserved ones of RFC 3986.
    ///
    /// `URLQueryItem` does not escape `+`, and servers read that as a space.
    var percentEncoded: String {
        var result = ""
        for byte in utf8 {
            if byte.isASCIIWordCharacter || "-._~".utf8.contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return result
    }
}
