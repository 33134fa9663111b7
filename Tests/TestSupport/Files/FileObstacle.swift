import Foundation

/// What another program may have put where a file of ours belongs.
public enum FileObstacle: CaseIterable, Sendable {
    /// A pipe, which whoever opens it waits for.
    case pipe

    /// A link to a file that is not ours.
    case link
    case danglingLink

    /// Another name of a file that is not ours.
    case hardLink
}

extension TemporaryDirectory {
    /// What the file has that links lead to.
    public static let foreignText = "not ours"

    private static let foreignName = "foreign"

    /// Puts an obstacle in place of a file.
    public func place(_ obstacle: FileObstacle, at name: String) throws {
        let path = path(of: name)
        // The directory that it lies in.
        try write("", to: name)
        try FileManager.default.removeItem(atPath: path)
        let foreign = try write(Self.foreignText, to: Self.foreignName)
        switch obstacle {
        case .pipe: try SystemPath.makePipe(path)
        case .link:
            try FileManager.default.createSymbolicLink(
                atPath: path,
                withDestinationPath: foreign
            )
        case .danglingLink:
            try FileManager.default.createSymbolicLink(
                atPath: path,
                withDestinationPath: self.path(of: "nothing")
            )
        case .hardLink: try FileManager.default.linkItem(atPath: foreign, toPath: path)
        }
    }

    /// Whether nothing was written through a link.
    public func isForeignFileUntouched() throws -> Bool {
        try read(Self.foreignName) == Self.foreignText && !exists("nothing")
    }
}
