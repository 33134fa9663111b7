/// Finds out which movies names mean, such as those of files.
package struct MatchMoviesUseCase: Sendable {
    /// How many names one task matches.
    private static let taskSize = 64

    private let matcher: any MovieNameMatcher

    package init(matcher: any MovieNameMatcher) { self.matcher = matcher }

    /// Returns one match for each name, in their order.
    package func execute(_ names: [MovieName]) async throws(MoviesError) -> [MovieMatch] {
        guard names.count > Self.taskSize else {
            return try await Self.matches(names[...], matcher)
        }
        let parts = stride(from: 0, to: names.count, by: Self.taskSize).map {
            names[$0..<min($0 + Self.taskSize, names.count)]
        }
        let results = await withTaskGroup { group in
            for part in parts {
                group.addTask { [matcher] in await Self.result(part, matcher) }
            }
            var results: [Int: Result<[MovieMatch], MoviesError>] = [:]
            for await (start, result) in group {
                results[start] = result
                if case .failure = result { group.cancelAll() }
            }
            return results
        }
        var matches: [MovieMatch] = []
        for part in parts { matches += try results[part.startIndex]?.get() ?? [] }
        return matches
    }

    private static func result(
        _ names: ArraySlice<MovieName>,
        _ matcher: any MovieNameMatcher
    ) async -> (Int, Result<[MovieMatch], MoviesError>) {
        do throws(MoviesError) {
            return (names.startIndex, .success(try await matches(names, matcher)))
        } catch {
            return (names.startIndex, .failure(error))
        }
    }

    private static func matches(
        _ names: ArraySlice<MovieName>,
        _ matcher: any MovieNameMatcher
    ) async throws(MoviesError) -> [MovieMatch] {
        var matches: [MovieMatch] = []
        for name in names {
            if Task.isCancelled { throw .cancelled }
            matches.append(try await matcher.match(name))
        }
        return matches
    }
}
