extension Environment {
    /// The color mode; `nil` if the environment doesn't set one.
    ///
    /// By the conventions of no-color.org, `FORCE_COLOR` and `CLICOLOR_FORCE`.
    var color: String? {
        if self["NO_COLOR"] != nil { return ColorMode.never.rawValue }
        let forcesColor = ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { name in
            self[name].map { $0 != "0" } ?? false
        }
        return forcesColor ? ColorMode.always.rawValue : nil
    }

    /// The language of the locale; `nil` if it names none.
    var language: Language? {
        let locale = self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"]
        return locale.flatMap(Language.init(locale:))
    }
}
