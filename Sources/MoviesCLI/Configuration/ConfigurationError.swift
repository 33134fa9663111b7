/// A setting that can't be used; the sentence names it and what would be right.
struct ConfigurationError: Error, Hashable {
    let message: String
}
