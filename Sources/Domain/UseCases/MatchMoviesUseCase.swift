/// Finds out which movies names mean, such as those of files.
package struct MatchMoviesUseCase: Sendable {
    private static let taskSize = 64

    private let matcher: any MovieNameMatcher

    package init(matcher: any MovieNameMatcher) { self.matcher = matcher }

    package func execute(_ names: [MovieName]) async throws(MoviesError) -> [MovieMatch] {
        guard names.count > Self.taskSize else { return try await matches(names[...]) }
        let parts = stride(from: 0, to: names.count, by: Self.taskSize).map {
            names[$0..<min($0 + Self.taskSize, names.count)]
        }
        let results = await withTaskGroup { group in
            for part in parts {
                group.addTask {
                    let result = await Result(of: { () throws(MoviesError) in
                        try await matches(part)
                    })
                    return (part.startIndex, result)
                }
            }
            var results: [Int: Result<[MovieMatch], MoviesError>] = [:]
            for await (start, result) in group {
                results[start] = result
                if case .failure = result { group.cancelAll() }
            }
            return results
        }
        var found: [MovieMatch] = []
        for part in parts { found += try results[part.startIndex]?.get() ?? [] }
        return found
    }

    private func matches(_ names: ArraySlice<MovieName>) async throws(MoviesError) -> [MovieMatch] {
        var matches: [MovieMatch] = []
        for name in names {
            if Task.isCancelled { throw .cancelled }
            matches.append(try await matcher.match(name))
        }
        return matches
    }
}
