/// A kind of film, by its name: `Drama`, `Science Fiction`.
public struct Genre: Hashable, Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}
