/// What is told of the opening of a film's web page; one of these at a time.
public enum WebPageState: Hashable, Sendable {
    case idle
    case opening

    /// A browser shows the page at this address.
    case opened(String)

    /// No browser does: the address is all that can be shown.
    case address(String)
}
