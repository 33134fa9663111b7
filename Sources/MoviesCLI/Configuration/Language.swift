/// A language with an optional country: `ko` or `ko-KR`.
struct Language: Hashable, CustomStringConvertible {
    static let standard = Language(description: "en-US")

    let description: String

    private init(description: String) { self.description = description }

    /// Case-insensitive; a dash separates the country.
    init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let code = parts[0].lowercased()
        guard parts.count <= 2, Self.isTwoLetters(code) else { return nil }
        guard parts.count == 2 else {
            description = code
            return
        }
        guard let region = Region(String(parts[1])) else { return nil }
        description = "\(code)-\(region)"
    }

    /// The language of a POSIX locale such as `ko_KR.UTF-8`; `nil` for `C` and invalid locales.
    init?(locale: String) {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        self.init(name.split(separator: "_").map(String.init).joined(separator: "-"))
    }

    /// ISO 639-1, without the country.
    var code: String { String(description.prefix(2)) }

    /// The language of the titles that catalogs may have for it, ISO 639-1; `nil` for countries
    /// with other titles than those of mainland China and Brazil, which they have.
    var catalogTitleCode: String? {
        ["zh-TW", "zh-HK", "zh-MO", "pt-PT"].contains(description) ? nil : code
    }

    var isEnglish: Bool { code == "en" }

    static func isTwoLetters(_ text: String) -> Bool {
        text.utf8.count == 2 && text.allSatisfy { $0.isASCII && $0.isLetter }
    }
}

/// A country by its two-letter code of ISO 3166-1: `KR`.
struct Region: Hashable, CustomStringConvertible {
    let description: String

    /// Case-insensitive.
    init?(_ text: String) {
        guard Language.isTwoLetters(text) else { return nil }
        description = text.uppercased()
    }
}
