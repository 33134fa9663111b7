/// Where an import reads movies from.
package enum ImportSource: Hashable, Sendable {
    /// A file at a path.
    case file(String)
    case standardInput
}
