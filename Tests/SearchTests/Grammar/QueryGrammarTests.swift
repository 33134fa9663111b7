import Domain
import Testing

@testable import Search

struct QueryGrammarTests {
    private let grammar = QueryGrammar()

    @Test(arguments: [
        ("90s horror", "genre:horror year:1990-1999"), ("scary movies", "mood:scary"),
        ("Sci-Fi 1982", "genre:science-fiction year:1982"),
        ("sci fi horror", "genre:science-fiction,horror"),
        ("rom-com 2010s", "genre:comedy,romance year:2010-2019"),
        ("romcoms", "genre:comedy,romance"), ("dark comedies", "genre:comedy,crime"),
        ("comedy/drama, 80s!", "genre:comedy,drama year:1980-1989"),
        ("murder mystery", "genre:mystery"), ("historical romance", "genre:history,romance"),
        ("animated movies for kids", "genre:animation,family"), ("tv movies", "genre:tv-movie"),
        ("musicals of the 60s", "genre:music year:1960-1969"),
        ("what are the best horror movies of all time?", "genre:horror sort:rating"),
        ("anime", "genre:animation lang:ja"), ("bollywood", "lang:hi"),
        ("1980s japanese animation", "genre:animation year:1980-1989 lang:ja"),
        ("norwegian movie", "lang:no"), ("hindi indian films", "lang:hi"),
        ("french and italian comedies", "genre:comedy lang:fr,it"),
        ("best foreign horror", "genre:horror lang:!en sort:rating"),
        ("spanish language thriller", "genre:thriller lang:es"),
        ("foreign korean films", "lang:ko"),
        ("french new wave", "year:1958-1968 lang:fr"),
        ("spaghetti western", "genre:western lang:it"),
        ("silent comedy", "genre:comedy year:-1929"),
        ("new korean movies", "lang:ko sort:year"), ("oldest westerns", "genre:western sort:-year"),
        ("shortest films", "sort:-runtime"), ("best new thrillers", "genre:thriller sort:year"),
        ("old french films", "year:-1979 lang:fr"),
        ("short animated films", "genre:animation runtime:-80"),
        ("classic 80s comedies", "genre:comedy year:1980-1989"),
    ])
    func `reads genres, languages and orders`(text: String, words: String) {
        let meaning = grammar.meaning(of: text)

        #expect(meaning.filterWords.joined(separator: " ") == words)
        #expect(meaning.text.isEmpty && meaning.excludedText.isEmpty)
    }

    @Test(arguments: [
        ("the godfather trilogy", "godfather"), ("best of the west", "west"),
        ("the west", "west"), ("shark a", "shark a"), ("a shark", "shark"),
    ])
    func `an article is left out with filler, and a letter at the end is not`(
        text: String,
        rest: String
    ) {
        #expect(grammar.meaning(of: text).text == rest)
    }

    @Test(arguments: [
        ("90s", "1990-1999"), ("'90s", "1990-1999"), ("90's", "1990-1999"), ("20s", "2020-2029"),
        ("1920s", "1920-1929"), ("the nineties", "1990-1999"), ("early 80s", "1980-1984"),
        ("mid-90s", "1994-1996"), ("late 1980s", "1985-1989"), ("late nineties", "1995-1999"),
        ("movies from 1994", "1994"), ("1994", "1994"), ("released in 2016", "2016"),
        ("2020 movies", "2020"),
        ("after 2010", "2011-"), ("since 2010", "2010-"), ("before the 60s", "-1959"),
        ("until 1960", "-1960"), ("2010 or later", "2010-"), ("1980 and earlier", "-1980"),
        ("2015-2020", "2015-2020"), ("2015 – 2020", "2015-2020"), ("1990 to 1995", "1990-1995"),
        ("between 1990 and 1995", "1990-1995"), ("80s and 90s", "1980-1999"),
        ("80s/90s", "1980-1999"),
        ("late 80s early 90s", "1985-1994"), ("from 2010 onwards", "2010-"),
        ("90s 1995", "1995"), ("90s 2015", "2015"), ("2015 90s", "1990-1999"),
        ("1970s after 1975", "1976-1979"),
    ])
    func `reads years`(text: String, years: String) {
        #expect(grammar.meaning(of: text).filterWords == ["year:\(years)"])
        #expect(grammar.meaning(of: text).text.isEmpty)
    }

