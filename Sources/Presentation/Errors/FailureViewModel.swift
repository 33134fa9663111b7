package import Domain

/// The failure in words, and the error for a front end, which alone knows what to advise with its
/// options, settings and commands.
package struct FailureViewModel: Hashable, Sendable {
    package let error: MoviesError

    /// Whether a catalog can do the same as the source.
    package let catalogMayHelp: Bool

    package init(_ error: MoviesError, catalogMayHelp: Bool = true) {
        self.error = error
        self.catalogMayHelp = catalogMayHelp
    }

    /// One sentence without a full stop: what happened, not what to do.
    package var summary: String { error.summary }

    package var isRetryable: Bool { error.isRetryable }
}

/// The reason that something else is shown than the user requested, in words.
extension Fallback {
    private var reason: MoviesError {
        switch self {
        case .staleResponse(_, let reason), .catalog(let reason), .builtInCatalog(let reason):
            reason
        }
    }

    /// The reason that the source did not respond.
    package var failure: FailureViewModel { FailureViewModel(reason) }

    /// The result that is shown instead, to be appended to the failure in a sentence.
    package var replacement: String {
        switch self {
        case .staleResponse(let age, _): "showing its response of \(Self.text(age)) ago"
        case .catalog: "showing results from the local catalog"
        case .builtInCatalog: "showing movies of the built-in catalog"
        }
    }

    /// Whether a stale response is shown, and not another source.
    package var isStale: Bool { if case .staleResponse = self { true } else { false } }

    /// Whether the source stays unusable until the user does something about the failure.
    package var needsAction: Bool {
        if case .builtInCatalog = self { true } else { reason.needsOtherCredential }
    }

    /// Rounds down; takes seconds.
    private static func text(_ age: Int) -> String {
        switch age {
        case ..<120: "a minute"
        case ..<7200: "\(age / 60) minutes"
        case ..<172_800: "\(age / 3600) hours"
        default: "\(age / 86_400) days"
        }
    }
}
