import Domain
import Presentation

extension MoviesSearch {
    /// Fails for a query in which nothing can be seen.
    init(_ arguments: ParsedArguments, settings: Settings) throws(UsageError) {
        let query = MovieQuery(
            arguments.operands.joined(separator: " "),
            year: arguments.number(.year),
            includesAdult: settings.includesAdult,
            isExact: arguments.isSet(.exact)
        )
        guard let query else {
            throw UsageError(message: "nothing to search for; try 'movies search blade runner'")
        }
        self.init(
            query: query,
            page: arguments.number(.page) ?? 1,
            limit: arguments.number(.limit)
        )
    }
}
