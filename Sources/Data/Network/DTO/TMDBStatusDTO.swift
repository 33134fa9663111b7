import Infrastructure

/// What TMDB sends instead of what was asked for: `{"status_code":7,"status_message":"…"}`, or
/// `{"errors":["…"]}` (until 2023).
struct TMDBStatusDTO: Decodable {
    /// `nil` where there is none.
    let code: Int?

    /// As it came: of any length, with any characters.
    let message: String?

    private enum CodingKeys: String, CodingKey {
        case code = "status_code"
        case message = "status_message"
        case errors
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        code = container.lenientInt(.code)
        message =
            container.lenientString(.message) ?? container.lenientList(String.self, .errors).first
    }

    /// The HTTP status that belongs to the code in TMDB's table of errors; `nil` when the answer
    /// is no failure that the table names.
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
    /// Of an invalid credential we know the variable, of too many requests the wait; the messages
    /// about unknown ids and internal errors add nothing to the status.
    private var isClearFromCode: Bool {
        switch code {
        case 3, 7, 14, 33, 35: true
        case 6, 34, 25: true
        case 2, 11, 15, 24, 43, 44: true
        default: false
        }
    }
}

extension TMDBStatusDTO {
    /// No message of TMDB is a tenth as long.
    private static let bodyLimit = 1 << 16

    /// Fails for what is not JSON, as an error page of a proxy, and for what is not an object.
    init?(_ response: NetworkResponse) {
        let type = response.header("Content-Type")?.lowercased() ?? ""
        guard
            type.hasPrefix("application/json"), response.body.count <= Self.bodyLimit,
            let status = try? JSONDecoder().decode(Self.self, from: response.body)
        else { return nil }
        self = status
    }

    /// Why TMDB refused a request, in its own words: one line of plain text, with no period at its
    /// end; `nil` where ours are better, or where its own are not fit to be shown.
    ///
    /// They are not where they hold control characters, which no message of TMDB has, or a part of
    /// the credential.
    func reason(hiding credential: TMDBCredential?) -> String? {
        guard !isClearFromCode, let message else { return nil }
        let words = message.prefix(4 * Self.lengthLimit).split(whereSeparator: \.isWhitespace)
        let line = words.joined(separator: " ").unicodeScalars
        guard line.allSatisfy(\.isPlain) else { return nil }
        var text = String(line.prefix(Self.lengthLimit))
        if line.count > Self.lengthLimit { text += "…" }
        while text.hasSuffix(".") { text.removeLast() }
        guard !text.isEmpty, credential?.isPartly(in: text) != true else { return nil }
        return text
    }

    /// In Unicode scalars.
    private static let lengthLimit = 200
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
