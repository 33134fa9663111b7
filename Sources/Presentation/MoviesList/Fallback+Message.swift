public import Domain

extension Fallback {
    /// One sentence for a person: what happened, and what is shown instead.
    public var message: String {
        switch self {
        case .staleResponse(let age, let error):
            "\(error.summary); this is what it said \(Self.words(age)) ago"
        case .catalog(let error):
            "\(error.summary); showing films of the catalog on this machine"
        case .builtInCatalog(let error):
            "\(error.message); meanwhile the built-in catalog answers"
        }
    }

    /// Not more exact than a person would say it; takes seconds.
    private static func words(_ age: Int) -> String {
        switch age {
        case ..<120: "a minute"
        case ..<7200: "\(age / 60) minutes"
        case ..<172_800: "\(age / 3600) hours"
        default: "\(age / 86_400) days"
        }
    }
}
