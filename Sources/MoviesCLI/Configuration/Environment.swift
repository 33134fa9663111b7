/// The environment variables of the program; one that is empty counts as not set.
struct Environment: Sendable {
    private let variables: [String: String]

    init(_ variables: [String: String]) {
        self.variables = variables
    }

    subscript(name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The language that messages are wanted in; `nil` when the locale names none.
    var language: Language? {
        let locale = self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"]
        return locale.flatMap(Language.init(locale:))
    }
}
