import Foundation
import Testing

/// A document of this repository, by its path.
struct Document {
    /// The folder of the repository.
    static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardized

    /// All documents in Markdown.
    static let paths: [String] = {
        let folders = ["", "docs/", "Benchmarks/"]
        return folders.flatMap { folder in
            let names =
                (try? FileManager.default.contentsOfDirectory(
                    atPath: root.appending(path: folder).path
                )) ?? []
            return names.filter { $0.hasSuffix(".md") }.sorted().map { folder + $0 }
        }
    }()

    let text: String

    init(_ path: String) throws {
        text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }

    /// The text without code.
    var prose: String {
        text.replacing(#/(?m)^ *```[^`]*?^ *```$/#, with: "").replacing(#/`[^`]*`/#, with: "")
    }

    /// What links lead to, and the files of pictures.
    var links: [String] {
        prose.matches(of: #/(?:\]\(|srcset="|src=")([^)"]+)/#).map { String($0.1) }
    }

    /// The names of the headings in links.
    var anchors: Set<String> {
        var anchors: Set<String> = []
        let headings = text.replacing(#/(?m)^ *```[^`]*?^ *```$/#, with: "")
            .matches(of: #/(?m)^#+ (.+)$/#)
        for heading in headings {
            let name = heading.1.lowercased().filter {
                $0.isLetter || $0.isNumber || " -_".contains($0)
            }
            .map { $0 == " " ? "-" : String($0) }.joined()
            // The second one of the same name gets a number.
            let isNew = anchors.insert(name).inserted
            if !isNew { anchors.insert(name + "-1") }
        }
        return anchors
    }
}

/// A block of code in a document.
struct CodeBlock: Sendable, CustomTestStringConvertible {
    let document: String

    /// The first line of the block, counted from 1.
    let line: Int

    /// Its lines, without the indentation of the block.
    private(set) var lines: [String] = []

    var text: String { lines.joined(separator: "\n") }
    var testDescription: String { "\(document), line \(line)" }

    /// All blocks of a language in a document.
    static func all(in document: String, language: String) throws -> [CodeBlock] {
        let lines = try Document(document).text.components(separatedBy: "\n")
        var blocks: [CodeBlock] = []
        var current: CodeBlock?
        var indentation = 0
        for (index, line) in lines.enumerated() {
            let content = line.drop { $0 == " " }
            if current == nil, content == "```\(language)" {
                indentation = line.count - content.count
                current = CodeBlock(document: document, line: index + 2)
            } else if content == "```", let block = current {
                blocks.append(block)
                current = nil
            } else {
                current?.lines.append(String(line.dropFirst(indentation)))
            }
        }
        return blocks
    }

    private init(document: String, line: Int) {
        self.document = document
        self.line = line
    }
}
