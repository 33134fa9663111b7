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
    package var isMovieNotFound: Bool {
        switch error {
        case .movieNotFound, .titleNotFound: true
        default: false
        }
    }

    /// Whether the built-in catalog does not have the movie.
    package var isMovieNotBuiltIn: Bool {
        switch error {
        case .movieNotFound(_, .catalog(.builtIn), _), .titleNotFound(_, .catalog(.builtIn), _):
            true
        default: false
        }
    }

    /// Whether the query has to be changed.
    var isInvalidFilter: Bool {
        switch error {
        case .invalidFilter, .unknownFilter: true
        default: false
        }
    }
}
