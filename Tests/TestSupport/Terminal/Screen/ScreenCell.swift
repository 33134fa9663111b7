/// One place of a screen.
struct ScreenCell: Equatable, Sendable {
    /// The character and the marks that belong to it; empty in the right half of a wide one.
    var text = " "
    var style = ScreenStyle()

    var isRightHalf: Bool {
        text.isEmpty
    }
}
