import Text
#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The wait that a server requests by `Retry-After`, in seconds or until a date (RFC 9110, 10.2.3).
package struct RetryAfter: Hashable, Sendable {
    /// Above zero, and a year at most.
    package let seconds: Int

    private static let limit = 365 * 86_400

    /// Fails without the header, and if it is malformed or not in the future.
    ///
    /// A date counts from the server's own `Date`, or else from `now`: this machine's may be wrong.
    package init?(_ response: NetworkResponse, now: Date = Date()) {
        guard let header = response.header("Retry-After") else { return nil }
        let text = Self.withoutSpaces(header)
        guard !text.isEmpty else { return nil }
        if text.utf8.allSatisfy(\.isASCIIDigit) {
            seconds = min(Int(text) ?? Self.limit, Self.limit)
        } else {
            guard let end = HTTPDate(text, now: now) else { return nil }
            let start = response.header("Date").flatMap { HTTPDate($0, now: now) }?.date ?? now
            let wait = end.date.timeIntervalSince(start).rounded(.up)
            seconds = Int(exactly: min(wait, Double(Self.limit))) ?? 0
        }
        guard seconds > 0 else { return nil }
    }

    private static func withoutSpaces(_ text: String) -> String {
        let isSpace = { (character: Character) in character == " " || character == "\t" }
        let rest = text.drop(while: isSpace).reversed().drop(while: isSpace)
        return String(rest.reversed())
    }
}
