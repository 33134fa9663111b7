/// The parts of a text that match what was typed, as offsets of its characters.
public enum QueryMatch: Hashable, Sendable {
    /// All that was typed, from the first letter of a word on.
    case whole(Range<Int>)

    /// Some of the typed words; the ranges are in order, do not overlap, and are not empty.
    case words([Range<Int>])

    /// In order.
    public var ranges: [Range<Int>] {
        switch self {
        case .whole(let range): [range]
        case .words(let ranges): ranges
        }
    }
}
