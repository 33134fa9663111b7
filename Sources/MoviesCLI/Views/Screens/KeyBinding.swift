/// Keys and what they are for.
struct KeyBinding: Hashable, Sendable {
    let keys: String
    let purpose: String

    init(_ keys: String, _ purpose: String) {
        self.keys = keys
        self.purpose = purpose
    }
}
