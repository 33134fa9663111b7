package import Domain

/// Finds filters, sort orders and unsupported requests in queries, by phrases of six languages.
package struct QueryGrammar: QueryInterpreter {
    package init() {}

    /// Whether a text is short enough for phrases: a longer one tells a story.
    static func isShort(_ text: String) -> Bool { text.utf8.count <= 500 }

    package func meaning(of text: String, besideFilters: Bool = false) -> QueryMeaning {
        guard Self.isShort(text) else { return QueryMeaning(text: text) }
        let reader = MeaningReader(Self.spelledOut(text), besideFilters: besideFilters)
        return QueryMeaning(
            filterWords: reader.filters.words,
            text: reader.text,
            excludedText: reader.excludedText
        )
    }

    /// The name in Latin letters of a well-known person whose name is in another script, such as
    /// 봉준호; any other name as it is.
    package func latinName(of name: String) -> String {
        guard name.unicodeScalars.allSatisfy({ $0.value >= 0x250 || $0 == " " }) else {
            return name
        }
        let meaning = meaning(of: name)
        guard meaning.isOnlyFilters, meaning.filterWords.count == 1,
            let filters = TypedQuery(meaning.filterWords[0])?.meaning.filters
        else { return name }
        return (filters[names: .person] + filters[names: .director]).first ?? name
    }

    /// The text with `not` in place of the marks before words that are not wanted: `horror !comedy`,
    /// `horror -zombies`.
    private static func spelledOut(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 || "!-".utf8.contains($0) }) else {
            return text
        }
        var spelled = ""
        var last: Character = "-"
        for (character, next) in zip(text, Array(text.dropFirst()) + [" "]) {
            let isMark = (character == "!" || character == "-") && last == " " && next.isLetter
            spelled += isMark ? "not " : character == "’" ? "'" : String(character)
            last = character
        }
        return spelled
    }
}
