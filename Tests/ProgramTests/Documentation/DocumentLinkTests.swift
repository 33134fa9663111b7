import Foundation
import Testing

/// The links in the documents.
struct DocumentLinkTests {
    @Test(arguments: Document.paths)
    func `every link leads to a file and a heading that exist`(path: String) throws {
        for link in try Document(path).links where !link.contains("://") {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let file =
                parts[0].isEmpty
                ? Document.root.appending(path: path)
                : Document.root.appending(path: path).deletingLastPathComponent()
                    .appending(path: String(parts[0])).standardized
            #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
            guard parts.count > 1 else { continue }
            let target = file.path.dropFirst(Document.root.path.count + 1)
            #expect(try Document(String(target)).anchors.contains(String(parts[1])), "\(link)")
        }
    }

    @Test func `finds links, files of pictures and headings`() throws {
        #expect(Document.paths.contains("README.md") && Document.paths.contains("docs/USAGE.md"))
        let readme = try Document("README.md")
        #expect(readme.links.contains("docs/USAGE.md"))
        #expect(readme.links.contains("docs/pictures/session.svg"))
        #expect(
            try Document("docs/ARCHITECTURE.md").links.contains("pictures/architecture-dark.svg")
        )
        #expect(try Document("docs/USAGE.md").anchors.contains("exit-status"))
    }
}
