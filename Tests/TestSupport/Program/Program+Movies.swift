package import Foundation

extension Program {
    /// This package's program, built with the running tests.
    ///
    /// It has the indexes of the built-in catalog, as if it were installed: to make them takes it longer
    /// than most tests do.
    package static var movies: Program { get throws { try indexed.get() } }

    /// The program as `swift run` starts it for the first time: without indexes.
    package static var moviesWithoutIndexes: Program { get throws { try unindexed.get() } }

    private static let unindexed = Result { () throws -> Program in
        let program = try built("movies")
        let folder = program.prefix.appending(path: "unindexed/bin")
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let link = folder.appending(component: "movies")
        try? manager.removeItem(at: link)
        // A copy could not run while another process that is being spawned has it open for writing.
        try manager.linkItem(at: URL(filePath: program.path).resolvingSymlinksInPath(), to: link)
        return Program(path: link.path)
    }

    /// The folder below which the program would be installed.
    package var prefix: URL {
        URL(filePath: path).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent()
    }

    private static let indexed = Result { () throws -> Program in
        let program = try built("movies")
        try program.installIndexes()
        return program
    }

    /// Makes the indexes where an installed program has them, unless those of this build are there.
    private func installIndexes() throws {
        let home = try TemporaryDirectory()
        let context = try ChildContext(
            environment: ["HOME": home.path],
            removing: [],
            workingDirectory: home.path
        )
        let streams = (0..<3).map { _ in ChildStream.file("/dev/null", O_RDWR) }
        let child = try ChildProcess(
            command: [path, "person", "akira kurosawa"],
            context: context,
            streams: streams
        )
        _ = child.waitForEnd()
        let folder = prefix.appending(path: "share/movies")
        for name in home.contents where name.hasSuffix(".index") {
            let index = try Data(contentsOf: URL(filePath: home.path(of: name)))
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(component: URL(filePath: name).lastPathComponent)
            try index.write(to: file, options: .atomic)
        }
    }
}
