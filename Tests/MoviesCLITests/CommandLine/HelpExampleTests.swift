import CommandLineKit
import TestSupport
import Testing

@testable import MoviesCLI

/// The examples of the help work after an installation, or say what they need.
@Suite(.onOwnThread)
struct HelpExampleTests {
    private static let specs = [
        SearchCommand.spec, ListCommand.spec, ShowCommand.spec, PersonCommand.spec,
        SuggestCommand.spec,
    ]

    /// The arguments of the first command of each example, with what follows it in a pipe left out.
    private static let examples = specs.flatMap(\.examples)
        .filter { !$0.meaning.hasSuffix("with TMDB") && !$0.meaning.contains("recent query") }
        // A file of the user.
        .filter { !$0.name.contains(" < ") }
        .compactMap { $0.name.split(separator: "|").first.map(words) }

    /// The words of a command line; single quotes keep spaces together.
    private static func words(_ line: Substring) -> [String] {
        line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .flatMap { index, part in
                index.isMultiple(of: 2)
                    ? part.split(separator: " ").map(String.init) : [String(part)]
            }
    }

    @Test func `find movies in the built-in catalog, and all that is asked for`() async throws {
        let home = try TemporaryDirectory()
        let movies = try Program.movies

        for words in Self.examples {
            let result = try await movies.run(
                Array(words.dropFirst()),
                environment: ["HOME": home.path]
            )

            #expect(result.status == 0, "\(words.joined(separator: " "))")
            #expect(!result.stdout.isEmpty, "\(words.joined(separator: " "))")
            for problem in ["no ratings", "needs TMDB", "no movie matches", "is ignored"] {
                #expect(!result.stderr.contains(problem), "\(words): \(result.stderr)")
            }
        }
        #expect(Self.examples.count > 20)
    }
}
