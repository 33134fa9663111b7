import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import MoviesCLI

/// An empty home with the built program, recent queries, and the completion script of a shell.
struct CompletionHome {
    let shell: CompletionShell
    let directory: TemporaryDirectory

    /// Writes the script to `script`, and for zsh also to `functions/_movies`.
    init(_ shell: CompletionShell) async throws {
        self.shell = shell
        directory = try TemporaryDirectory()
        let movies = try Program.movies
        let result = try await movies.run(["completions", shell.rawValue])
        try directory.write(result.stdoutData, to: "script")
        try directory.write(result.stdoutData, to: "functions/_movies")
        try directory.write(
            "1\talien\n2\tzebra crossing\n",
            to: ".local/state/movies/recent-queries.tsv"
        )
        try directory.write("", to: "data/title basics.tsv")
        try FileManager.default.createDirectory(
            atPath: directory.path(of: "bin"),
            withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(
            atPath: directory.path(of: "bin/movies"),
            withDestinationPath: movies.path
        )
    }

    var environment: [String: String] {
        [
            "HOME": directory.path,
            "PATH": directory.path(of: "bin") + ":/usr/local/bin:/usr/bin:/bin",
            "TERM": "xterm",
            "ZDOTDIR": directory.path,
        ]
    }

    /// The lines that a program prints here, without the last line feed.
    func lines(_ program: Program, _ arguments: [String]) async throws -> [String] {
        let result = try await program.run(
            arguments,
            environment: environment,
            workingDirectory: directory.path
        )
        #expect(result.stderr == "")
        return result.stdout.split(separator: "\n").map(String.init)
    }
}
