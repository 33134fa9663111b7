/// The original languages that a movie may have, and those it must not have, by ISO 639-1 in lower
/// case.
///
/// Chinese includes Cantonese, for which TMDB has a code that is not in ISO 639-1.
package struct LanguageFilter: Hashable, Sendable {
    /// A movie has one of these; empty for any language that is known.
    package var allowed: [String] = []
    package var excluded: [String] = []

    /// The codes that movies of the languages have.
    package var allowedCodes: [String] { Self.codes(of: allowed) }
    package var excludedCodes: [String] { Self.codes(of: excluded) }

    package init(allowed: [String] = [], excluded: [String] = []) {
        self.allowed = allowed
        self.excluded = excluded
    }

    private static func codes(of languages: [String]) -> [String] {
        languages.contains("zh") && !languages.contains("cn") ? languages + ["cn"] : languages
    }
}

extension LanguageFilter {
    /// Takes codes and English names separated by commas, of which those after `!` are excluded.
    init?(_ text: String) {
        for listed in ListedName.all(in: text) {
            guard let code = Self.code(listed.name) else { return nil }
            self = adding(
                listed.isExcluded
                    ? LanguageFilter(excluded: [code]) : LanguageFilter(allowed: [code])
            )
        }
    }

    private static func code(_ name: Substring) -> String? {
        guard name.utf8.count <= 40 else { return nil }
        if let code = LanguageNames.code(of: String(name)) { return code }
        let isCode =
            (2...3).contains(name.utf8.count) && name.allSatisfy { $0.isASCII && $0.isLetter }
        return isCode ? name.lowercased() : nil
    }

    /// Whether all languages have a name; other codes may be any short words.
    var isKnown: Bool { (allowed + excluded).allSatisfy(LanguageNames.hasName(for:)) }

    func adding(_ other: LanguageFilter) -> LanguageFilter {
        LanguageFilter(
            allowed: allowed.appending(other.allowed),
            excluded: excluded.appending(other.excluded)
        )
    }

    func allows(_ language: String?) -> Bool {
        guard let language = language?.lowercased() else { return false }
        return (allowed.isEmpty || allowedCodes.contains(language))
            && !excludedCodes.contains(language)
    }
}

extension LanguageFilter: CustomStringConvertible {
    package var description: String {
        (allowed + excluded.map { "!\($0)" }).joined(separator: ",")
    }
}
