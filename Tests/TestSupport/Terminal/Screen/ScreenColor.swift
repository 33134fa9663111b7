/// A colour of a character or behind it.
public enum ScreenColor: Hashable, Sendable {
    /// One of the terminal's 256, of which the first 8 are the basic and the next 8 the bright.
    case indexed(Int)
    case rgb(Int, Int, Int)
}
