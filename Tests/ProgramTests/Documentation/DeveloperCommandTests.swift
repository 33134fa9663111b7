import Foundation
import TestSupport
import Testing

/// What the commands of the documents name: they build, measure and release, which takes too long
/// for a test.
struct DeveloperCommandTests {
    private static func blocks() throws -> [CodeBlock] {
        try Document.paths.flatMap { try CodeBlock.all(in: $0, language: "sh") }
    }

    @Test(arguments: try blocks())
    func `scripts, targets, suites and variables exist`(block: CodeBlock) throws {
        for script in block.text.matches(of: #/(?:Benchmarks|Scripts|packaging|\.ci)/[\w.\/-]+/#) {
            let path = Document.root.appending(path: String(script.0)).path
            #expect(FileManager.default.fileExists(atPath: path), "\(script.0)")
            #expect(
                FileManager.default.isExecutableFile(atPath: path) || path.hasSuffix(".c"),
                "\(script.0)"
            )
        }
        let makefile = try Document("Makefile").text
        for target in block.text.matches(of: #/(?m)\bmake ([a-z-]+)/#) {
            #expect(makefile.contains("\n\(target.1):"), "make \(target.1)")
        }
        for suite in block.text.matches(of: #/--filter "?(\w+)/#) {
            #expect(try Self.tests().contains { $0.contains(suite.1) }, "--filter \(suite.1)")
        }
        for variable in block.text.matches(of: #/\bMOVIES_\w+/#) {
            #expect(try Self.isRead(String(variable.0)), "\(variable.0)")
        }
    }

    @Test func `finds the commands`() throws {
        let text = try Self.blocks().map(\.text).joined(separator: "\n")

        for command in ["Benchmarks/start.sh", "make bench", "--filter", "MOVIES_FUZZ_SECONDS"] {
            #expect(text.contains(command), "\(command)")
        }
    }

    /// The paths of the tests.
    private static func tests() throws -> [String] {
        let folder = Document.root.appending(path: "Tests")
        return FileManager.default.subpaths(atPath: folder.path) ?? []
    }

    /// Whether a script or a test other than those of the documents has the name of a variable.
    private static func isRead(_ variable: String) throws -> Bool {
        for folder in ["Tests", "Benchmarks", "Scripts", "packaging"] {
            let path = Document.root.appending(path: folder).path
            for file in FileManager.default.subpaths(atPath: path) ?? []
            where !file.hasSuffix(".md") && !file.hasSuffix("DeveloperCommandTests.swift") {
                let data = FileManager.default.contents(atPath: "\(path)/\(file)")
                if data?.range(of: Data(variable.utf8)) != nil { return true }
            }
        }
        return false
    }
}
