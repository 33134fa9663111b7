import Foundation
import TestSupport
import Testing

/// The examples of the configuration file in the documents work as they are.
struct ConfigurationExampleTests {
    @Test(arguments: [("docs/USAGE.md", 3), ("docs/RECIPES.md", 1)])
    func `every example of the configuration file is valid`(
        document: String,
        count: Int
    ) async throws {
        let examples = try CodeBlock.all(in: document, language: "conf").map(\.text)
        #expect(examples.count >= count)

        for example in examples {
            let home = try TemporaryDirectory()
            try home.write(example, to: ".config/movies/config")
            try home.write("348\n", to: ".config/movies/seen.csv")
            let movies = try Program.movies

            let search = try await movies.run(
                ["search", "blade", "runner"],
                environment: ["HOME": home.path]
            )
            let doctor = try await movies.run(["doctor"], environment: ["HOME": home.path])

            #expect(search.status == 0, "\(example): \(search.stderr)")
            #expect(doctor.stdout.contains("\nconfiguration\tok\t"), "\(doctor.stdout)")
        }
    }
}
