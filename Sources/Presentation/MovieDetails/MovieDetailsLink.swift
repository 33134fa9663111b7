/// What the details of a movie lead to.
package enum MovieDetailsLink: Hashable, Sendable {
    /// A movie for the audience of this one.
    case movie(MoviesListItemViewModel)

    /// The movies of a member of the cast or the crew; `id` is `nil` if it is unknown.
    case person(name: String, id: String?)

    /// The movies of a collection, by its TMDB id.
    case collection(name: String, id: Int)
}

extension MovieDetailsItemViewModel {
    /// The link to a director or a writer, who may be a member of the crew with an id.
    package func link(toPerson name: String) -> MovieDetailsLink {
        .person(name: name, id: crew.first { $0.name == name }?.personID)
    }

    /// The link to the collection, if there is one with an id.
    package var collectionLink: MovieDetailsLink? {
        guard let collection, let collectionID else { return nil }
        return .collection(name: collection, id: collectionID)
    }

    package func link(to member: CastMember) -> MovieDetailsLink {
        .person(name: member.name, id: member.personID)
    }
}
