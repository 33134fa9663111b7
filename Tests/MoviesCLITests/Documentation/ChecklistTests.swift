import Foundation
import Testing

/// docs/CHECKLIST.md names tests that exist.
struct ChecklistTests {
    private static let project = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardizedFileURL

    @Test func `each point has a test or a reason`() throws {
        let tests = try Self.tests()
        let rows = try Self.rows()

        #expect(rows.map { $0[0] } == (1...46).map { "\($0)" })
        for row in rows where !row[2].hasPrefix("No: ") {
            let names = row[2].components(separatedBy: "`, `").map { $0.filter { $0 != "`" } }
            for name in names { #expect(tests.contains("func `\(name)`"), "\(row[0]): \(name)") }
        }
    }

    /// The cells of the rows that begin with a number.
    private static func rows() throws -> [[String]] {
        let file = project.appending(path: "docs/CHECKLIST.md")
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        return lines.compactMap { line in
            let cells: [String] = line.components(separatedBy: "|").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            return cells.count == 5 && Int(cells[1]) != nil ? Array(cells[1...3]) : nil
        }
    }

    /// The sources of all tests.
    private static func tests() throws -> String {
        let folder = project.appending(path: "Tests")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try paths.filter { $0.hasSuffix("Tests.swift") || $0.contains("+") }
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
            .joined()
    }
}
