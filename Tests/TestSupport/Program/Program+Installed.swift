extension Program {
    /// Finds a program that the machine may have, such as a shell; `nil` if it has not.
    package static func installed(_ name: String) -> Program? {
        ["/opt/homebrew/bin", "/usr/local/bin", "/usr/bin", "/bin"]
            .map { "\($0)/\(name)" }
            .first(where: SystemPath.isExecutableFile)
            .map(Program.init(path:))
    }
}
