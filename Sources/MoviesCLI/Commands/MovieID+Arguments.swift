import Domain

extension MovieID {
    /// Fails unless just one id was typed.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        let example = "as 603, or IMDb's, as tt0133093; 'movies search' shows them"
        guard let text = arguments.operands.first else {
            throw UsageError(message: "which film? Name its id at TMDB, \(example)")
        }
        guard arguments.operands.count == 1 else {
            throw UsageError(message: "one film at a time, not '\(arguments.operands[1])' as well")
        }
        guard let id = MovieID(text) else {
            throw UsageError(message: "'\(text)' is no id of a film: that is TMDB's, \(example)")
        }
        self = id
    }
}
