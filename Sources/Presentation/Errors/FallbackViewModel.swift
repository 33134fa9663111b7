import Domain

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
                isStale: true
            )
        case .catalog(let error):
            self.init(
                failure: FailureViewModel(error),
                replacement: "showing movies of the catalog on this machine"
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
