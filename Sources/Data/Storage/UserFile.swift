package import Domain
import Infrastructure
import SystemKit
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A file that the user writes and the program changes in places, such as the configuration file.
package struct UserFile: Sendable {
    /// Returns the contents of a file with a change; `nil` if the file can't be changed.
    package typealias Edit = @Sendable (_ file: [UInt8]) -> [UInt8]?

    /// Returns the absolute path of the file; its folder need not exist.
    private let path: @Sendable () throws(MoviesError) -> String

    package init(path: @escaping @Sendable () throws(MoviesError) -> String) { self.path = path }

    /// Replaces the contents, and returns the path, and whether `edit` changed the file.
    ///
    /// `edit` receives nothing if there is no file. A changed file is private to the user
    /// afterwards. A killed process or a power failure leaves the old file or the new one.
    package func change(_ edit: Edit) async throws(MoviesError) -> (path: String, isChanged: Bool) {
        let path = try target()
        let (folder, name) = Self.parts(of: path)
        var isChanged = false
        try await MoviesError.mapping { () async throws(StorageError) in
            let store = FileStore(folder: folder)
            try await store.update(name, waitsForDisk: true) { contents in
                // Another program may have changed the file since it was read.
                let new = edit(contents.map { Array($0) } ?? [])
                isChanged = new != nil
                return new.map { Data($0) }
            }
        }
        return (path, isChanged)
    }

    /// Creates the folder of the file, private to the user, and returns the path.
    package func prepare() throws(MoviesError) -> String {
        let path = try target()
        try MoviesError.mapping(try PrivateDirectory(path: Self.parts(of: path).folder).create())
        return path
    }

    /// A link may lead to a repository of settings: its target is replaced, and not the link.
    private func target() throws(MoviesError) -> String {
        PrivateDirectory.target(ofLink: try path())
    }

    private static func parts(of path: String) -> (folder: String, name: String) {
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        return (String(path[..<slash]), String(path[slash...].dropFirst()))
    }
}
