package import Domain

/// What happened, in words, and the error for a front end, which alone knows what to advise with
/// its options, settings and commands.
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

    /// Whether the same action may succeed later.
    package var isRetryable: Bool { error.isRetryable }

    /// Whether the source does not have the movie, which the summary names.
    package var isMovieNotFound: Bool { error.sourceWithoutMovie != nil }

    /// Whether the built-in catalog does not have the movie.
    package var isMovieNotBuiltIn: Bool { error.sourceWithoutMovie == .catalog(.builtIn) }

    /// Whether the filters of the query have to be changed.
    var isInvalidFilter: Bool { error.needsOtherFilter }
}

/// Why something else is shown than the user requested.
package struct FallbackViewModel: Hashable, Sendable {
    /// Why the source did not respond.
    package let failure: FailureViewModel

    /// What is shown instead, to be appended to the failure in a sentence.
    package let replacement: String

    /// Whether a stale response is shown, and not another source.
    package private(set) var isStale = false

    /// Whether the source stays unusable until the user does something about the failure.
    package private(set) var needsAction = false
}

extension FallbackViewModel {
    init(_ fallback: Fallback) {
        switch fallback {
        case .staleResponse(let age, let error):
            self.init(
                failure: FailureViewModel(error),
                replacement: "showing its response of \(Self.text(age)) ago",
                isStale: true,
                needsAction: error.needsOtherCredential
            )
        case .catalog(let error):
            self.init(
                failure: FailureViewModel(error),
                replacement: "showing results from the local catalog",
                needsAction: error.needsOtherCredential
            )
        case .builtInCatalog(let error):
            self.init(
                failure: FailureViewModel(error),
                replacement: "showing movies of the built-in catalog",
                needsAction: true
            )
        }
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
