/// The title of a movie in a language other than English.
struct TranslatedTitle: Hashable {
    /// ISO 639-1.
    let language: String
    let title: String

    init(language: String, title: String) {
        self.language = language
        self.title = title
    }

    /// Decodes a text such as `ko=기생충`.
    init?(_ text: String) {
        guard let separator = text.firstIndex(of: "=") else { return nil }
        self.init(
            language: String(text[..<separator]),
            title: String(text[text.index(after: separator)...])
        )
    }
}
