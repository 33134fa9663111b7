import Domain

/// What an online source asks of the user.
extension OnlineSource {
    /// The environment variable with the URL of its API.
    var urlVariable: String {
        switch self {
        case .tmdb: "MOVIES_API_URL"
        }
    }

    /// How to store a credential.
    var tokenAdvice: String {
        switch self {
        case .tmdb: "store a token of TMDB with 'movies config set-token'"
        }
    }

    var credentialAdvice: Advice {
        .screen("set \(variables)", commandLine: "\(tokenAdvice), or set \(variables)")
    }

    var otherCredentialAdvice: Advice {
        .screen(
            "check \(variables)",
            commandLine: "check \(variables), or store another one with 'movies config set-token'"
        )
    }

    /// The advice for a list that only the source keeps.
    var listAdvice: Advice {
        .commandLine(
            "store a token with 'movies config set-token', and use neither --offline nor "
                + "--source catalog; or try 'movies list popular'"
        )
    }

    /// The environment variables with a credential.
    private var variables: String {
        switch self {
        case .tmdb: "TMDB_ACCESS_TOKEN or TMDB_API_KEY"
        }
    }
}
