import Infrastructure

/// Formats a network request as one line, for `--verbose`.
enum RequestLog {
    /// Each of the secrets is replaced by `***`.
    static func text(_ entry: NetworkLogEntry, hiding secrets: [String]) -> String {
        let milliseconds = Int((entry.duration / .milliseconds(1)).rounded())
        let result =
            switch entry.outcome {
            case .response(let status, let byteCount): "status \(status), \(byteCount) bytes"
            case .failure(let error, let byteCount): "\(reason(error)), \(byteCount) bytes"
            case .cached(let byteCount, let age): "cached \(age) s ago, \(byteCount) bytes"
            }
        let cache =
            switch (entry.outcome, entry.cacheStatus) {
            case (.cached, _): ", cache hit"
            case (_, .miss): ", cache miss"
            case (_, .stale): ", cache stale"
            case (_, nil): ""
            }
        let line =
            "GET \(entry.url): \(result), \(milliseconds) ms, "
            + "attempt \(entry.attempt)\(cache)"
        // The logged URL contains no credential, but the user may have typed it as a query.
        return secrets.filter { $0.count > 3 }.reduce(line) { $0.replacing($1, with: "***") }
    }

    private static func reason(_ error: NetworkError) -> String {
        switch error {
        case .workerUnusable(let path, _): "\(path) can't be used"
        case .noResources(let reason): reason
        case .cancelled: "cancelled"
        case .timedOut: "timed out"
        case .unreachable(.hostNotFound): "no such host"
        case .unreachable(.refused): "connection refused"
        case .unreachable(.tls): "no secure connection"
        case .unreachable(.lost): "connection lost"
        case .unreachable(.other): "unreachable"
        case .malformedResponse: "malformed response"
        case .httpStatus(let response): "status \(response.status)"
        case .tooLarge(let limit): "more than \(limit) bytes"
        }
    }
}
