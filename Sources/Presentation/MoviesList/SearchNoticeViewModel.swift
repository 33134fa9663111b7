import Domain

/// A notice about the movies of a list, in words.
package struct SearchNoticeViewModel: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// What is shown instead of what was requested.
        case substitution

        /// What the source does not know, or had to assume.
        case limitation

        /// How the movies match, said right before them.
        case introduction

        /// What failed beside the search.
        case warning

        /// Why no movie can match.
        case unknownPerson
        case unknownGenre
    }

    package let kind: Kind
    package let sentence: Sentence

    private init(_ kind: Kind, _ sentence: Sentence) {
        self.kind = kind
        self.sentence = sentence
    }

    init(_ notice: SearchNotice, of list: MoviesList) {
        switch notice {
        case .correctedQuery(let text):
            self.init(
                .substitution,
                "nothing found for \(quoting: list.query); showing results for \(quoting: text)"
            )
        case .assumedPerson(let person, let name):
            let person = PersonListItemViewModel(person)
            self.init(.limitation, "several people match \(quoting: name); using \(person)")
        case .limitation(let limitation):
            self.init(.limitation, "\(limitation.sentence(about: list.source))")
        case .closestMatches:
            let query = list.correctedQuery ?? list.query
            let quantity = query.contains(" ") ? "all of " : ""
            self.init(
                .introduction,
                "no movie matches \(quantity)\(quoting: query); closest matches:"
            )
        case .unknownPerson(let name):
            self.init(.unknownPerson, "\(list.source.subject) has no person \(quoting: name)")
        case .unknownGenre(let genre):
            self.init(.unknownGenre, "\(list.source.subject) has no genre \(quoting: genre.name)")
        case .unsavedQuery(let error):
            self.init(.warning, "the query was not saved: \(FailureViewModel(error))")
        }
    }
}

extension FilterLimitation {
    /// The word of the filter, such as `rating`; `sort` for the order.
    var name: String { isSort ? FilterKey.sort.rawValue : key.rawValue }

    /// What the source lacks, and what happens to the filter.
    func sentence(about source: SourceViewModel) -> String {
        guard knownCount > 0 else {
            return "\(source.subject) has no \(key.spec.values)"
                + (isSort ? " to sort by" : "; '\(name)' is ignored")
        }
        let movies = "\(knownCount.withThousandsCommas) movies"
        return "only \(movies) of \(source.subject) have \(key.spec.values)"
            + (isSort ? "" : "; '\(name)' finds no others")
    }
}
