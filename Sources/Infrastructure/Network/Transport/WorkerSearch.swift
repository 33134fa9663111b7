import SystemKit

/// Finds the network worker.
enum WorkerSearch {
    /// The first of the paths where there is a program.
    static func program(in paths: [String]) throws(NetworkError) -> String {
        let found =
            paths.first(where: Executable.isExecutable)
            ?? paths.first { FileStatus(ofLink: $0) != nil }
        if let found { return found }
        let path = paths.first ?? WorkerProtocol.programName
        // In place of bytes that are not UTF-8.
        guard path.unicodeScalars.contains("\u{FFFD}") else {
            throw .workerUnusable(path: path, .missing)
        }
        throw .workerUnusable(path: path, .cannotStart(reason: "its path is not valid UTF-8"))
    }
}
