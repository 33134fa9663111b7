import Data
import Infrastructure
import SystemKit
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Stores a credential in the configuration file, and keeps the rest of the file as it is.
struct CredentialStorage {
    /// The folder and the name of the file, which may be a link's target.
    private let folder: String
    private let name: String

    var path: String { "\(folder)/\(name)" }

    /// - Parameter folder: an absolute path; it need not exist.
    init(folder: String) {
        let path = "\(folder)/\(ConfigurationFile.name)"
        // A link may lead to a repository of settings: its target is replaced, and not the link.
        let target = PrivateDirectory.target(ofLink: path)
        let slash = target.lastIndex(of: "/") ?? target.startIndex
        self.folder = String(target[..<slash])
        name = String(target[slash...].dropFirst())
    }

    /// Replaces the credential in the file, which is private to the user afterwards.
    ///
    /// A killed process or a power failure leaves the old file or the new one.
    func store(_ credential: TMDBCredential) async throws(StorageError) {
        var isChanged = false
        try await FileStore(folder: folder).update(name, waitsForDisk: true) { contents in
            let bytes = contents.map { Array($0) } ?? []
            // Another program may have changed the file since it was read.
            guard let changed = Self.bytes(bytes, storing: credential) else { return Data(bytes) }
            isChanged = true
            return Data(changed)
        }
        guard isChanged else {
            throw .cannotWrite(path: path, reason: "it is not one JSON5 object")
        }
    }

    /// The file with another credential; `nil` if it is not one JSON5 object.
    static func bytes(_ file: [UInt8], storing credential: TMDBCredential) -> [UInt8]? {
        guard !JSON5Outline.isBlank(file) else {
            // Comments remain above the object; the last one may lack its line break.
            let comments = file.contains { $0 > 0x20 } ? file + "\n".utf8 : []
            return bytes(comments + "{\n}\n".utf8, storing: credential)
        }
        guard let outline = try? JSON5Outline(file) else { return nil }
        let (key, other): (ConfigurationKey, ConfigurationKey) =
            switch credential {
            case .accessToken: (.accessToken, .apiKey)
            case .apiKey: (.apiKey, .accessToken)
            }
        let member = "\(key.rawValue): \(literal(credential.secret))"
        let hasKey = outline.member(key.rawValue) != nil
        var edits: [(range: Range<Int>, text: String)] = []
        for old in outline.members where old.key == other.rawValue || old.key == key.rawValue {
            let range = old.keyRange.lowerBound..<old.valueRange.upperBound
            let isReplaced = hasKey ? old.key == key.rawValue : edits.isEmpty
            edits.append((range, isReplaced ? member : "\(old.key): null"))
        }
        if edits.isEmpty { edits = [(outline.start..<outline.start, "\n  \(member),")] }
        var result = file
        // From the end, so that the other ranges stay valid.
        for edit in edits.reversed() {
            result.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return result
    }

    /// A text of JSON5 in single quotes.
    private static func literal(_ text: String) -> String {
        "'" + text.map { $0 == "\\" || $0 == "'" ? "\\\($0)" : "\($0)" }.joined() + "'"
    }
}
