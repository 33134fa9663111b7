package import Domain

/// A notice about the movies of a list, in words.
package struct SearchNoticeViewModel: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A result that is shown instead of the requested one.
        case substitution

        /// A fact that the source does not know, or had to assume.
        case limitation

        /// The way in which the movies match, said right before them.
        case introduction

        /// What else may be wanted.
        case addition

        /// A failure beside the search.
        case warning

        /// The reason that no movie can match.
        case unknownPerson
        case unknownGenre
        case unknownWish
    }

    package let kind: Kind

    /// Without a full stop.
    package let sentence: [SentencePart]

    /// Whether it says what the source or the user's files have, which other queries share.
    package let isOfSource: Bool

    private init(_ kind: Kind, isOfSource: Bool = false, _ sentence: SentencePart...) {
        self.kind = kind
        self.isOfSource = isOfSource
        self.sentence = sentence
    }

    init(_ notice: SearchNotice, of list: MoviesList) {
        let source = list.source.subject
        switch notice {
        case .correctedQuery(let text):
            self.init(
                .substitution,
                "nothing found for ",
                .quotation(list.queryWithoutSort),
                "; showing results for ",
                .quotation(text)
            )
        case .assumedPerson(let person, let name):
            self.init(
                .limitation,
                "several people match ",
                .quotation(name),
                "; using ",
                .person(person)
            )
        case .limitation(let limitation):
            let sentence = limitation.sentence(about: list.source)
            self.init(.limitation, isOfSource: true, .text(sentence))
        case .closestMatches:
            let query = list.correctedQuery ?? list.queryWithoutSort
            self.init(
                .introduction,
                "no movie surely matches ",
                .quotation(query),
                "; closest matches:"
            )
        case .ignoredWords(let words):
            self.init(.introduction, .text("ignored: \(words.joined(separator: " "))"))
        case .topic(let query) where !query.hasFilters:
            self.init(.introduction, "showing movies about ", .quotation(query.text))
        case .meaning(let query), .topic(let query):
            let isAwarded = query.filters.lists[.award] != nil && query.filters.ranges[.year] != nil
            let year = isAwarded ? " (the year of release)" : ""
            self.init(.introduction, "showing ", .text(query.withFiltersFirst + year))
        case .similar(let title, let query):
            let rest = MovieQuery(filters: query.filters, sort: query.sort)
            let words = MovieQuery(query.text, like: rest).withFiltersFirst
            let start = "movies like \(title)"
            self.init(.introduction, .text(words.isEmpty ? start : "\(start), \(words)"))
        case .ofSeries(let title, let others):
            let shown = others.prefix(3).joined(separator: ", ")
            let more = others.count > 3 ? " and \(others.count - 3) more" : ""
            let command = "movies collection \(title.lowercased())"
            self.init(.addition, .text("also in its series: \(shown)\(more) (\(command))"))
        case .unknownSimilar(let title):
            self.init(
                .unknownWish,
                "no movie has the title ",
                .quotation(title),
                "; give another title, an id or a link"
            )
        case .series(let name, let order):
            self.init(.introduction, "showing the series ", .text(name + (order?.phrase ?? "")))
        case .alternative(let filter): self.init(.limitation, "for the genre: ", .text(filter))
        case .unknownPerson(let name):
            self.init(.unknownPerson, "\(source) has no person ", .quotation(name))
        case .unknownWish(let wish): self.init(.unknownWish, .text(wish.refusal))
        case .unknownGenre(let genre):
            self.init(.unknownGenre, "\(source) has no genre ", .quotation(genre.name))
        case .unknownFilter(let word): self.init(.limitation, .text(word.problem))
        case .unknownRows(let count, let total):
            let rows = "\(count.withThousandsCommas) of \(total.withThousandsCommas) movies"
            let sentence = "\(rows) in the files \(count == 1 ? "is" : "are") not in \(source)"
            self.init(.limitation, isOfSource: true, .text(sentence))
        case .unreadableRows(let count):
            let sentence =
                "skipped \(count.counted("row")) of the files, without an id or a title and a year"
            self.init(.limitation, isOfSource: true, .text(sentence))
        case .leftOutByFiles(let count):
            let movies =
                count == 1
                ? "1 movie that matches" : "all \(count.withThousandsCommas) movies that match"
            self.init(.limitation, .text("the files leave out \(movies)"))
        case .streaming(let region):
            self.init(
                .limitation,
                isOfSource: true,
                .text("services in \(region); streaming data by \(WatchOptions.provider)")
            )
        case .unsavedQuery(let error):
            self.init(.warning, "the query was not saved: ", .failure(FailureViewModel(error)))
        }
    }
}

