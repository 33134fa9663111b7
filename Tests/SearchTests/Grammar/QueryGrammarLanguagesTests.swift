import Domain
import Testing

@testable import Search

/// Queries in other languages than English.
struct QueryGrammarLanguagesTests {
    private let grammar = QueryGrammar()

    @Test(arguments: [
        ("로맨스 없는 코미디", "genre:comedy,!romance"), ("공포 말고 스릴러", "genre:thriller,!horror"),
        ("코미디 로맨스 제외", "genre:comedy,!romance"), ("ホラー以外のコメディ", "genre:comedy,!horror"),
        ("ホラー抜きのスリラー", "genre:thriller,!horror"), ("romance なしのコメディ", "genre:comedy,!romance"),
    ])
    func `what Korean and Japanese exclude stands before the word for it`(
        text: String,
        words: String
    ) {
        expect(text, words, "")
    }

    @Test(arguments: [
        ("공포영화", "genre:horror", ""), ("90년대 공포영화", "genre:horror year:1990-1999", ""),
        ("한국 스릴러", "genre:thriller lang:ko", ""), ("2016년 한국영화", "year:2016 lang:ko", ""),
        ("로맨틱 코미디", "genre:romance,comedy", ""), ("로맨틱코미디", "genre:romance,comedy", ""),
        ("2010년 이후 액션", "genre:action year:2010-", ""),
        ("90분 이하 코미디", "genre:comedy runtime:-90", ""), ("좀비영화", "", "zombie"),
        ("기생충영화", "", "기생충"), ("스타전쟁", "", "스타전쟁"),
    ])
    func `reads Korean`(text: String, words: String, rest: String) {
        expect(text, words, rest)
    }

    @Test(arguments: [
        ("恋愛映画", "genre:romance", ""), ("90年代ホラー", "genre:horror year:1990-1999", ""),
        ("９０年代のアクション映画", "genre:action year:1990-1999", ""),
        ("2010年以降のホラー", "genre:horror year:2010-", ""),
        ("1990年から1995年のホラー", "genre:horror year:1990-1995", ""),
        ("1990年から1995年までのホラー", "genre:horror year:1990-1995", ""),
        ("1990年からのホラー", "genre:horror year:1990-", ""),
        ("1990〜1995年のホラー", "genre:horror year:1990-1995", ""), ("90分以内の映画", "runtime:-90", ""),
        ("宇宙 映画", "", "space"), ("サメ映画", "", "shark"), ("韓国のホラー", "genre:horror lang:ko", ""),
        ("アニメイト", "", "アニメイト"),
    ])
    func `reads Japanese`(text: String, words: String, rest: String) {
        expect(text, words, rest)
    }

    @Test(arguments: [
        ("film d'horreur années 80", "genre:horror year:1980-1989", ""),
        ("film de guerre", "genre:war", ""), ("film polar français", "genre:crime lang:fr", ""),
        ("films d’action des années 90", "genre:action year:1990-1999", ""),
        ("comédies avec Louis de Funès", "genre:comedy", "Louis de Funès"),
        ("meilleurs films de 2019", "year:2019 sort:rating", ""), ("L'amour", "", "L'amour"),
    ])
    func `reads French`(text: String, words: String, rest: String) {
        expect(text, words, rest)
    }

    @Test(arguments: [
        ("horrorfilme der 80er", "genre:horror year:1980-1989", ""),
        ("horrorkomödie", "genre:horror,comedy", ""), ("kriegsfilm", "genre:war", ""),
        ("französische Komödie", "genre:comedy lang:fr", ""), ("weihnachtsfilme", "", "christmas"),
        ("filme unter 90 minuten", "runtime:-90", ""), ("filme mit tom hanks", "", "tom hanks"),
        ("liebesfilme der 90er jahre", "genre:romance year:1990-1999", ""),
    ])
    func `reads German`(text: String, words: String, rest: String) {
        expect(text, words, rest)
    }

    @Test(arguments: [
        ("cine de terror español", "genre:horror lang:es", ""),
        ("comedias románticas de los 90", "genre:romance,comedy year:1990-1999", ""),
        ("comedias romanticas de los 90", "genre:romance,comedy year:1990-1999", ""),
        ("película argentina", "lang:es", "argentina"), ("películas de navidad", "", "christmas"),
        ("películas de menos de 90 minutos", "runtime:-90", ""),
        ("películas con Ricardo Darín", "", "Ricardo Darín"),
    ])
    func `reads Spanish`(text: String, words: String, rest: String) {
        expect(text, words, rest)
    }

    @Test func `knows people by their names in Korean`() {
        #expect(grammar.meaning(of: "봉준호 영화").filterWords.first?.hasPrefix("person:") == true)
    }

    @Test(arguments: [
        ("komö", ["komödie"]), ("90s zeich", ["90s zeichentrick"]), ("épou", ["épouvante"]),
        ("epouv", ["épouvante"]), ("cienc", ["ciencia ficción", "ciencia ficción de terror"]),
        ("guerr", ["guerre", "guerra"]), ("공", ["공포"]), ("90s 로맨", ["90s 로맨스"]),
        ("ホラ", ["ホラー"]), ("韓", ["韓国"]),
    ])
    func `completes words of other languages as people write them`(
        prefix: String,
        first: [String]
    ) {
        #expect(Array(grammar.completions(of: prefix, limit: 5).prefix(first.count)) == first)
    }

    /// English comes first, three letters are too few for the others, what is complete needs no more,
    /// and a text that is no filter before the word has none.
    @Test(arguments: [
        ("hor", "horror"), ("terr", "terrifying"), ("film", nil), ("kub", nil), ("공포", nil),
    ])
    func `completes few words of other languages`(prefix: String, first: String?) {
        #expect(grammar.completions(of: prefix, limit: 5).first == first)
        #expect(grammar.completions(of: "기생충 \(prefix)", limit: 5).isEmpty)
    }

    @Test(arguments: [
        ("películas de terorr", "genre:horror"), ("comédies romantiqes", "genre:romance,comedy"),
        ("filme komödei", "genre:comedy"), ("horeur années 80", "genre:horror year:1980-1989"),
        ("französiche komödien", "genre:comedy lang:fr"),
    ])
    func `a word with a typo beside a phrase of its language is read as the right one`(
        text: String,
        words: String
    ) {
        let meaning = grammar.meaning(
            correctingTyposIn: text,
            grammar.meaning(of: text),
            besideFilters: false
        )

        #expect(meaning?.filterWords.joined(separator: " ") == words)
    }

    /// Beside no such phrase, too short, with two typos, a phrase of another language, and in Korean.
    @Test(arguments: [
        "altman", "the comedian", "drones movies", "películas de oest", "películas de trror y",
        "películas de terrrorr", "películas de animes", "코메데 영화",
    ])
    func `other words in other languages are left alone`(text: String) {
        #expect(
            grammar.meaning(
                correctingTyposIn: text,
                grammar.meaning(of: text),
                besideFilters: false
            ) == nil
        )
    }

    @Test func `completes a phrase of two lines with one space`() {
        let completions = grammar.completions(of: "psychologi", limit: 5)

        #expect(completions == ["psychological", "psychological thriller"])
    }

    private func expect(_ text: String, _ words: String, _ rest: String) {
        let meaning = grammar.meaning(of: text)

        #expect(meaning.filterWords.joined(separator: " ") == words, "\(text)")
        #expect(meaning.text == rest, "\(text)")
    }
}
