import Infrastructure

/// The environment variables of the program; one that is empty counts as not set.
struct Environment: Sendable {
    private let value: @Sendable (_ name: String) -> String?

    init(_ variables: [String: String]) {
        value = { variables[$0] }
    }

    private init(value: @escaping @Sendable (String) -> String?) {
        self.value = value
    }

    subscript(name: String) -> String? {
        value(name).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The environment of this process, out of which it takes the credentials: a process that it
    /// starts does not inherit them.
    ///
    /// To be called before there is a second thread. The other variables are read when they are asked
    /// for, since to copy all of them takes as long as a search.
    static func takeProcessEnvironment() -> Environment {
        let names = [TMDBSettings.tokenVariable, TMDBSettings.keyVariable]
        let credentials = names.map { (name: $0, value: variable($0)) }
        for name in names { unsetenv(name) }
        return Environment { name in
            credentials.first { $0.name == name }?.value ?? variable(name)
        }
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
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
