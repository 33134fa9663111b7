import Domain
import Testing

@testable import Search

/// Texts that are wishes that no source can answer.
struct QueryGrammarWishesTests {
    private let grammar = QueryGrammar()

    @Test(
        arguments: [
            (
                .ranking,
                [
                    "top 250", "top250", "imdb top 250", "imdb top 250 movies", "imdb top 100",
                    "afi top 100", "rotten tomatoes top 100 movies", "sight and sound",
                ]
            ),
            (
                .earnings,
                [
                    "highest grossing", "highest grossing movies of all time", "top grossing 2019",
                    "box office hits", "die erfolgreichsten filme", "les plus gros succès",
                    "las más taquilleras", "películas más taquilleras", "흥행 1위 영화", "흥행작",
                    "興行収入", "興行収入ランキング",
                ]
            ),
            (
                .underrated,
                [
                    "underrated", "underrated 90s thrillers", "underrated zombie movies",
                    "overrated movies", "unterschätzte filme", "films sous-estimés",
                    "películas infravaloradas", "저평가된 영화", "過小評価された映画",
                ]
            ),
            (
                .dialogue,
                [
                    "no dialogue", "horror movies with no dialogue", "movies without dialogue",
                    "films about space with no talking", "filme ohne dialoge",
                    "films sans dialogue",
                    "films sans paroles", "películas sin diálogos", "películas sin diálogo",
                    "대사 없는 영화", "セリフのない映画",
                ]
            ),
            (
                .gender,
                [
                    "directed by women", "movies directed by a woman",
                    "movies directed by a female",
                    "movies made by women", "movies by women", "female directors",
                    "women directors",
                    "horror by women directors", "filme von frauen", "filme von regisseurinnen",
                    "films réalisés par des femmes", "réalisé par des femmes", "réalisatrices",
                    "directoras",
                    "películas dirigidas por mujeres", "여성 감독 영화", "여성 감독이 만든 영화",
                    "女性監督の映画",
                ]
            ),
            (
                .cinemas,
                [
                    "near me", "movies near me", "pizza near me", "theaters near me",
                    "filme in meiner nähe",
                    "films près de chez moi", "cine cerca de mí", "내 주변 영화관", "近くの映画館",
                ]
            ),
        ] as [(UnknownWish, [String])]
    )
    func `a wish is all that a text says, or what it asks of movies`(
        wish: UnknownWish,
        texts: [String]
    ) {
        for text in texts {
            #expect(grammar.unknownWish(in: text) == wish, "\(text)")
        }
    }

    @Test(arguments: [
        ("movies like inception", "inception", ""),
        ("90s thrillers similar to heat", "heat", "90s thrillers"),
        ("zombie movies like world war z", "world war z", "zombie"),
        ("something similar to inception but funny", "inception but funny", "something"),
        ("movies that are like inception", "inception", "movies"), ("movies like m", "m", ""),
        ("ein film wie inception", "inception", "ein"), ("ähnlich wie alien", "alien", ""),
        ("un film comme amélie", "amelie", "un"), ("similaire à inception", "inception", ""),
        ("una película como inception", "inception", "una"), ("인셉션 같은 영화", "인셉션", ""),
        ("인셉션과 비슷한 영화 추천", "인셉션", "추천"), ("インセプションのような映画", "インセプション", ""),
    ])
    func `asks for movies like another one`(text: String, title: String, rest: String) {
        let wish = grammar.similarity(in: text)

        #expect(wish == SimilarityWish(title: title, rest: rest))
    }

    @Test(arguments: [
        ("like inception", "inception"), ("something like the matrix", "the matrix"),
        ("recommend me something like inception", "inception"), ("like mike", "mike"),
        ("inception like movies", "inception"), ("etwas wie alien", "alien"),
        ("quelque chose comme alien", "alien"), ("algo como alien", "alien"),
    ])
    func `may be a title as well`(text: String, title: String) {
        #expect(grammar.similarity(in: text)?.title == title)
        #expect(grammar.similarity(in: text)?.isSure == false)
    }

    @Test(arguments: [
        "a quiet place no talking", "no talking animals", "award winning chef",
        "film about a female director", "woman director", "best picture of dorian",
        "box office hit man", "worst best friend", "worst roommate ever",
        "worst case we get married", "top 250 pounds man", "near me is a killer", "movies",
        "최악의 하루 영화", "the worst person", "movies like", "i like movies", "horror",
        "best picture show",
        "underrated shark",
    ])
    func `a text with other words is no wish`(text: String) {
        #expect(grammar.unknownWish(in: text) == nil && grammar.similarity(in: text) == nil)
    }
}
