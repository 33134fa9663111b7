package import Domain
import Infrastructure
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Recognizes the errors in the responses of TMDB.
package struct TMDBErrorReader: Sendable {
    /// In bytes; no error response of TMDB is a tenth as long.
    private static let bodyLimit = 1 << 16

    /// Maximum length of a message, in Unicode scalars.
    private static let lengthLimit = 200

    private let credential: Credential?

    /// A message with a part of the credential is not shown.
    package init(credential: Credential? = nil) { self.credential = credential }

    /// The status that the body of an error means, whatever the HTTP status; `nil` if the response is
    /// no error.
    func status(of response: NetworkResponse) -> Int? {
        // The content type does not matter here.
        (try? JSONDecoder().decode(TMDBStatusDTO.self, from: response.body))?.httpStatus
    }

    /// TMDB's own error message: one line of plain text without a final period; `nil` if our
    /// message is better, or if TMDB's is not safe to show.
    ///
    /// It is not safe if it has control characters, which no message of TMDB has, or a part of the
    /// credential. The body may also be no JSON object, such as the error page of a proxy.
    func reason(in response: NetworkResponse) -> String? {
        let type = response.header("Content-Type")?.lowercased() ?? ""
        guard type.hasPrefix("application/json"), response.body.count <= Self.bodyLimit,
            let status = try? JSONDecoder().decode(TMDBStatusDTO.self, from: response.body),
            !status.isClearFromCode, let message = status.message
        else { return nil }
        let words = message.prefix(4 * Self.lengthLimit).split(whereSeparator: \.isWhitespace)
        let line = words.joined(separator: " ").unicodeScalars
        guard line.allSatisfy(\.isPlain) else { return nil }
        var text = String(line.prefix(Self.lengthLimit))
        if line.count > Self.lengthLimit { text += "…" }
        while text.hasSuffix(".") { text.removeLast() }
        return text.isEmpty || credential?.isPartly(in: text) ?? false ? nil : text
    }
}

/// An error response of TMDB: `{"status_code":7,"status_message":"…"}`, or `{"errors":["…"]}`
/// (until 2023).
private struct TMDBStatusDTO: Decodable {
    /// `nil` if there is none.
    let code: Int?

    /// As TMDB sent it: of any length, and with any characters.
    let message: String?

    init(from decoder: any Decoder) throws {
        let status = try JSONObject(from: decoder)
        code = status.int("status_code")
        message = status.string("status_message") ?? status.list(String.self, "errors").first
    }

    /// The HTTP status of the code in TMDB's table of errors; `nil` for a code that is not in it.
    var httpStatus: Int? {
        switch code {
        case 3, 7, 10, 14, 16, 17, 30, 31, 32, 33, 35, 36: 401
        case 6, 34, 37: 404
        case 25: 429
        case 11, 15, 44: 500
        case 2, 43: 502
        case 9, 46: 503
        case 24: 504
        default: nil
        }
    }

    /// Whether our own message helps more than TMDB's.
    ///
    /// Ours names the variable of an invalid credential and the wait after too many requests;
    /// TMDB's messages about unknown ids and internal errors add nothing to the status.
    var isClearFromCode: Bool {
        [2, 3, 6, 7, 11, 14, 15, 24, 25, 33, 34, 35, 43, 44].contains(code)
    }
}

extension Unicode.Scalar {
    /// Whether it neither controls a terminal nor changes how other characters are shown.
    fileprivate var isPlain: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
            .unassigned:
            false
        default: true
        }
    }
}
