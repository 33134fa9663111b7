import Domain
import Presentation

extension JSONValue {
    /// The details of a movie.
    init(_ item: MovieDetailsItemViewModel) {
        let movie = JSONValue(ListedMovie(movie: item.movie), MovieFields.ofMovies.keys)
        self = .joining(
            JSONValue(item.source, item.fallback),
            movie,
            Self.details(item),
            Self.more(item)
        )
    }

    private static func details(_ item: MovieDetailsItemViewModel) -> JSONValue {
        [
            "tagline": JSONValue(item.tagline),
            "runtime": JSONValue(item.runtime),
            "countries": JSONValue(item.countries),
            "directors": JSONValue(item.directors),
            "writers": JSONValue(item.writers),
            "cast": .array(
                item.cast.map { ["name": JSONValue($0.name), "role": JSONValue($0.character)] }
            ),
        ]
    }

    private static func more(_ item: MovieDetailsItemViewModel) -> JSONValue {
        [
            "certification": JSONValue(item.certification),
            "region": JSONValue(item.region),
            "region_release_date": JSONValue(item.regionalReleaseDate),
            "status": JSONValue(item.status),
            "collection": JSONValue(item.collection),
            "trailer_url": JSONValue(item.trailer),
            "watch": watch(item),
            "spoken_languages": JSONValue(item.spokenLanguages),
            "homepage": JSONValue(item.homepage),
            "companies": JSONValue(item.companies),
            "budget": JSONValue(item.budget),
            "revenue": JSONValue(item.revenue),
            "keywords": JSONValue(item.keywords),
            "crew": .array(
                item.crew.map {
                    [
                        "name": JSONValue($0.name), "job": JSONValue($0.job),
                        "department": JSONValue($0.department),
                    ]
                }
            ),
            "recommendations": .array(
                item.recommendations.map { JSONValue(ListedMovie(movie: $0), recommendationKeys) }
            ),
            "wikidata_id": JSONValue(item.wikidataID),
        ]
    }

    private static let recommendationKeys: [MovieField] = [
        .id, .title, .originalTitle, .originalLanguage, .releaseDate, .voteAverage, .voteCount,
        .pageURL,
    ]

    private static func watch(_ item: MovieDetailsItemViewModel) -> JSONValue {
        .joining(
            ["region": JSONValue(item.watchRegion), "link": JSONValue(item.watchLink)],
            .object(WatchOffer.allCases.map { ($0.rawValue, JSONValue(item.services($0))) })
        )
    }
}
