/// A sentence without a full stop, of which a view has to put some parts into words.
package struct Sentence: Hashable, Sendable, ExpressibleByStringInterpolation {
    package enum Part: Hashable, Sendable {
        case text(String)

        /// What the user typed, or the name of something; between quotation marks, and shortened if
        /// it is long.
        case quotation(String)
        case person(PersonListItemViewModel)
        case failure(FailureViewModel)
    }

    package let parts: [Part]

    package init(stringLiteral text: String) {
        parts = [.text(text)]
    }

    package init(stringInterpolation: StringInterpolation) {
        parts = stringInterpolation.parts
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) {
            parts.append(.text(literal))
        }

        package mutating func appendInterpolation(_ text: String) {
            parts.append(.text(text))
        }

        package mutating func appendInterpolation(quoting text: String) {
            parts.append(.quotation(text))
        }

        package mutating func appendInterpolation(_ person: PersonListItemViewModel) {
            parts.append(.person(person))
        }

        package mutating func appendInterpolation(_ failure: FailureViewModel) {
            parts.append(.failure(failure))
        }
    }
}
