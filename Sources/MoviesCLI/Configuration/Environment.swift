/// The environment variables of the program; one that is empty counts as not set.
struct Environment: Sendable {
    private let variables: [String: String]

    init(_ variables: [String: String]) {
        self.variables = variables
    }

    subscript(name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// What the environment says about colour; `nil` for nothing.
    ///
    /// By the conventions of no-color.org and of `CLICOLOR_FORCE`.
    var color: String? {
        if self["NO_COLOR"] != nil { return ColorMode.never.rawValue }
        return self["CLICOLOR_FORCE"].flatMap { $0 == "0" ? nil : ColorMode.always.rawValue }
    }

    /// The language that messages are wanted in; `nil` when the locale names none.
    var language: Language? {
        let locale = self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"]
        return locale.flatMap(Language.init(locale:))
    }
}
