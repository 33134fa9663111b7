import Domain
import Testing

@testable import Presentation

struct SearchNoticeViewModelTests {
    @Test(arguments: [
        (FilterLimitation(key: .rating), "TMDB has no ratings; 'rating' is ignored"),
        (FilterLimitation(key: .rating, isSort: true), "TMDB has no ratings to sort by"),
        (
            FilterLimitation(key: .language, knownCount: 1),
            "only 1 movies of TMDB have original languages; 'lang' finds no others"
        ),
        (
            FilterLimitation(key: .year, isSort: true, knownCount: 1_200),
            "only 1,200 movies of TMDB have years"
        ),
    ])
    func `says what the source lacks, and what happens to the filter`(
        limitation: FilterLimitation,
        sentence: String
    ) throws {
        let list = try list("lantern", [.limitation(limitation)])

        #expect(list.notices(.limitation).map(\.sentence) == [[.text(sentence)]])
    }

    @Test func `names the filters that are ignored`() throws {
        let list = try list(
            "lantern",
            [
                .limitation(FilterLimitation(key: .rating)),
                .limitation(FilterLimitation(key: .runtime, knownCount: 1)),
                .limitation(FilterLimitation(key: .year, isSort: true)),
            ]
        )

        #expect(list.ignoredFilters == ["rating", "sort"])
    }

    @Test(arguments: [("lantern", nil), ("lantern fog", nil), ("lantern fog", "lanterns")])
    func `introduces the closest matches of the text that was searched for`(
        query: String,
        corrected: String?
    ) throws {
        let notices = corrected.map { [SearchNotice.correctedQuery($0)] } ?? []
        let list = try list(query, notices + [.closestMatches])

        #expect(
            list.notices(.introduction).map(\.sentence)
                == [
                    [
                        "no movie surely matches ", .quotation(corrected ?? query),
                        "; closest matches:",
                    ]
                ]
        )
        #expect(list.notices(.substitution).count == notices.count)
    }

    @Test func `says which words are ignored, before the closest matches`() throws {
        let list = try list("blue lantern fog", [.ignoredWords(["blue", "fog"]), .closestMatches])

        #expect(
            list.notices(.introduction).map(\.sentence) == [
                [.text("ignored: blue fog")],
                [
                    "no movie surely matches ", .quotation("blue lantern fog"),
                    "; closest matches:",
                ],
            ]
        )
    }

    @Test func `names who knows what services stream`() throws {
        let list = try list("lantern", [.streaming(region: "KR")])

        #expect(
            list.notices(.limitation).map(\.sentence)
                == [[.text("services in KR; streaming data by JustWatch")]]
        )
    }

    @Test(arguments: [
        (FilterKey.country, "only TMDB knows countries; 'country' is ignored"),
        (.on, "only TMDB knows streaming services; 'on' is ignored"),
    ])
    func `says that only TMDB has the values of a filter`(key: FilterKey, sentence: String) throws {
        let limitation = FilterLimitation(key: key)

        #expect(limitation.sentence(about: SourceViewModel(.catalog(.builtIn))) == sentence)
        #expect(
            limitation.sentence(about: SourceViewModel(.tmdb))
                .hasPrefix("TMDB can't filter these movies by ")
        )
    }

    @Test func `says who and what is unknown, and what failed`() throws {
        let ada = Person(id: .tmdb(1), name: "Ada Lind")
        let error = MoviesError.offline(.tmdb)
        let list = try list(
            "lantern",
            [
                .unknownPerson("zzz"), .unknownGenre(Genre(name: "News")), .unsavedQuery(error),
                .assumedPerson(ada, name: "ada"),
            ]
        )

        #expect(
            list.notices(.unknownPerson).map(\.sentence)
                == [["TMDB has no person ", .quotation("zzz")]]
        )
        #expect(
            list.notices(.unknownGenre).map(\.sentence)
                == [["TMDB has no genre ", .quotation("News")]]
        )
        #expect(
            list.notices(.warning).map(\.sentence)
                == [["the query was not saved: ", .failure(FailureViewModel(error))]]
        )
        #expect(
            list.notices(.limitation).map(\.sentence) == [
                [
                    "several people match ", .quotation("ada"), "; using ",
                    .person(ada),
                ]
            ]
        )
    }

    @Test(arguments: [
        ("gnre:horror", "'gnre:' is not a filter; did you mean genre:?"),
        ("title:alien", "'title:' is not a filter"),
    ])
    func `says that a word is no filter`(word: String, sentence: String) throws {
        let unknown = try #require(UnknownFilterWord(word))

        let list = try list(word, [.unknownFilter(unknown)])

        #expect(list.notices(.limitation).map(\.sentence) == [[.text(sentence)]])
    }

    @Test(arguments: [
        ("90s horror", "genre:horror year:1990-1999", "genre:horror year:1990-1999"),
        ("tom hanks", "person:\"tom hanks\"", "person:\"tom hanks\""),
        ("best war", "sort:rating genre:war", "genre:war sort:rating"),
    ])
    func `says which filters a text was understood as`(
        text: String,
        filters: String,
        understood: String
    ) throws {
        let meant = try #require(TypedQuery(filters)).meaning

        let list = try list(text, [.meaning(meant)])

        #expect(sentence(of: list) == "showing \(understood)")
        #expect(list.understood == understood)
        #expect(list.title == text)
        #expect(list.filters == meant.filters.words)
        #expect(list.sort == meant.sort?.description)
    }

    @Test(
        arguments: [
            ("great white shark", "great white shark", "movies about \"great white shark\"", nil),
            (
                "thriller on a train", "train genre:thriller", "genre:thriller train",
                "genre:thriller train"
            ),
        ] as [(String, String, String, String?)]
    )
    func `says what the movies are about`(
        text: String,
        meant: String,
        shown: String,
        understood: String?
    ) throws {
        var query = try #require(TypedQuery(meant)).meaning
        query.subject = .topics

        let list = try list(text, [.topic(query)])

        #expect(sentence(of: list) == "showing \(shown)")
        #expect(list.understood == understood)
    }

    @Test func `names the genre that a title is, too`() throws {
        let list = try list("horror", [.alternative(filter: "genre:horror")])

        #expect(
            list.notices(.limitation).map(\.sentence)
                == [["for the genre: ", .text("genre:horror")]]
        )
        #expect(list.understood == nil)
    }

    /// The introduction of the movies, with quotation marks.
    private func sentence(of list: MoviesList) -> String {
        list.notices(.introduction).flatMap(\.sentence).map { part in
            switch part {
            case .text(let text): text
            case .quotation(let text): "\"\(text)\""
            case .person, .failure: "?"
            }
        }.joined()
    }

    private func list(_ text: String, _ notices: [SearchNotice]) throws -> MoviesList {
        MoviesList(
            .sample([1], notices: notices),
            of: MoviesSearch(query: try #require(TypedQuery(text)))
        )
    }
}
