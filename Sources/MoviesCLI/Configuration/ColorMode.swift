/// When to colour.
enum ColorMode: String, CaseIterable, Decodable {
    case auto
    case always
    case never
}
