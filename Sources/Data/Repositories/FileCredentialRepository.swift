package import Domain
import Infrastructure
import SystemKit
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Stores the credential in the configuration file, and keeps the rest of the file as it is.
package struct FileCredentialRepository: CredentialRepository {
    /// Returns a file with another credential; `nil` if it is not one JSON5 object.
    package typealias Edit = @Sendable (_ file: [UInt8], Credential) -> [UInt8]?

    /// Returns the absolute path of the file; its folder need not exist.
    private let path: @Sendable () throws(MoviesError) -> String

    /// Asks the source of a credential whether it is valid.
    private let checkCredential: @Sendable (Credential) async throws(MoviesError) -> Void
    private let edit: Edit

    package init(
        path: @escaping @Sendable () throws(MoviesError) -> String,
        check: @escaping @Sendable (Credential) async throws(MoviesError) -> Void,
        edit: @escaping Edit
    ) {
        self.path = path
        checkCredential = check
        self.edit = edit
    }

    package func check(_ credential: Credential) async throws(MoviesError) {
        try await checkCredential(credential)
    }

    /// The file is private to the user afterwards.
    ///
    /// A killed process or a power failure leaves the old file or the new one.
    package func store(_ credential: Credential) async throws(MoviesError) -> String {
        // A link may lead to a repository of settings: its target is replaced, and not the link.
        let path = PrivateDirectory.target(ofLink: try path())
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        let store = FileStore(folder: String(path[..<slash]))
        var isChanged = false
        try await MoviesError.mapping { () async throws(StorageError) in
            let name = String(path[slash...].dropFirst())
            try await store.update(name, waitsForDisk: true) { contents in
                let old = contents.map { Array($0) } ?? []
                // Another program may have changed the file since it was read.
                let new = edit(old, credential)
                isChanged = new != nil
                return Data(new ?? old)
            }
            guard isChanged else {
                throw .cannotWrite(path: path, reason: "it is not one JSON5 object")
            }
        }
        return path
    }
}
