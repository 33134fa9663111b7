import Foundation

/// A request as received, undecoded.
package struct HTTPTestRequest: Sendable {
    package let method: String
    /// The path and the query as sent on the wire.
    package let target: String
    /// The protocol, such as `HTTP/1.1`.
    package let version: String
    /// In order, as sent.
    package let headers: [(name: String, value: String)]

    /// The part of the target before the first question mark, still percent-encoded.
    package var path: String { String(target.prefix { $0 != "?" }) }

    /// The query's items in order, still percent-encoded; one without `=` has an empty value.
    package var queryItems: [(name: String, value: String)] {
        target.drop { $0 != "?" }.dropFirst().split(separator: "&").map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
        }
    }

    /// The percent-decoded value of the first query item of that name; a `+` stays a plus.
    package func queryValue(_ name: String) -> String? {
        queryItems.first { decoded($0.name) == name }.map { decoded($0.value) }
    }

    /// The value of the first header with the name, ignoring case.
    package func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    private func decoded(_ text: String) -> String { text.removingPercentEncoding ?? text }
}
