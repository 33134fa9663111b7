import Infrastructure

/// Something to ask TMDB for, and how long the answer holds.
struct TMDBRequest: Hashable, Sendable {
    /// What the answer is about; lists change sooner than facts.
    enum Kind: Hashable, Sendable {
        case search
        case details
        case configuration

        /// In seconds.
        var lifetime: Int {
            switch self {
            case .search: 86_400
            case .details: 7 * 86_400
            case .configuration: 30 * 86_400
            }
        }
    }

    let kind: Kind
    var endpoint: Endpoint
}