extension MovieQuery {
    /// The query as the user would type it, with the text after the filters, which matter more.
    var withFiltersFirst: String {
        let excluded = exclusion(isAlone: excludesOnly)
        return (filterWords + (text.isEmpty ? [] : [text]) + excluded).joined(separator: " ")
    }
}

extension SeriesOrder {
    fileprivate var phrase: String {
        switch self {
        case .release: " in the order of release"
        case .story: " in the order of the story"
        case .releaseForStory: " in the order of release; no other order of the story is known"
        }
    }
}

extension UnknownWish {
    /// That it is not known, and what to search for instead.
    var refusal: String {
        let ratings = "with TMDB or an imported catalog"
        return switch self {
        case .ranking: "rankings are not known; try \"sort:rating votes:25000\" \(ratings)"
        case .earnings: "earnings are not known; try \"sort:popularity\""
        case .underrated:
            "which movies are underrated is not known; try a random order, "
                + "such as \"thriller sort:random\""
        case .dialogue: "dialogue is not known; try \"silent films\""
        case .gender: "the gender of people is not known; try a name, such as \"greta gerwig\""
        case .cinemas: "cinemas are not known; 'movies list now-playing' works with TMDB"
        case .writers: "the built-in catalog knows no writers; try a director, such as \"by nolan\""
        case .composers: "composers are not known; try a director, such as \"by nolan\""
        }
    }
}

extension UnknownFilterWord {
    /// That it is no filter, and what may be meant.
    var problem: String {
        "'\(name):' is not a filter" + (suggestion.map { "; did you mean \($0):?" } ?? "")
    }
}

extension FilterLimitation {
    /// The word of the filter, such as `rating`; `sort` for the order.
    var name: String { isSort ? FilterKey.sort.rawValue : key.rawValue }

    /// The values that the source lacks, and what happens to the filter.
    func sentence(about source: SourceViewModel) -> String {
        let (values, ignored) = (key.spec.values, "'\(name)' is ignored")
        let isOfAwards = isSort && key == .rating && source.isCatalog
        let instead = isOfAwards ? "; awards and popularity decide" : ""
        let end = isSort ? " to sort by" + instead : "; \(ignored)"
        if key == .mine { return "there are no ratings of yours\(end)" }
        if knownCount > 0 {
            let movies = "\(knownCount.withThousandsCommas) movies of \(source.subject)"
            return "only \(movies) have \(values)" + (isSort ? "" : "; '\(name)' finds no others")
        }
        guard key.spec.isOnlyOnline else { return "\(source.subject) has no \(values)\(end)" }
        return source.isCatalog
            ? "only \(OnlineSource.tmdb.name) knows \(values); \(ignored)"
            : "\(source.subject) can't filter these movies by \(values); \(ignored)"
    }
}

/// A part of a sentence, some of which a view has to put into words.
package enum SentencePart: Hashable, Sendable, ExpressibleByStringInterpolation {
    case text(String)

    /// The typed text, or the name of something: between quotation marks, and shortened if it is
    /// long.
    case quotation(String)
    case person(Person)
    case failure(FailureViewModel)

    package init(stringLiteral text: String) { self = .text(text) }
}