    @Test(arguments: [
        ("under 90 minutes", "-90"), ("less than 2 hours", "-120"), ("over 3 hours", "180-"),
        ("at least an hour and 30 minutes", "90-"), ("2 hours or more", "120-"),
        ("90 min or less", "-90"), ("about 100 minutes", "90-110"), ("about 5 minutes", "0-15"),
        ("under 1h30", "-90"),
        ("between 90 and 120 minutes", "90-120"), ("80-100 minutes", "80-100"),
        ("90-minute movies", "-90"), ("3 hour movies", "180-"),
    ])
    func `reads runtimes`(text: String, minutes: String) {
        #expect(grammar.meaning(of: text).filterWords == ["runtime:\(minutes)"])
        #expect(grammar.meaning(of: text).text.isEmpty)
    }

    @Test(arguments: [
        ("80s horror under 90", "genre:horror year:1980-1989 runtime:-90", ""),
        ("comedies over 150", "genre:comedy runtime:150-", ""),
        ("movies under 100", "runtime:-100", ""), ("under 90", "", "under 90"),
        ("horror under 18", "genre:horror", "under 18"),
    ])
    func `reads minutes without a unit beside what asks for movies`(
        text: String,
        filters: String,
        rest: String
    ) {
        let meaning = grammar.meaning(of: text)

        #expect(meaning.filterWords.joined(separator: " ") == filters)
        #expect(meaning.text == rest)
    }

    @Test(arguments: [
        ("tom hanks comedy", "genre:comedy", "tom hanks"),
        ("films by Bong Joon-ho", "", "Bong Joon-ho"),
        ("song kang ho thriller", "genre:thriller", "song kang ho"),
        ("tom hanks and meg ryan romance", "genre:romance", "tom hanks meg ryan"),
        ("jack black comedy", "genre:comedy", "jack black"),
        ("robert de niro crime", "genre:crime", "robert de niro"),
        ("submarine war films", "genre:war", "submarine"), ("xmas films", "", "christmas"),
        ("thriller on a train", "genre:thriller", "train"),
        ("mexican horror", "genre:horror lang:es", "mexico"),
        ("lotr trilogy", "", "lotr"), ("saga of a family", "genre:family", "saga"),
        ("12 monkeys", "", "12 monkeys"), ("127 hours", "", "127 hours"), (">1917", "", "1917"),
        ("after midnight", "", "after midnight"), ("anti-hero", "", "anti-hero"),
        ("x-men 2000s", "year:2000-2009", "x-men"),
        ("new york romance", "genre:romance", "new york"),
        ("a short man", "", "short man"), ("movies set in the 80s", "", "1980s"),
        ("stranded on a deserted island", "", "stranded deserted island"),
        ("d'artagnan", "", "d'artagnan"), ("sin city", "", "sin city"),
        ("con artist movies", "", "con artist"),
        ("polar bear documentary", "genre:documentary", "polar bear"),
        ("prison in france", "", "prison france"), ("die hard", "", "die hard"),
    ])
    func `keeps the words that are no filter`(text: String, words: String, rest: String) {
        let meaning = grammar.meaning(of: text)

        #expect(meaning.filterWords.joined(separator: " ") == words)
        #expect(meaning.text == rest)
    }

    @Test(arguments: [
        ("movie where monsters hunt by sound and family cant talk", ""),
        ("danish movie teacher wrongly accused by little girl", "lang:da"),
        ("freed slave and german bounty hunter saves his wife", ""),
        ("comedy about two men dressed as women in a band", "genre:comedy"),
        ("korean movie cops hunt serial killer in the 80s", "lang:ko"),
        ("detective hunts vanished daughter korean thriller", "genre:thriller lang:ko"),
    ])
    func `takes few words of a story for filters`(text: String, words: String) {
        #expect(grammar.meaning(of: text).filterWords.joined(separator: " ") == words)
    }

