/// Where an import reads movies from.
package enum ImportSource: Hashable, Sendable {
    case file(String)
    case standardInput
}
