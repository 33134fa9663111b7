import CommandLineKit
import Terminal

/// The settings with as much of the configuration as is valid.
struct CheckedConfiguration {
    let settings: Settings
    let sources: SettingSources

    /// What is invalid in the file or the environment; `nil` if nothing is.
    let error: ConfigurationError?

    /// Reads the configuration file; if it is invalid, the rest may be valid without it.
    init(options: OptionValues, environment: Environment) {
        do {
            self.init(try SettingSources(options: options, environment: environment))
        } catch {
            let sources = SettingSources(options: options, environment: environment, file: .init())
            self.init(sources, fileError: error)
        }
    }

    init(_ sources: SettingSources, fileError: ConfigurationError? = nil) {
        self.sources = sources
        do {
            settings = try Settings(sources)
            error = fileError ?? Self.error(inKeysOf: settings)
        } catch {
            settings = Settings(localFrom: sources)
            self.error = fileError ?? error
        }
    }

    private static func error(inKeysOf settings: Settings) -> ConfigurationError? {
        do throws(ConfigurationError) {
            _ = try settings.userKeys()
            return nil
        } catch {
            return error
        }
    }

    /// The warnings about the file, and what is invalid but not used now, such as a URL of TMDB
    /// without a credential.
    var warnings: [String] {
        do throws(ConfigurationError) {
            for setting in Setting.allCases where setting.declaration.type.isURL {
                _ = try sources.url(setting)
            }
            return settings.warnings
        } catch {
            return settings.warnings + [error.message]
        }
    }

    /// The variable that names a proxy for requests; `nil` if none is set.
    var proxyVariable: String? {
        ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"].first {
            sources.environment[$0] != nil
        }
    }
}