    @Test(arguments: [
        ("comedy not romance", "genre:comedy,!romance", "", ""),
        ("action movies without comedy", "genre:action,!comedy", "", ""),
        ("horror films not in english", "genre:horror lang:!en", "", ""),
        ("anime films not ghibli", "genre:animation lang:ja", "", "ghibli"),
        ("horror without the gore", "genre:horror", "", "gore"),
        ("crime but not gangster", "genre:crime", "", "gangster"),
        ("man without past", "", "man without past", ""),
        ("shark movies not jaws", "", "shark", "jaws"),
        ("james bond not sean connery", "", "james bond", "sean connery"),
        ("spy films without james bond", "", "spy", "james bond"),
        ("movies not with tom hanks", "", "", "tom hanks"),
        ("películas sin tom hanks", "", "", "tom hanks"),
        ("gute filme ohne tom hanks", "", "", "tom hanks"),
        ("horror !comedy", "genre:horror,!comedy", "", ""),
        ("horror -zombies", "genre:horror", "", "zombie"),
        ("spider-man", "", "spider-man", ""), ("not zombies", "", "not zombie", ""),
    ])
    func `excludes what follows not`(text: String, words: String, rest: String, excluded: String) {
        let meaning = grammar.meaning(of: text)

        #expect(meaning.filterWords.joined(separator: " ") == words)
        #expect(meaning.text == rest)
        #expect(meaning.excludedText == excluded)
    }

    @Test func `beside filters, a text may say only what is not wanted`() {
        let meaning = grammar.meaning(of: "not zombies", besideFilters: true)

        #expect(meaning.text.isEmpty && meaning.filterWords.isEmpty)
        #expect(meaning.excludedText == "zombie")
    }

    @Test(arguments: ["90’s horror", "90's horror"])
    func `an apostrophe may be curly`(text: String) {
        #expect(grammar.meaning(of: text).filterWords == ["genre:horror", "year:1990-1999"])
    }

    @Test(arguments: ["movies", "good movies to watch", "", "  ", "-", "the"])
    func `has no meaning if all words are filler`(text: String) {
        #expect(grammar.meaning(of: text).filterWords.isEmpty)
        #expect(grammar.meaning(of: text).text.isEmpty)
    }

    @Test func `does not read a text that is too long`() {
        let text = "horror " + String(repeating: "a", count: 493)

        #expect(grammar.meaning(of: text).filterWords == ["genre:horror"])
        #expect(grammar.meaning(of: text + "a").filterWords.isEmpty)
        #expect(grammar.meaning(of: text + "a").text == text + "a")
    }
}

struct QueryMeaningCompletionsTests {
    private let grammar = QueryGrammar()

    @Test(arguments: [
        ("80s ho", "80s horror"), ("kore", "korean"), ("korean 9", "korean 90s"), ("198", "1980s"),
        ("best Roman", "best romance"), ("norw", "norwegian"), ("sci", "sci-fi"),
    ])
    func `completes a word of the grammar`(prefix: String, completed: String) {
        #expect(grammar.completions(of: prefix, limit: 5).first == completed)
    }

    @Test(arguments: ["h", "", "tom hanks ho", "movies ho", "80s ", "80s horror", "xyz"])
    func `completes nothing without filters before a word`(prefix: String) {
        #expect(grammar.completions(of: prefix, limit: 5).isEmpty)
    }

    @Test func `gives no more than the limit, and each meaning once`() {
        let completions = grammar.completions(of: "90s s", limit: 3)

        #expect(completions.count == 3)
        #expect(Set(completions.map { grammar.meaning(of: $0).filterWords }).count == 3)
        #expect(grammar.completions(of: "90s s", limit: 0).isEmpty)
    }
}

struct LanguageNamesTests {
    private let grammar = QueryGrammar()

    @Test(arguments: [
        ("korean", "ko"), ("Norwegian", "no"), ("iranian", "fa"), ("CANTONESE", "cn"),
        ("xhosa", "xh"), ("south korean", "ko"),
    ])
    func `knows the code of a language by its name`(name: String, code: String) {
        #expect(LanguageNames.code(of: name) == code)
    }

    @Test(arguments: ["", "ko", "klingon", "lang:ko", "korean,", "mexican"])
    func `knows no code of another text`(name: String) {
        #expect(LanguageNames.code(of: name) == nil)
    }

    @Test(arguments: [
        ("봉준호", "Bong Joon Ho"), ("송강호", "Song Kang-ho"), ("공포영화", "공포영화"),
        ("tom hanks", "tom hanks"),
    ])
    func `knows the Latin names of well-known people`(name: String, latin: String) {
        #expect(grammar.latinName(of: name) == latin)
    }
}
