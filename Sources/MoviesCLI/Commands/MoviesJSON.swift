import CommandLineKit
import Domain
import Presentation

/// Every key of an object is always present, in the same order; an unknown value is `null`, and an
/// empty list is `[]`.
extension JSONValue {
    init(_ item: MoviesListItemViewModel, _ fields: [MovieField]) {
        self = .object(fields.map { ($0.name, $0.value(of: item)) })
    }

    init(_ source: SourceViewModel, _ fallback: Fallback?) {
        self = ["source": JSONValue(source.id), "stale": .bool(fallback?.isStale ?? false)]
    }

    init(_ list: MoviesList, movies: JSONValue) {
        let members: JSONValue = [
            "match": JSONValue(list.match),
            "understood": JSONValue(list.understood),
            "ignored": .array(list.ignoredWords.map { JSONValue($0) }),
            "query": JSONValue(list.query),
            "page": JSONValue(list.pages.lowerBound),
            "total_pages": JSONValue(list.pageCount),
            "total_results": JSONValue(list.totalCount),
            "checked_results": JSONValue(list.checkedCount),
            "ignored_filters": JSONValue(list.ignoredFilters),
            "movies": movies,
        ]
        let explanation = list.explanation.map { ["explanation": JSONValue($0)] as JSONValue }
        self = .joining(JSONValue(list.source, list.fallback), members, explanation ?? [:])
    }

    private init(_ explanation: SearchExplanation) {
        self = [
            "readings": .list(explanation.readings) {
                [
                    "text": JSONValue($0.text), "source": JSONValue($0.source),
                    "probability": JSONValue($0.probability),
                ]
            },
            "background": [
                "probability": JSONValue(explanation.backgroundProbability),
                "cost": Self.cost(explanation.background),
            ],
            "candidates": .list(explanation.candidates) {
                [
                    "id": JSONValue($0.movie?.description), "title": JSONValue($0.title),
                    "probability": JSONValue($0.probability), "cost": Self.cost($0.cost),
                ]
            },
        ]
    }

    private static func cost(_ parts: [SearchExplanation.Part]) -> JSONValue {
        .list(parts) {
            [
                "words": JSONValue($0.words), "weight": JSONValue($0.name),
                "count": JSONValue($0.count), "bits": JSONValue($0.bits),
            ]
        }
    }
}

extension JSONValue {
    init(_ item: MovieDetailsItemViewModel) {
        let movie = JSONValue(item.movie, Self.keysOfDetails)
        self = .joining(
            JSONValue(item.source, item.fallback),
            movie,
            Self.details(item),
            Self.more(item)
        )
    }

    static let keysOfDetails = MovieFields.ofDetails.keys.filter { !$0.spec.isDetail }

    private static func details(_ item: MovieDetailsItemViewModel) -> JSONValue {
        [
            "tagline": JSONValue(item.tagline),
            "titles": .list(item.details.translations) {
                ["language": JSONValue($0.language), "title": JSONValue($0.title)]
            },
            "runtime": JSONValue(item.runtime),
            "countries": JSONValue(item.countries),
            "directors": JSONValue(item.directors),
            "writers": JSONValue(item.writers),
            "cast": .list(item.cast) {
                [
                    "id": JSONValue($0.personID), "name": JSONValue($0.name),
                    "role": JSONValue($0.character),
                ]
            },
        ]
    }

    private static func more(_ item: MovieDetailsItemViewModel) -> JSONValue {
        [
            "certification": JSONValue(item.certification),
            "region": JSONValue(item.region),
            "region_release_date": JSONValue(item.regionalReleaseDate),
            "status": JSONValue(item.status),
            "collection": JSONValue(item.collection),
            "collection_id": JSONValue(item.details.collection?.id),
            "trailer_url": JSONValue(item.trailer),
            "watch": watch(item),
            "spoken_languages": JSONValue(item.spokenLanguages),
            "homepage": JSONValue(item.homepage),
            "companies": JSONValue(item.companies),
            "budget": JSONValue(item.budget),
            "revenue": JSONValue(item.revenue),
            "keywords": JSONValue(item.keywords),
            "moods": JSONValue(item.moods),
            "awards": .list(item.details.awards) {
                [
                    "award": JSONValue($0.category.award.name),
                    "category": JSONValue($0.category.name), "year": JSONValue($0.year),
                    "won": .bool($0.isWon),
                ]
            },
            "crew": .list(item.details.credits.crew) {
                [
                    "id": JSONValue($0.id?.description), "name": JSONValue($0.name),
                    "job": JSONValue($0.job), "department": JSONValue($0.department),
                ]
            },
            "recommendations": .list(item.recommendations) { JSONValue($0, keysOfRecommendations) },
            "wikidata_id": JSONValue(item.details.links.wikidataID),
            "imdb_rating": JSONValue(item.imdbRating),
            "imdb_votes": JSONValue(item.imdbVoteCount),
        ]
    }

    static let keysOfRecommendations: [MovieField] = [
        .id, .title, .originalTitle, .originalLanguage, .releaseDate, .voteAverage, .voteCount,
        .pageURL,
    ]

    private static func watch(_ item: MovieDetailsItemViewModel) -> JSONValue {
        .joining(
            [
                "region": JSONValue(item.watchRegion), "provider": JSONValue(item.watchProvider),
                "link": JSONValue(item.details.watchOptions?.link),
            ],
            .object(item.offers.map { ($0.name, JSONValue($0.services)) })
        )
    }
}

extension JSONValue {
    init(_ item: PersonItemViewModel, movies: JSONValue) {
        let members: JSONValue = [
            "birthday": JSONValue(item.person.birthday?.description),
            "deathday": JSONValue(item.person.deathday?.description),
            "place_of_birth": JSONValue(item.person.placeOfBirth),
            "biography": JSONValue(item.person.biography),
            "others": .array(item.others.map { JSONValue($0) }),
            "total_results": JSONValue(item.totalCount),
            "ignored_filters": JSONValue(item.ignoredFilters),
            "movies": movies,
        ]
        self = .joining(JSONValue(item.source, item.fallback), JSONValue(item.person), members)
    }

    /// A person, or another one with the same name.
    private init(_ person: Person) {
        self = [
            "id": JSONValue(person.id.description),
            "imdb_id": JSONValue(person.imdbID?.description),
            "name": JSONValue(person.name),
            "profession": JSONValue(person.profession),
            "known_for": JSONValue(person.knownFor),
            "url": JSONValue(person.pageURL),
        ]
    }
}
