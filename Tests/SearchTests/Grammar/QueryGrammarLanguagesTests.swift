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
        expectMeaning(of: text, words)
    }

    /// The meaning is filters, then text in English.
    @Test(arguments: [
        // Korean
        ("공포영화", "genre:horror"), ("90년대 공포영화", "genre:horror year:1990-1999"),
        ("한국 스릴러", "genre:thriller lang:ko"), ("2016년 한국영화", "year:2016 lang:ko"),
        ("로맨틱 코미디", "genre:romance,comedy"), ("로맨틱코미디", "genre:romance,comedy"),
        ("2010년 이후 액션", "genre:action year:2010-"), ("90분 이하 코미디", "genre:comedy runtime:-90"),
        ("좀비영화", "zombie"), ("기생충영화", "기생충"), ("스타전쟁", "스타전쟁"), ("한국 공포영화", "genre:horror lang:ko"),
        ("90년대 한국 영화", "year:1990-1999 lang:ko"),
        ("2010년 이후 한국 스릴러", "genre:thriller year:2010- lang:ko"),
        ("최고의 SF 영화", "genre:science-fiction sort:rating"), ("상어 나오는 영화", "shark"),
        ("톰행크스 코미디", "genre:comedy person:\"Tom Hanks\""),
        ("송강호 나오는 스릴러", "genre:thriller person:\"Song Kang-ho\""),
        ("시간여행 로맨스", "genre:romance time travel"), ("크리스마스 가족 영화", "genre:family christmas"),
        ("2차 세계대전 영화", "world war ii"), ("90년대 초반 액션", "genre:action year:1990-1994"),
        ("봉준호 영화", "person:\"Bong Joon Ho\""), ("일본 애니", "genre:animation lang:ja"),
        ("지브리 애니메이션", "genre:animation ghibli"), ("외계인이 나오는 영화", "alien"), ("한가인 영화", "한가인"),
        // Japanese
        ("恋愛映画", "genre:romance"), ("90年代ホラー", "genre:horror year:1990-1999"),
        ("９０年代のアクション映画", "genre:action year:1990-1999"), ("2010年以降のホラー", "genre:horror year:2010-"),
        ("1990年から1995年のホラー", "genre:horror year:1990-1995"),
        ("1990年から1995年までのホラー", "genre:horror year:1990-1995"),
        ("1990年からのホラー", "genre:horror year:1990-"),
        ("1990〜1995年のホラー", "genre:horror year:1990-1995"), ("90分以内の映画", "runtime:-90"),
        ("宇宙 映画", "space"), ("サメ映画", "shark"), ("韓国のホラー", "genre:horror lang:ko"),
        ("アニメイト", "アニメイト"), ("韓国ホラー映画", "genre:horror lang:ko"),
        ("日本のアニメ", "genre:animation lang:ja"),
        ("80年代のSF映画", "genre:science-fiction year:1980-1989"), ("犬の映画", "dog"), ("犬が出てくる映画", "dog"),
        ("トム・クルーズのスパイ映画", "person:\"Tom Cruise\" spy"),
        ("トムハンクスのコメディ", "genre:comedy person:\"Tom Hanks\""),
        ("宮崎駿監督作品", "person:\"Hayao Miyazaki\""),
        ("黒澤明の時代劇", "genre:history person:\"Akira Kurosawa\""),
        ("2010年以降の韓国映画", "year:2010- lang:ko"), ("90分以内のコメディ", "genre:comedy runtime:-90"),
        ("ジブリ", "ghibli"), ("コメディ・ロマンス", "genre:comedy,romance"),
        // French
        ("film d'horreur années 80", "genre:horror year:1980-1989"),
        ("film de guerre", "genre:war"), ("film polar français", "genre:crime lang:fr"),
        ("films d’action des années 90", "genre:action year:1990-1999"),
        ("comédies avec Louis de Funès", "genre:comedy Louis de Funès"),
        ("meilleurs films de 2019", "year:2019 sort:rating"), ("L'amour", "L'amour"),
        ("comédie romantique française", "genre:romance,comedy lang:fr"),
        ("comédies françaises des années 90", "genre:comedy year:1990-1999 lang:fr"),
        ("film avec des requins", "shark"), ("dessin animé japonais", "genre:animation lang:ja"),
        ("film de noël", "christmas"), ("film de moins de 90 minutes", "runtime:-90"),
        ("film avec tom hanks", "tom hanks"), ("film avec louis de funès", "louis de funès"),
        ("meilleurs films de guerre", "genre:war sort:rating"),
        ("film sur la seconde guerre mondiale", "world war ii"),
        ("film québécois", "lang:fr quebec"), ("film après 2010", "year:2011-"),
        ("films entre 1990 et 1995", "year:1990-1995"),
        ("drame années quatre-vingt", "genre:drama year:1980-1989"), ("film avec un chat", "cat"),
        // German
        ("horrorfilme der 80er", "genre:horror year:1980-1989"),
        ("horrorkomödie", "genre:horror,comedy"), ("kriegsfilm", "genre:war"),
        ("französische Komödie", "genre:comedy lang:fr"), ("weihnachtsfilme", "christmas"),
        ("filme unter 90 minuten", "runtime:-90"), ("filme mit tom hanks", "tom hanks"),
        ("liebesfilme der 90er jahre", "genre:romance year:1990-1999"),
        ("deutsche komödien", "genre:comedy lang:de"),
        ("romantische komödie", "genre:romance,comedy"),
        ("actionfilme der neunziger", "genre:action year:1990-1999"), ("haifilme", "shark"),
        ("weihnachtskomödie", "genre:comedy christmas"),
        ("filme über den zweiten weltkrieg", "world war ii"),
        ("beste kriegsfilme", "genre:war sort:rating"), ("filme mit matt damon", "matt damon"),
        ("komödien unter 90 minuten", "genre:comedy runtime:-90"),
        ("filme nach 2010", "year:2011-"), ("österreichischer film", "lang:de austria"),
        ("kinderfilme animation", "genre:family,animation"),
        ("horrorfilme aus japan", "genre:horror lang:ja"),
        ("kriminalfilm der 60er", "genre:crime year:1960-1969"),
        ("neue horrorfilme", "genre:horror sort:year"),
        // Spanish
        ("cine de terror español", "genre:horror lang:es"),
        ("comedias románticas de los 90", "genre:romance,comedy year:1990-1999"),
        ("comedias romanticas de los 90", "genre:romance,comedy year:1990-1999"),
        ("película argentina", "lang:es argentina"), ("películas de navidad", "christmas"),
        ("películas de menos de 90 minutos", "runtime:-90"),
        ("películas con Ricardo Darín", "Ricardo Darín"), ("películas de tiburones", "shark"),
        ("películas con tom hanks", "tom hanks"), ("películas de almodóvar", "almodóvar"),
        ("cine italiano de los años sesenta", "year:1960-1969 lang:it"),
        ("mejores películas de terror", "genre:horror sort:rating"),
        ("nuevas películas de acción", "genre:action sort:year"),
        ("películas de viajes en el tiempo", "time travel"),
        ("películas entre 1990 y 1995", "year:1990-1995"),
        ("anime japonés", "genre:animation lang:ja"), ("segunda guerra mundial", "world war ii"),
        ("películas para niños", "genre:family"),
        // Portuguese
        ("filmes de terror", "genre:horror"), ("comédias românticas", "genre:romance,comedy"),
        ("comedia brasileira", "genre:comedy lang:pt brazil"),
        ("filmes de ação dos anos 90", "genre:action year:1990-1999"),
        ("filmes com tom hanks", "tom hanks"), ("filmes de menos de 90 minutos", "runtime:-90"),
        ("melhores filmes de guerra", "genre:war sort:rating"),
        ("comédia sem romance", "genre:comedy,!romance"),
        // Italian
        ("film dell'orrore anni '80", "genre:horror year:1980-1989"),
        ("commedie romantiche italiane", "genre:romance,comedy lang:it"),
        ("film di guerra dal 1990 al 1995", "genre:war year:1990-1995"),
        ("film con tom hanks", "tom hanks"), ("film divertenti italiani", "mood:funny lang:it"),
        (
            "migliori film di fantascienza francesi",
            "genre:science-fiction lang:fr sort:rating"
        ),
        // Turkish
        ("korku filmleri", "genre:horror"), ("komik filmler", "mood:funny"),
        ("KORKU FİLMLERİ", "genre:horror"),
        ("90'lar aksiyon filmleri", "genre:action year:1990-1999"), ("90'lar", "year:1990-1999"),
        ("2010'dan sonra kore filmleri", "year:2010- lang:ko"),
        ("90 dakikadan kısa komedi", "genre:comedy runtime:-90"),
        ("komedi olmayan korku", "genre:horror,!comedy"), ("aşk filmleri", "genre:romance"),
        // Polish
        ("filmy wojenne", "genre:war"), ("komedie romantyczne", "genre:romance,comedy"),
        ("polskie kryminały z lat 80.", "genre:crime year:1980-1989 lang:pl"),
        ("horrory z lat 90-tych", "genre:horror year:1990-1999"),
        ("filmy od 2010 do 2015", "year:2010-2015"), ("filmy o zombie", "zombie"),
        ("smutne filmy", "mood:sad"),
        // Russian
        ("фильмы ужасов", "genre:horror"), ("Корейские триллеры", "genre:thriller lang:ko"),
        ("лучшие комедии 90-х", "genre:comedy year:1990-1999 sort:rating"),
        ("не комедия", "genre:!comedy"), ("черная комедия", "genre:comedy,crime"),
        ("страшные фильмы", "mood:scary"), ("чёрная комедия", "genre:comedy,crime"),
        ("боевики 90-х годов", "genre:action year:1990-1999"),
        ("фильмы до 90 минут", "runtime:-90"), ("фильмы с 2010 по 2015 год", "year:2010-2015"),
        ("фильмы с томом хэнксом", "person:\"Tom Hanks\""),
        // Chinese
        ("恐怖片", "genre:horror"), ("韩国惊悚片", "genre:thriller lang:ko"),
        ("90年代科幻电影", "genre:science-fiction year:1990-1999"),
        ("周星驰", "person:\"Stephen Chow\""), ("周星馳的喜劇片", "genre:comedy person:\"Stephen Chow\""),
        ("2010年之后的动作片", "genre:action year:2010-"), ("90分钟以内的喜剧", "genre:comedy runtime:-90"),
        ("不是喜剧的爱情片", "genre:romance,!comedy"),
    ])
    func `reads a text in another language`(text: String, meaning: String) {
        expectMeaning(of: text, meaning)
    }

    @Test(arguments: [
        "killer student boxer", "japan island", "matt damon", "fritz lang", "das boot", "la haine",
        "sin city", "anthony russo", "prison russia", "bella thorne", "massimo troisi", "霸王别姬",
    ])
    func `leaves words of English and names as they are`(text: String) {
        expectMeaning(of: text, text)
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

    private func expectMeaning(of text: String, _ expected: String) {
        let meaning = grammar.meaning(of: text)
        let words = meaning.filterWords + [meaning.text]
        #expect(words.filter { !$0.isEmpty }.joined(separator: " ") == expected)
    }
}
