extension Program {
    private static let folders = ["/opt/homebrew/bin", "/usr/local/bin", "/usr/bin", "/bin"]

    /// A value of `PATH` for the programs that ``installed(_:)`` finds.
    package static let installationPath = folders.joined(separator: ":")

    /// Finds a program that the machine may have, such as a shell; `nil` if it has not.
    package static func installed(_ name: String) -> Program? {
        folders
            .map { "\($0)/\(name)" }
            .first(where: SystemPath.isExecutableFile)
            .map(Program.init(path:))
    }
}
