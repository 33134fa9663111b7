import Domain
import Foundation
import Presentation
import TestSupport
import Testing

@testable import CommandLineKit
@testable import MoviesCLI

struct ManualPageTests {
    private let lines = ManualPage.text(of: CommandTable.program).split(separator: "\n").map(
        String.init
    )

    @Test func `has the usual sections, in the usual order`() {
        let sections = lines.filter { $0.hasPrefix(".Sh ") }.map { $0.dropFirst(4) }

        #expect(
            sections == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "KEYS",
                #"YOUR \&OWN PROGRAMS"#, "QUERY FILTERS", "OUTPUT FIELDS", "MOVIES", "CATALOG",
                "ENVIRONMENT", "FILES",
                "EXIT STATUS", "EXAMPLES", "CREDITS",
            ]
        )
        #expect(lines.last == MdocWriter.escaped(SourceViewModel.tmdbAttribution))
    }

    @Test func `is dated with the release`() throws {
        let date = try #require(lines.first)
        let parts = Version.releaseDate.split(separator: "-").compactMap { Int($0) }

        try #require(parts.count == 3)
        #expect(date.hasPrefix(".Dd "))
        #expect(date.hasSuffix(" \(parts[2]), \(parts[0])"))
        // The page has a backslash before a hyphen.
        let version = Version.current.replacingOccurrences(of: "-", with: "\\-")
        #expect(lines.contains { $0.hasPrefix("This is version") && $0.contains(version) })
    }

    @Test func `has a section for each that a command points to`() {
        for path in paths() {
            for title in path.last?.sections().map(\.title) ?? [] {
                #expect(lines.contains(".Sh \(title)"))
            }
        }
    }

    @Test func `describes every filter, with its words, option, value and examples`() {
        let entries = section(".Sh QUERY FILTERS")

        for key in FilterKey.allCases {
            let tag = ".It Ic \(key.rawValue):"
            let text = entries.drop { !$0.hasPrefix(tag) }.dropFirst()
                .prefix { !$0.hasPrefix(".") }.joined(separator: " ")
            for words in [key.spec.requirement, "--\(key.rawValue)"] + key.words.map({ "\($0):" }) {
                for word in words.split(separator: " ") {
                    #expect(text.contains(MdocWriter.escaped(String(word))), "\(key): \(word)")
                }
            }
        }
        #expect(entries.count { $0.hasPrefix(".It ") } == FilterKey.allCases.count)
    }

    @Test func `lists files and exit statuses`() {
        #expect(lines.contains { $0.hasPrefix(".It Pa ") && $0.hasSuffix(#"movies/\:config"#) })
        #expect(
            section(".Sh EXIT STATUS").count { $0.hasPrefix(".It ") } == ExitCode.allCases.count
        )
    }

    /// It describes the same in more words.
    private static func document() throws -> String {
        try String(
            contentsOf: URL(filePath: #filePath).appending(path: "../../../../docs/USAGE.md")
                .standardized,
            encoding: .utf8
        )
    }

    @Test func `the document describes the filters and the keys of the configuration file`() throws
    {
        let document = try Self.document()

        for key in FilterKey.allCases { #expect(document.contains("`\(key.rawValue):`")) }
        for option in OptionSpec.inFile { #expect(document.contains("\(option.name)")) }
    }

    @Test func `lists the variables of the document`() throws {
        let document = try Self.document()
        let rows = document.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let cells = rows.compactMap { $0.split(separator: "|").first }
        let names = cells.flatMap { $0.split(separator: "`") }
            .map { String($0.prefix { $0 != "=" }) }
            .filter { $0.contains("_") && $0.allSatisfy { $0.isLetter || $0 == "_" } }

        #expect(names.contains("TMDB_ACCESS_TOKEN") && names.contains("https_proxy"))
        let known = ManualSection.variables.flatMap { $0.name.split(separator: ", ") }
        for name in names { #expect(known.contains(name[...]), "\(name)") }
        for name in known { #expect(document.contains("`\(name)`"), "\(name)") }
    }

    @Test func `is ASCII in macros and short lines of text`() {
        for line in lines {
            #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "\(line)")
            if line.hasPrefix(".") {
                #expect(line.dropFirst().first?.isUppercase == true, "\(line)")
            } else {
                #expect(!line.hasPrefix("'") && line.utf8.count <= 80, "\(line)")
            }
        }
    }

    @Test func `is printed by help --man`() async throws {
        let result = try await Program.movies.run(["help", "--man"])

        #expect(result.status == 0)
        #expect(result.stdout == lines.joined(separator: "\n") + "\n")
    }

    /// The lines after a heading, up to the next one of its kind.
    private func section(_ heading: String) -> [String] {
        let rest = lines.drop { $0 != heading }.dropFirst()
        return rest.prefix { !$0.hasPrefix(".Sh") && !$0.hasPrefix(".Ss") }.map(\.self)
    }

    /// The paths of all commands.
    private func paths() -> [[CommandSpec]] { CommandSpec.paths(from: [CommandTable.program.root]) }
}
