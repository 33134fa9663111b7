import Foundation

/// An unexpected item in place of one of our files.
package enum FileObstacle: CaseIterable, Sendable {
    /// A named pipe, which blocks when it is opened.
    case pipe

    /// A symbolic link to a foreign file.
    case link
    case danglingLink

    /// A hard link to a foreign file.
    case hardLink
}

extension TemporaryDirectory {
    /// The content of the foreign file.
    package static let foreignText = "not ours"

    private static let foreignName = "foreign"

    /// Puts an obstacle in place of a file.
    package func place(_ obstacle: FileObstacle, at name: String) throws {
        let path = path(of: name)
        // Creates the parent directory.
        try write("", to: name)
        try FileManager.default.removeItem(atPath: path)
        let foreign = try write(Self.foreignText, to: Self.foreignName)
        switch obstacle {
        case .pipe: try SystemPath.makePipe(path)
        case .link:
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: foreign)
        case .danglingLink:
            try FileManager.default.createSymbolicLink(
                atPath: path,
                withDestinationPath: self.path(of: "nothing")
            )
        case .hardLink: try FileManager.default.linkItem(atPath: foreign, toPath: path)
        }
    }

    /// Whether no file was written through a link.
    package func isForeignFileUntouched() throws -> Bool {
        try read(Self.foreignName) == Self.foreignText && !exists("nothing")
    }
}
