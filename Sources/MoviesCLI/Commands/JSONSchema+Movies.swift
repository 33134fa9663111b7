/// What the commands print with `--json`; docs/JSON.md says what the keys mean.
extension JSONSchema {
    /// By the commands' names after that of the program.
    static func document(of command: String) -> JSONSchema? {
        switch command {
        case "search", "list", "collection": movies
        case "show", "random": details
        case "match": matches
        case "person": person
        case "suggest": suggestions
        case "history": history
        case "catalog info": catalog
        case "cache info": cache
        case "config": settings
        case "doctor": checks
        default: nil
        }
    }

    /// The last line of standard error if a command fails.
    static let error: JSONSchema = .object([
        "error": .object([
            "status": .integer, "kind": .string, "message": .string, "advice": .nullable(.string),
        ])
    ])

    private static let source: JSONSchema = .object(["source": .string, "stale": .boolean])

    private static func movie(_ fields: [MovieField]) -> JSONSchema {
        .object(fields.map { (key: $0.name, value: $0.schema) })
    }

    private static var movies: JSONSchema {
        .joining(
            source,
            .object([
                "match": .nullable(.string), "understood": .nullable(.string), "query": .string,
                "page": .integer, "total_pages": .integer, "total_results": .integer,
                "checked_results": .nullable(.integer), "ignored_filters": .array(.string),
                "movies": .array(movie(MovieFields.ofMovies.keys)),
            ])
        )
    }

    private static var details: JSONSchema {
        .joining(source, movie(JSONValue.keysOfDetails), firstDetails, moreDetails)
    }

    private static let firstDetails: JSONSchema = .object([
        "tagline": .nullable(.string),
        "titles": .array(.object(["language": .string, "title": .string])),
        "runtime": .nullable(.integer),
        "countries": .array(.string), "directors": .array(.string), "writers": .array(.string),
        "cast": .array(
            .object([
                "id": .nullable(.string), "name": .string, "role": .nullable(.string),
            ])
        ),
    ])

    private static var moreDetails: JSONSchema {
        .object([
            "certification": .nullable(.string), "region": .nullable(.string),
            "region_release_date": .nullable(.string), "status": .nullable(.string),
            "collection": .nullable(.string), "collection_id": .nullable(.integer),
            "trailer_url": .nullable(.string),
            "watch": .object([
                "region": .nullable(.string), "provider": .nullable(.string),
                "link": .nullable(.string),
                "stream": .array(.string), "free": .array(.string), "ads": .array(.string),
                "rent": .array(.string), "buy": .array(.string),
            ]),
            "spoken_languages": .array(.string), "homepage": .nullable(.string),
            "companies": .array(.string), "budget": .nullable(.integer),
            "revenue": .nullable(.integer), "keywords": .array(.string),
            "crew": .array(
                .object([
                    "id": .nullable(.string), "name": .string, "job": .nullable(.string),
                    "department": .nullable(.string),
                ])
            ),
            "recommendations": .array(movie(JSONValue.keysOfRecommendations)),
            "wikidata_id": .nullable(.string), "imdb_rating": .nullable(.number),
            "imdb_votes": .nullable(.integer),
        ])
    }

    private static let name: JSONSchema = .object([
        "id": .string, "imdb_id": .nullable(.string), "name": .string,
        "profession": .nullable(.string), "known_for": .array(.string), "url": .nullable(.string),
    ])

    private static var person: JSONSchema {
        .joining(
            source,
            name,
            .object([
                "birthday": .nullable(.string), "deathday": .nullable(.string),
                "place_of_birth": .nullable(.string), "biography": .nullable(.string),
                "others": .array(name), "total_results": .integer,
                "ignored_filters": .array(.string),
                "movies": .array(movie(MovieFields.ofFilmography.keys)),
            ])
        )
    }

    private static var matches: JSONSchema {
        .object([
            "source": .string,
            "matches": .array(
                .object([
                    "certainty": .string, "name": .string,
                    "movie": .nullable(movie(MatchesView.keys)),
                ])
            ),
        ])
    }

    private static let suggestions: JSONSchema = .object([
        "prefix": .string,
        "suggestions": .array(
            .object([
                "text": .string, "origin": .string, "year": .nullable(.integer), "query": .string,
            ])
        ),
    ])

    private static let history: JSONSchema = .object([
        "queries": .array(.object(["query": .string, "last_used": .string])),
        "opened": .array(
            .object([
                "id": .string, "title": .string, "year": .nullable(.integer),
                "last_opened": .string,
            ])
        ),
    ])

    private static let catalog: JSONSchema = .object([
        "source": .string, "movies": .integer, "date": .nullable(.string), "bytes": .integer,
        "format": .integer, "path": .nullable(.string), "attribution": .nullable(.string),
        "last_update": .nullable(.string), "last_update_outcome": .nullable(.string),
        "last_update_error": .nullable(.string),
    ])

    private static let cache: JSONSchema = .object([
        "path": .string, "responses": .integer, "bytes": .integer, "limit": .integer,
    ])

    private static let settings: JSONSchema = .object([
        "settings": .array(
            .object([
                "name": .string, "value": .any, "origin": .string, "from": .nullable(.string),
            ])
        ),
        "paths": .array(
            .object([
                "name": .string, "value": .nullable(.string), "origin": .string,
                "from": .nullable(.string),
            ])
        ),
    ])

    private static let checks: JSONSchema = .object([
        "ok": .boolean,
        "checks": .array(.object(["name": .string, "status": .string, "message": .string])),
    ])
}
