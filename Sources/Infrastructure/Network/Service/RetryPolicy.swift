/// Whether and when a failed request is sent again.
///
/// Exponential backoff with full jitter: the delay is a random part of a limit that doubles with
/// each attempt, so that clients that failed together do not retry together (Marc Brooker,
/// "Exponential Backoff And Jitter", AWS Architecture Blog, 2015). For requests that are safe to
/// repeat, such as GET.
enum RetryPolicy {
    /// The most attempts, including the first.
    private static let maxAttempts = 3

    /// The longest delay after the first attempt.
    private static let firstDelay = Duration.milliseconds(500)

    /// The delay after an attempt, the first being number 1; `nil` not to retry.
    ///
    /// The server's `Retry-After` replaces a random delay. `random` is 0…1.
    static func delay(
        afterAttempt attempt: Int,
        _ error: NetworkError,
        timeLeft: Duration,
        random: Double
    ) -> Duration? {
        guard attempt < maxAttempts, isTransient(error) else { return nil }
        let delay =
            if case .httpStatus(let response) = error, let seconds = response.retryAfter() {
                Duration.seconds(seconds)
            } else {
                firstDelay * (1 << (attempt - 1)) * random
            }
        return delay < timeLeft ? delay : nil
    }

    /// Whether the same request is likely to succeed at the next attempt.
    private static func isTransient(_ error: NetworkError) -> Bool {
        switch error {
        case .unreachable(.lost), .unreachable(.cutOff), .malformedResponse: true
        case .httpStatus(let response): [429, 500, 502, 503, 504].contains(response.status)
        case .unreachable, .cancelled, .timedOut, .tooLarge, .workerUnusable, .noResources,
            .programMissing:
            false
        }
    }
}
