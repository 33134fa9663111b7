/// What a screen shows, and what it says of it in the status line.
struct ScreenContent {
    var lines: [StyledLine]
    var cursor: Frame.Position?

    /// By length, the longest wording first.
    var status: [StyledLine] = []

    /// What can be pressed, to stand beside the status where there is room; by length as well.
    var hints: [String] = []
}
