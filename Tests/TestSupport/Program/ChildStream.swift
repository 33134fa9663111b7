/// What a standard descriptor of a child is.
enum ChildStream: Sendable {
    case descriptor(Descriptor)
    case file(String, Int32)
    /// The same as an earlier standard descriptor.
    case same(as: Int32)
    case closed
}
