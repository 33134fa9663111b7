import Domain
import Testing

@testable import Search

/// What queries in other languages than English mean: filters, then text in English.
struct MeaningLanguagesTests {
    private let grammar = QueryGrammar()

    @Test(arguments: [
        ("한국 공포영화", "genre:horror lang:ko"),
        ("90년대 한국 영화", "year:1990-1999 lang:ko"),
        ("2010년 이후 한국 스릴러", "genre:thriller year:2010- lang:ko"),
        ("최고의 SF 영화", "genre:science-fiction sort:rating"),
        ("상어 나오는 영화", "shark"),
        ("톰행크스 코미디", "genre:comedy person:\"Tom Hanks\""),
        ("송강호 나오는 스릴러", "genre:thriller person:\"Song Kang-ho\""),
        ("시간여행 로맨스", "genre:romance time travel"),
        ("크리스마스 가족 영화", "genre:family christmas"),
        ("90분 이하 코미디", "genre:comedy runtime:-90"),
        ("2차 세계대전 영화", "world war ii"),
        ("90년대 초반 액션", "genre:action year:1990-1994"),
        ("봉준호 영화", "person:\"Bong Joon Ho\""),
        ("일본 애니", "genre:animation lang:ja"),
        ("지브리 애니메이션", "genre:animation ghibli"),
        ("외계인이 나오는 영화", "alien"),
        ("한가인 영화", "한가인"),
    ])
    func `reads Korean`(text: String, meaning: String) {
        expectMeaning(of: text, meaning)
    }

    @Test(arguments: [
        ("90年代ホラー", "genre:horror year:1990-1999"),
        ("韓国ホラー映画", "genre:horror lang:ko"),
        ("日本のアニメ", "genre:animation lang:ja"),
        ("80年代のSF映画", "genre:science-fiction year:1980-1989"),
        ("犬の映画", "dog"),
        ("犬が出てくる映画", "dog"),
        ("トム・クルーズのスパイ映画", "person:\"Tom Cruise\" spy"),
        ("トムハンクスのコメディ", "genre:comedy person:\"Tom Hanks\""),
        ("宮崎駿監督作品", "person:\"Hayao Miyazaki\""),
        ("黒澤明の時代劇", "genre:history person:\"Akira Kurosawa\""),
        ("2010年以降の韓国映画", "year:2010- lang:ko"),
        ("90分以内のコメディ", "genre:comedy runtime:-90"),
        ("宇宙 映画", "space"),
        ("恋愛映画", "genre:romance"),
        ("ジブリ", "ghibli"),
        ("コメディ・ロマンス", "genre:comedy,romance"),
    ])
    func `reads Japanese`(text: String, meaning: String) {
        expectMeaning(of: text, meaning)
    }

    @Test(arguments: [
        ("comédie romantique française", "genre:romance,comedy lang:fr"),
        ("comédies françaises des années 90", "genre:comedy year:1990-1999 lang:fr"),
        ("film d'horreur années 80", "genre:horror year:1980-1989"),
        ("film avec des requins", "shark"),
        ("dessin animé japonais", "genre:animation lang:ja"),
        ("film de noël", "christmas"),
        ("film de moins de 90 minutes", "runtime:-90"),
        ("film avec tom hanks", "tom hanks"),
        ("film avec louis de funès", "louis de funès"),
        ("meilleurs films de guerre", "genre:war sort:rating"),
        ("film sur la seconde guerre mondiale", "world war ii"),
        ("film québécois", "lang:fr quebec"),
        ("film après 2010", "year:2011-"),
        ("films entre 1990 et 1995", "year:1990-1995"),
        ("drame années quatre-vingt", "genre:drama year:1980-1989"),
        ("film avec un chat", "cat"),
    ])
    func `reads French`(text: String, meaning: String) {
        expectMeaning(of: text, meaning)
    }

    @Test(arguments: [
        ("deutsche komödien", "genre:comedy lang:de"),
        ("romantische komödie", "genre:romance,comedy"),
        ("horrorfilme der 80er", "genre:horror year:1980-1989"),
        ("actionfilme der neunziger", "genre:action year:1990-1999"),
        ("haifilme", "shark"),
        ("weihnachtskomödie", "genre:comedy christmas"),
        ("filme über den zweiten weltkrieg", "world war ii"),
        ("beste kriegsfilme", "genre:war sort:rating"),
        ("filme mit matt damon", "matt damon"),
        ("komödien unter 90 minuten", "genre:comedy runtime:-90"),
        ("filme nach 2010", "year:2011-"),
        ("österreichischer film", "lang:de austria"),
        ("kinderfilme animation", "genre:family,animation"),
        ("horrorfilme aus japan", "genre:horror lang:ja"),
        ("kriminalfilm der 60er", "genre:crime year:1960-1969"),
        ("neue horrorfilme", "genre:horror sort:year"),
    ])
    func `reads German`(text: String, meaning: String) {
        expectMeaning(of: text, meaning)
    }

    @Test(arguments: [
        ("cine de terror español", "genre:horror lang:es"),
        ("comedias románticas de los 90", "genre:romance,comedy year:1990-1999"),
        ("películas de navidad", "christmas"),
        ("película argentina", "lang:es argentina"),
        ("películas de tiburones", "shark"),
        ("películas de menos de 90 minutos", "runtime:-90"),
        ("películas con tom hanks", "tom hanks"),
        ("películas de almodóvar", "almodóvar"),
        ("cine italiano de los años sesenta", "year:1960-1969 lang:it"),
        ("mejores películas de terror", "genre:horror sort:rating"),
        ("nuevas películas de acción", "genre:action sort:year"),
        ("películas de viajes en el tiempo", "time travel"),
        ("películas entre 1990 y 1995", "year:1990-1995"),
        ("anime japonés", "genre:animation lang:ja"),
        ("segunda guerra mundial", "world war ii"),
        ("películas para niños", "genre:family"),
    ])
    func `reads Spanish`(text: String, meaning: String) {
        expectMeaning(of: text, meaning)
    }

    @Test(arguments: [
        ("killer student boxer", "killer student boxer"),
        ("japan island", "japan island"),
        ("matt damon", "matt damon"),
        ("fritz lang", "fritz lang"),
        ("das boot", "das boot"),
        ("la haine", "la haine"),
        ("sin city", "sin city"),
    ])
    func `leaves words of English and names as they are`(text: String, meaning: String) {
        expectMeaning(of: text, meaning)
    }

    private func expectMeaning(of text: String, _ expected: String) {
        let meaning = grammar.meaning(of: text)
        let words = meaning.filterWords + [meaning.text]
        #expect(words.filter { !$0.isEmpty }.joined(separator: " ") == expected)
    }
}
