import Foundation
import TestSupport
import Testing

/// The examples of the configuration file in the documents work as they are.
struct ConfigurationExampleTests {
    @Test func `every example of the configuration file is valid`() async throws {
        let text = try ConsoleExample.text(of: "docs/USAGE.md")
        let examples = text.components(separatedBy: "```json5\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        #expect(examples.count >= 3)

        for example in examples {
            let home = try TemporaryDirectory()
            try home.write(example, to: ".config/movies/config.json5")
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
