import Presentation

extension JSONValue {
    /// A person with their movies.
    init(_ item: PersonItemViewModel, movies: JSONValue) {
        let members: JSONValue = [
            "birthday": JSONValue(item.birthday),
            "deathday": JSONValue(item.deathday),
            "place_of_birth": JSONValue(item.placeOfBirth),
            "biography": JSONValue(item.biography),
            "others": .array(item.others.map { JSONValue($0) }),
            "total_results": JSONValue(item.totalCount),
            "ignored_filters": JSONValue(item.ignoredFilters),
            "movies": movies,
        ]
        self = .joining(JSONValue(item.source, item.fallback), JSONValue(item.person), members)
    }

    /// A person, or another one with the same name.
    private init(_ person: PersonListItemViewModel) {
        self = [
            "id": JSONValue(person.id),
            "imdb_id": JSONValue(person.imdbID),
            "name": JSONValue(person.name),
            "profession": JSONValue(person.profession),
            "known_for": JSONValue(person.knownFor),
            "url": JSONValue(person.pageURL),
        ]
    }
}
