extension Environment {
    /// The color mode; `nil` if the environment doesn't set one.
    ///
    /// By the conventions of no-color.org and `CLICOLOR_FORCE`.
    var color: String? {
        if self["NO_COLOR"] != nil { return ColorMode.never.rawValue }
        return self["CLICOLOR_FORCE"].flatMap { $0 == "0" ? nil : ColorMode.always.rawValue }
    }

    /// The language of the locale; `nil` if it names none.
    var language: Language? {
        let locale = self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"]
        return locale.flatMap(Language.init(locale:))
    }
}
