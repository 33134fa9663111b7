import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import MoviesCLI

struct CompletionScriptTests {
    @Test(arguments: ["Makefile", ".ci/run"])
    func `is installed and checked for every shell`(file: String) throws {
        let text = try String(
            contentsOf: URL(filePath: #filePath).appending(path: "../../../../\(file)")
                .standardized,
            encoding: .utf8
        )
        let shells = CompletionShell.allCases.map(\.rawValue).joined(separator: " ")

        #expect(text.contains("for shell in \(shells); do"))
    }

    @Test(arguments: CompletionShell.allCases.filter { Program.installed($0.rawValue) != nil })
    func `is valid to its shell`(shell: CompletionShell) async throws {
        let program = try #require(Program.installed(shell.rawValue))
        let home = try await CompletionHome(shell)

        let printed = try await home.lines(program, ["-n", home.directory.path(of: "script")])

        #expect(printed == [])
    }

    @Test(.enabled(if: Program.installed("shellcheck") != nil, "shellcheck is not installed"))
    func `shellcheck finds nothing in the script for bash`() async throws {
        let home = try await CompletionHome(.bash)
        let shellcheck = try #require(Program.installed("shellcheck"))

        #expect(try await home.lines(shellcheck, [home.directory.path(of: "script")]) == [])
    }
}
