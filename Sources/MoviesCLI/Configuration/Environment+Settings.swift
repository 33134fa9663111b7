extension Environment {
    /// The color mode that the environment asks for; `nil` for none.
    ///
    /// By the conventions of no-color.org and of `CLICOLOR_FORCE`.
    var color: String? {
        if self["NO_COLOR"] != nil { return ColorMode.never.rawValue }
        return self["CLICOLOR_FORCE"].flatMap { $0 == "0" ? nil : ColorMode.always.rawValue }
    }

    /// The language of messages in the locale; `nil` if the locale names none.
    var language: Language? {
        let locale = self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"]
        return locale.flatMap(Language.init(locale:))
    }
}
