/// The version of the program, by Semantic Versioning.
enum Version {
    static let current = "0.1.0"
}
