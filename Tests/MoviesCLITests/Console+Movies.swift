import Terminal
import TerminalDoubles

extension Console {
    /// The console of `movies`, 80 columns wide unless the output has a width.
    static func movies(
        output: SpyOutput = SpyOutput(),
        errors: SpyOutput = SpyOutput(),
        environment: [String: String] = [:]
    ) -> Console {
        Console(
            program: "movies",
            output: output,
            errors: errors,
            environment: Environment(environment)
        )
    }
}
