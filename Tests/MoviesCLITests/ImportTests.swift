import Foundation
import Testing

/// The layers that docs/ARCHITECTURE.md describes, where the build can't enforce them: the target of
/// the program may import all of them.
struct ImportTests {
    @Test func `only the composition root imports Data, Search and Infrastructure`() throws {
        let joined = try Self.imports(in: "Sources/MoviesCLI")
            .filter { !$0.modules.isDisjoint(with: ["Data", "Search", "Infrastructure"]) }.map(
                \.path
            )

        #expect(!joined.isEmpty)
        #expect(joined.filter { !$0.hasPrefix("DIContainer/") } == [])
    }

    @Test(arguments: ["Formatting", "FullScreen", "LineMode"])
    func `what shows something knows no entities`(folder: String) throws {
        for (path, modules) in try Self.imports(in: "Sources/MoviesCLI/\(folder)") {
            #expect(!modules.contains("Domain"), "\(folder)/\(path)")
        }
    }

    @Test(arguments: [
        "Domain/Text", "Infrastructure/System", "Infrastructure/TextIndex", "Infrastructure/Images",
        "MoviesCLI/Terminal", "MoviesCLI/CommandLine",
    ])
    func `a library imports no layer`(folder: String) throws {
        let layers = ["Domain", "Data", "Infrastructure", "Presentation", "MoviesCLI", "Search"]

        for (path, modules) in try Self.imports(in: "Sources/\(folder)") {
            #expect(modules.isDisjoint(with: layers), "\(folder)/\(path)")
        }
    }

    /// The modules that each file in a folder imports, by the path in the folder.
    private static func imports(
        in folder: String
    ) throws -> [(path: String, modules: Set<String>)] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../\(folder)").standardizedFileURL
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try paths.filter { $0.hasSuffix(".swift") }.map { path in
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            let words = text.split(separator: "\n").map { $0.split(separator: " ") }
            let modules = words.filter { $0.dropLast().last == "import" }.compactMap(\.last)
            return (path, Set(modules.map { String($0) }))
        }
    }
}
