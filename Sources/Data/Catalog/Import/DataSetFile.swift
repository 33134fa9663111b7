/// A file of films.
struct DataSetFile: Hashable {
    /// `-` is standard input.
    let path: String

    /// What it goes by in a message.
    let name: String
}
