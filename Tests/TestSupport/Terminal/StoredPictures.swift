package import Foundation

/// A folder of pictures that screens are compared with.
package struct StoredPictures: Sendable {
    private let folder: URL

    /// Creates the folder when the first picture is stored.
    package init(folder: URL) { self.folder = folder }

    /// The names of all stored pictures, sorted.
    package var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
        }
    }

    /// The stored picture; `nil` if there is none.
    package func picture(_ name: String) -> ScreenPicture? {
        (try? String(contentsOf: url(name), encoding: .utf8)).map(ScreenPicture.init(text:))
    }

    /// Stores a picture.
    ///
    /// - Returns: Whether it differs from what was stored.
    package func store(_ picture: ScreenPicture, as name: String) throws -> Bool {
        guard picture != self.picture(name) else { return false }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(picture.text.utf8).write(to: url(name))
        return true
    }

    package func remove(_ name: String) throws { try FileManager.default.removeItem(at: url(name)) }

    private func url(_ name: String) -> URL { folder.appending(path: "\(name).txt") }
}
