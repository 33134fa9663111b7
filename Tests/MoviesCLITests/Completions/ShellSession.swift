import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import MoviesCLI

/// An interactive shell on a pseudo-terminal, in which the Tab key completes `movies`.
@MainActor
final class ShellSession {
    private let home: CompletionHome
    private let terminal: PseudoTerminal
    private var count = 0

    /// The shell runs `setup` at its start; Ctrl-G then prints its line, and clears it.
    private init(
        _ home: CompletionHome,
        file: String,
        setup: String,
        arguments: [String]
    ) async throws {
        self.home = home
        try home.directory.write(setup, to: file)
        terminal = try PseudoTerminal(
            #require(Program.installed(home.shell.rawValue)),
            arguments,
            columns: 120,
            rows: 50,
            environment: home.environment,
            workingDirectory: home.directory.path
        )
        #expect(await terminal.waitForOutput(containing: "ready> "))
    }

    static func bash() async throws -> ShellSession {
        let home = try await CompletionHome(.bash)
        let setup = #"""
            bind 'set completion-query-items 0'
            bind 'set page-completions off'
            source "$HOME/script"
            show() { printf 'LINE<%s>LINE\n' "$READLINE_LINE"; READLINE_LINE='' READLINE_POINT=0; }
            bind -x '"\C-g": show'
            PS1='ready> '
            """#
        return try await ShellSession(
            home,
            file: "setup",
            setup: setup,
            arguments: ["--noprofile", "--rcfile", home.directory.path(of: "setup"), "-i"]
        )
    }

    /// The script is sourced, or else found as a file of `fpath`.
    static func zsh(sourcing: Bool) async throws -> ShellSession {
        let (before, after) =
            sourcing
            ? ("", #"source "$HOME/script""#) : (#"fpath=("$HOME/functions" $fpath)"#, "")
        let setup = #"""
            \#(before)
            autoload -Uz compinit
            compinit -u -D
            \#(after)
            show() { zle -I; print -r -- "LINE<$BUFFER>LINE"; BUFFER= }
            zle -N show
            bindkey '^G' show
            LISTMAX=0
            PS1='ready> '
            """#
        let home = try await CompletionHome(.zsh)
        return try await ShellSession(
            home,
            file: ".zshrc",
            setup: setup,
            arguments: ["--no-global-rcs", "-i"]
        )
    }

    /// The line of the shell after these keys, of which `\t` completes.
    func line(after keys: String) async throws -> String {
        count += 1
        try await terminal.write(keys + "\u{7}")
        guard await terminal.waitForOutput(containing: ">LINE", times: count) else {
            Issue.record("no line after \(keys.debugDescription):\n\(terminal.output)")
            return ""
        }
        let lines = terminal.output.components(separatedBy: "LINE<").dropFirst()
        return lines.last?.components(separatedBy: ">LINE").first ?? ""
    }

    /// Whether the screen shows a text after these keys.
    func shows(_ text: String, after keys: String) async throws -> Bool {
        try await terminal.write(keys)
        return await terminal.waitForScreen { screen in screen.shows(text) }
    }
}
