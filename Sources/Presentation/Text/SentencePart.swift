/// A part of a sentence, some of which a view has to put into words.
package enum SentencePart: Hashable, Sendable, ExpressibleByStringInterpolation {
    case text(String)

    /// What the user typed, or the name of something: between quotation marks, and shortened if it
    /// is long.
    case quotation(String)
    case person(PersonListItemViewModel)
    case failure(FailureViewModel)

    package init(stringLiteral text: String) { self = .text(text) }
}
