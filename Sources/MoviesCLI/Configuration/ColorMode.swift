/// When to colour.
enum ColorMode: String, CaseIterable {
    case auto
    case always
    case never
}
