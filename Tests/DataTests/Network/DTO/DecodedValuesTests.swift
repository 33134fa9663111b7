import Domain
import Testing

@testable import Data

/// A value of an entity that the program decodes nowhere would be missing without an error.
struct DecodedValuesTests {
    @Test func `every value that the details of a movie can have is decoded`() throws {
        let offer = #"[{"provider_name": "Streamline", "display_priority": 1}]"#
        let details = try MovieDetails.decoded(
            """
            "imdb_id": "tt0000009", "original_title": "Laterne", "original_language": "de",
            "release_date": "1999-03-31", "overview": "A light.", "genres": [{"name": "Drama"}],
            "vote_average": 7.2, "vote_count": 140, "popularity": 12.5, "poster_path": "/p.jpg",
            "tagline": "Free.", "runtime": 95, "status": "Released",
            "belongs_to_collection": {"id": 2, "name": "Lanterns"},
            "keywords": {"keywords": [{"id": 1, "name": "rain"}]},
            "spoken_languages": [{"english_name": "German", "iso_639_1": "de"}],
            "production_countries": [{"iso_3166_1": "IS", "name": "Iceland"}],
            "production_companies": [{"id": 1, "name": "North Light"}],
            "budget": 63000000, "revenue": 463517383,
            "credits": {
                "cast": [{"id": 1, "name": "Mara Lind", "character": "Keeper", "order": 0}],
                "crew": [
                    {"id": 2, "name": "Ada Brandt", "department": "Directing", "job": "Director"},
                    {"id": 3, "name": "Jun Seo", "department": "Writing", "job": "Story"}
                ]
            },
            "homepage": "https://example.org", "external_ids": {"wikidata_id": "Q83495"},
            "videos": {"results": [{"key": "a", "site": "YouTube", "type": "Trailer"}]},
            "release_dates": {"results": [{"iso_3166_1": "US", "release_dates": [
                {"release_date": "1999-03-31T00:00:00.000Z", "type": 3, "certification": "R"}
            ]}]},
            "watch/providers": {"results": {"US": {
                "link": "https://example.org/watch", "flatrate": \(offer), "free": \(offer),
                "ads": \(offer), "rent": \(offer), "buy": \(offer)
            }}},
            "recommendations": {"page": 1, "results": [{"id": 604, "title": "Reloaded"}]}
            """
        )

        #expect(
            Self.unknownValues(of: details).filter { !$0.hasPrefix("recommendations") } == [
                "movie.ownRating", "movie.reason", "translations", "moods", "awards",
                "imdbRating", "fallback",
            ]
        )
    }

    /// The paths of the properties that are `nil` or empty.
    private static func unknownValues(of value: Any, path: String = "") -> [String] {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional, .collection:
            guard let first = mirror.children.first else { return [path] }
            return unknownValues(of: first.value, path: path)
        case .struct:
            return mirror.children.flatMap { child in
                let name = child.label ?? ""
                return unknownValues(of: child.value, path: path.isEmpty ? name : "\(path).\(name)")
            }
        default: return []
        }
    }
}
