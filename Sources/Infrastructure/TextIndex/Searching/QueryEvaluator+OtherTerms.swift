extension QueryEvaluator {
    /// If the two rarest terms have more bytes of postings, any term may be misspelled.
    private static let sizeLimitOfRarest = 1 << 14

    /// A document that has all of the terms that were looked at, or all but one.
    private struct Candidate {
        let document: Int
        let missing: Int?
    }

    /// The places, in ascending order, of the terms of three or more that may be misspelled if only one
    /// is: those without which some document has all others.
    func misspelledPlaces() throws(TextIndexError) -> [Int] {
        let rarestFirst = terms.indices.sorted { terms[$0].size < terms[$1].size }
        let (first, second) = (rarestFirst[0], rarestFirst[1])
        guard terms[first].size + terms[second].size <= Self.sizeLimitOfRarest else {
            return Array(terms.indices)
        }
        // A document that lacks one term at most has at least one of the two rarest.
        let (withFirst, withSecond) = (pool.take(), pool.take())
        defer {
            pool.recycle(withFirst)
            pool.recycle(withSecond)
        }
        try collect(terms[first], into: withFirst)
        try collect(terms[second], into: withSecond)
        var candidates: [Candidate] = []
        withFirst.forEach { document in
            let missing = withSecond.contains(document) ? nil : second
            candidates.append(Candidate(document: document, missing: missing))
        }
        withSecond.forEach { document in
            guard !withFirst.contains(document) else { return }
            candidates.append(Candidate(document: document, missing: first))
        }
        for place in rarestFirst.dropFirst(2) {
            try retain(&candidates, having: place)
        }
        return terms.indices.filter { place in candidates.contains { $0.missing == place } }
    }

    /// Removes the candidates that lack a second term: the one at this place.
    private func retain(_ candidates: inout [Candidate], having place: Int) throws(TextIndexError) {
        guard !candidates.isEmpty else { return }
        let (all, found) = (pool.take(), pool.take())
        defer {
            pool.recycle(all)
            pool.recycle(found)
        }
        for candidate in candidates { all.insert(candidate.document) }
        try collect(terms[place], among: all, into: found)
        candidates = candidates.compactMap { candidate in
            if found.contains(candidate.document) { return candidate }
            guard candidate.missing == nil else { return nil }
            return Candidate(document: candidate.document, missing: place)
        }
    }

    private func collect(
        _ term: PostingsSources,
        among candidates: DocumentBitSet? = nil,
        into found: DocumentBitSet
    ) throws(TextIndexError) {
        for source in term.sources {
            // Ignores the later n-grams of words without spaces, and so finds a few too many.
            try index.forEachPosting(in: source, among: candidates) { found.insert($0.document) }
        }
    }
}
