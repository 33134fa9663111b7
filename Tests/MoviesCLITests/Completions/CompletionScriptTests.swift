import TestSupport
import Testing

@testable import MoviesCLI

struct CompletionScriptTests {
    @Test(arguments: CompletionShell.allCases)
    func `leaves all but the insertion to the program`(shell: CompletionShell) {
        let script = shell.type.script

        #expect(script.contains("__complete \(shell.rawValue) "))
        #expect(script.split(separator: "\n", omittingEmptySubsequences: false).count <= 41)
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
