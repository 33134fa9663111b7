/// The parts of a text that match what was typed, as offsets of its characters.
public enum TextMatch: Hashable, Sendable {
    case whole(Range<Int>)

    /// In order, without overlaps; neither the list nor a range is empty.
    case words([Range<Int>])
}
