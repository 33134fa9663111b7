import Infrastructure

/// The environment variables of the program; one that is empty counts as not set.
struct Environment: Sendable {
    private let variables: [String: String]

    init(_ variables: [String: String]) {
        self.variables = variables
    }

    subscript(name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Removes credentials from the environment of this process, and so of those that it starts.
    ///
    /// To be called before there is a second thread.
    func removeCredentials() {
        for name in [TMDBSettings.tokenVariable, TMDBSettings.keyVariable] { unsetenv(name) }
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
