import Text

/// An award that a movie has won, or was nominated for.
package struct MovieAward: Hashable, Sendable {
    /// One of `AwardCategory.all`.
    package let category: AwardCategory

    /// The year of the ceremony or the festival, mostly the one after the release.
    package let year: Int

    /// Whether it was won; at a festival, a nomination is a place in the competition.
    package let isWon: Bool

    /// Decodes a text such as `oscar-picture 1995`, with a `+` before it if the award was won.
    package init?(_ text: some StringProtocol) {
        let isWon = text.utf8.first == UInt8(ascii: "+")
        let parts = text.dropFirst(isWon ? 1 : 0).split(separator: " ")
        guard parts.count == 2, let category = AwardCategory.byWord[String(parts[0])],
            let year = Int(parts[1])
        else { return nil }
        (self.category, self.year, self.isWon) = (category, year, isWon)
    }

    /// The values of the filter `award:` that find the movie.
    package var filterValues: [String] {
        let values = [category.award.word, category.word]
        return (isWon ? values : []) + values.map { $0 + Self.nominee }
    }

    /// The end of a value of the filter `award:` that finds movies that did not win, too.
    private static let nominee = "-nominee"

    /// Takes an award or a category as people write it: `oscar`, `Best Picture`, `palme d'or`, and with
    /// `nominee` after it; `nil` for an unknown one.
    package static func filterValue(_ text: some StringProtocol) -> String? {
        var words = String(text).folded.split { !$0.isLetter && $0 != "'" }
        let isNominee = words.last.map { nominees.contains(String($0)) } ?? false
        if isNominee { words.removeLast() }
        if words.last == "winner" || words.last == "winners" { words.removeLast() }
        let name = words.joined(separator: "-")
        return AwardCategory.word(of: name).map { isNominee ? $0 + nominee : $0 }
    }

    private static let nominees = ["nominee", "nominees", "nominated", "nomination", "nominations"]
}

/// An award, such as the Oscar.
package struct Award: Hashable, Sendable {
    /// As a filter names it: `palme-d'or`.
    package let word: String
    package let name: String
}

/// A category of an award, such as the Oscar for the best picture.
package struct AwardCategory: Hashable, Sendable {
    package let award: Award

    /// As a filter names it: `oscar-picture`; that of the award if it has one category.
    package let word: String
    package let name: String
}

extension AwardCategory {
    /// The categories that the built-in catalog knows, the best known first.
    package static let all: [AwardCategory] = awards.flatMap { award, names in
        names.map { name in
            let word = names.count == 1 ? award.word : "\(award.word)-\(word(name))"
            return AwardCategory(award: award, word: word, name: name)
        }
    }

    static let byWord = Dictionary(uniqueKeysWithValues: all.map { ($0.word, $0) })

    /// The names of awards in filters, the best known first.
    static let awardWords = awards.map(\.award.word)

    private static let awards: [(award: Award, categories: [String])] = [
        (
            "Oscar",
            "Picture, Director, Actor, Actress, Supporting Actor, Supporting Actress, "
                + "Original Screenplay, Adapted Screenplay, International Film, Animated Film, "
                + "Documentary, Cinematography, Original Score, Visual Effects"
        ),
        ("Palme d'Or", "Palme"), ("Golden Lion", "Golden Lion"), ("Golden Bear", "Golden Bear"),
        ("BAFTA", "Best Film"), ("César", "Best Film"),
        ("Golden Globe", "Drama, Comedy or Musical, Animated"),
        ("Sundance", "Grand Jury, Grand Jury Documentary"), ("Spirit", "Best Feature"),
        ("Hong Kong", "Best Film"), ("Filmfare", "Best Film"), ("Toronto", "People's Choice"),
        ("Razzie", "Worst Picture"), ("National Film Registry", "Registry"),
    ].map { name, categories in
        (Award(word: word(name), name: name), categories.split(separator: ", ").map { String($0) })
    }

    private static func word(_ name: String) -> String {
        name.folded.split(separator: " ").joined(separator: "-")
    }

    /// Other names of awards and categories, and those that filters have.
    private static let aliases = [
        ("academy-award", "oscar"), ("best-picture", "oscar-picture"), ("cannes", "palme-d'or"),
        ("palme", "palme-d'or"), ("venice", "golden-lion"), ("berlin", "golden-bear"),
        ("berlinale", "golden-bear"), ("tiff", "toronto"), ("independent-spirit", "spirit"),
        ("registry", "national-film-registry"), ("worst-picture", "razzie"),
        ("best-foreign-film", "oscar-international-film"), ("raspberry", "razzie"),
    ]

    /// Takes words with dashes between them, also in the plural and with `best` before them.
    fileprivate static func word(of name: String) -> String? {
        let parts = name.split(separator: "-").map { String($0) }
        let best = parts.first == "best" ? parts.dropFirst().joined(separator: "-") : nil
        let names = [
            name, best.map { "oscar-\($0)" }, name.hasSuffix("s") ? String(name.dropLast()) : nil,
        ]
        for name in names.compactMap(\.self) {
            if let word = (awardWords + all.map(\.word)).first(where: { $0 == name }) {
                return word
            }
            if let alias = aliases.first(where: { $0.0 == name }) { return alias.1 }
        }
        return nil
    }
}
