import Foundation
import Testing

/// Responses in TMDB's format, made up for the tests.
enum Fixtures {
    static func data(_ name: String) throws -> Data {
        let url = Bundle.module.url(
            forResource: name,
            withExtension: "json",
            subdirectory: "Fixtures"
        )
        return try Data(contentsOf: #require(url))
    }
}
