extension SearchExecution {
    /// Finds the documents that the query names by something outside their text.
    mutating func findRelations(_ stage: Relation.Stage) throws(TextIndexError) {
        guard let relations = request.relations else { return }
        for relation in try relations(stage) {
            if relation.rest.text.isEmpty {
                try insert(relation)
            } else {
                try findRest(of: relation)
            }
        }
    }

    /// Adds all documents of a relation.
    private mutating func insert(_ relation: Relation) throws(TextIndexError) {
        let rank = Evidence(
            .secondaryField,
            typos: relation.typos,
            hasExtraTerms: !relation.isWholeName
        )
        let allowed = try filters.documents(tags: relation.rest.tags)
        for document in relation.documents {
            guard document < index.documentCount else { throw .corrupt }
            guard allowed?.contains(document) ?? true else { continue }
            results.insert(document, rank, title: 0)
        }
    }

    /// Adds the documents of a relation that have the rest of the query.
    private mutating func findRest(of relation: Relation) throws(TextIndexError) {
        var request = SearchRequest(readings: [relation.rest], filter: filters.filter)
        request.filter.requiredDocuments.append(relation.documents)
        var search = SearchExecution(request, in: index, outer: self)
        search.filters = DocumentFilters(index, request.filter)
        search.results.isComplete = results.isComplete
        try search.findExact()
        if search.results.count == 0 { try search.findWithOneTypo() }
        results.insertScattered(search.results, typos: relation.typos)
    }
}
