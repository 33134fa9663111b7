/// Texts of which one is selected.
package struct Choice: Hashable, Sendable {
    package let texts: [String]

    /// The selected text; 0 if there is none.
    package private(set) var index = 0

    /// - Parameters:
    ///   - texts: what can be selected.
    ///   - text: the one that is selected; the first one if it is `nil` or not among them.
    init(_ texts: [String], selected text: String? = nil) {
        self.texts = texts
        index = text.flatMap(texts.firstIndex) ?? 0
    }

    /// The selected text; `nil` if there is none.
    package var selected: String? { texts.indices.contains(index) ? texts[index] : nil }

    /// Selects another text; the first one follows the last.
    mutating func move(by count: Int) {
        guard !texts.isEmpty else { return }
        index = (index + count + texts.count) % texts.count
    }
}
