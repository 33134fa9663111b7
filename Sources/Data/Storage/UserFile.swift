package import Domain
import Essentials
import Infrastructure
import SystemKit

/// A file of the user that the program creates or replaces, such as the configuration file.
package struct UserFile: Sendable {
    /// Absolute; the folder need not exist.
    private let path: String

    package init(path: String) { self.path = path }

    /// Replaces the contents, unless `edit` returns `nil`, and returns the path.
    ///
    /// `edit` receives nothing if there is no file. A new or changed file is private to the user. A
    /// killed process or a power failure leaves the old file or the new one.
    package func change(
        _ edit: @Sendable (_ file: [UInt8]?) -> [UInt8]?
    ) async throws(MoviesError) -> String {
        // A link may lead to a repository of settings: its target is replaced, and not the link.
        let path = PrivateDirectory.target(ofLink: path)
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        let (folder, name) = (String(path[..<slash]), String(path[slash...].dropFirst()))
        try await MoviesError.mapping { () async throws(StorageError) in
            try await FileStore(folder: folder).update(name, waitsForDisk: true) { contents in
                edit(contents.map { Array($0) }).map { Data($0) }
            }
        }
        return path
    }
}
