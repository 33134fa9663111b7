/// The settings with as much of the configuration as is valid.
struct CheckedConfiguration {
    let settings: Settings
    let sources: SettingSources

    /// What is invalid in the file or the environment; `nil` if nothing is.
    let error: ConfigurationError?

    /// What is invalid and not used now, such as a URL of TMDB without a credential.
    let unusedError: ConfigurationError?

    init(options: OptionValues, environment: Environment) {
        var failure: ConfigurationError?
        do {
            sources = try SettingSources(options: options, environment: environment)
        } catch {
            failure = error
            // Without the file the rest may be valid.
            sources = SettingSources(
                options: options,
                environment: environment,
                file: ConfigurationFile()
            )
        }
        do {
            settings = try Settings(sources)
        } catch {
            failure = failure ?? error
            settings = Settings(localFrom: sources)
        }
        error = failure
        unusedError = Self.invalidURL(sources)
    }

    private static func invalidURL(_ sources: SettingSources) -> ConfigurationError? {
        do throws(ConfigurationError) {
            _ = try TMDBSettings(nil, sources)
            _ = try DataSetURLs(environment: sources.environment)
            return nil
        } catch {
            return error
        }
    }

    /// The variable that names a proxy for requests; `nil` if none is set.
    var proxyVariable: String? {
        ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"].first {
            !(sources.environment[$0] ?? "").isEmpty
        }
    }
}
