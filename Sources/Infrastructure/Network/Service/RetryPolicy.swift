/// Whether a request that failed is sent again, and after what wait.
///
/// Exponential backoff with full jitter: a wait of a random part of a limit that doubles with each
/// try, so that clients that failed together do not come back together (Marc Brooker, "Exponential
/// Backoff And Jitter", AWS Architecture Blog, 2015). For requests that may be repeated, as GET.
public struct RetryPolicy: Hashable, Sendable {
    /// The first one included.
    public let maxAttempts: Int

    /// The longest wait after the first try.
    public let firstDelay: Duration

    public init(maxAttempts: Int = 3, firstDelay: Duration = .milliseconds(500)) {
        self.maxAttempts = maxAttempts
        self.firstDelay = firstDelay
    }

    /// The wait after a try, the first being number 1; `nil` to leave it at that.
    ///
    /// A server's own `Retry-After` counts instead of a random wait. What does not fit into the
    /// time that is left is not worth the wait. `random` is 0…1.
    func delay(
        afterTry number: Int,
        _ error: NetworkError,
        timeLeft: Duration,
        random: Double
    ) -> Duration? {
        guard number < maxAttempts, Self.isTransient(error) else { return nil }
        let delay =
            if case .unsuccessful(let response) = error, let asked = RetryAfter(response) {
                Duration.seconds(asked.seconds)
            } else {
                firstDelay * (1 << (number - 1)) * random
            }
        return delay < timeLeft ? delay : nil
    }

    /// Whether the same request may well succeed the next time.
    private static func isTransient(_ error: NetworkError) -> Bool {
        switch error {
        case .unreachable(.lost), .damaged: true
        case .unsuccessful(let response): [429, 500, 502, 503, 504].contains(response.status)
        case .unreachable, .cancelled, .timedOut, .tooLarge, .workerUnusable, .noResources: false
        }
    }
}

/// The wait that a server asks for with `Retry-After`, in seconds or up to a date (RFC 9110, 10.2.3).
public struct RetryAfter: Hashable, Sendable {
    /// Above zero; a year where the server says more.
    public let seconds: Int

    private static let limit = 365 * 86_400

    /// Fails without the header, and where it holds nothing to wait for or is not to be understood.
    ///
    /// A date counts from the server's own `Date` where it gives one, since the clock here may be
    /// wrong, and else from `now`.
    public init?(_ response: NetworkResponse, now: Date = Date()) {
        guard let header = response.header("Retry-After") else { return nil }
        let text = Self.withoutSpaces(header)
        guard !text.isEmpty else { return nil }
        if text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
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
