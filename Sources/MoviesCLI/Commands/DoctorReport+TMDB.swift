import CommandLineKit
import Domain
import Presentation

/// The checks of the network and of the credential.
extension DoctorReport {
    static func network(
        _ diagnosis: Diagnosis,
        _ configuration: CheckedConfiguration
    ) -> Outcome {
        guard diagnosis.networkProgram == nil else {
            return (.warning, "not checked, since movies-network can't be used")
        }
        switch diagnosis.onlineSource {
        case nil: return (.ok, "TMDB responds")
        case let error? where error.refusesCredential: return (.ok, "TMDB responds")
        case .offline: return (.ok, "not used with --offline")
        case .credentialMissing: return networkWithoutRequest(configuration)
        case let error?:
            let outcome = failed(error)
            guard let proxy = configuration.proxyVariable else { return outcome }
            return (outcome.status, outcome.message + "; \(proxy) is set")
        }
    }

    private static func networkWithoutRequest(_ configuration: CheckedConfiguration) -> Outcome {
        if configuration.error != nil {
            return (.warning, "not checked, since the configuration is invalid")
        }
        return (
            .ok,
            configuration.settings.source == .catalog
                ? "not used, since the source is the catalog" : "not used without a credential"
        )
    }

    static func credential(
        _ diagnosis: Diagnosis,
        _ configuration: CheckedConfiguration
    ) -> Outcome {
        let found = configuration.sources.credential
        guard let found else {
            // It may be in the file.
            guard configuration.sources.file.path != nil || configuration.error == nil else {
                return (.warning, "not checked, since the configuration is invalid")
            }
            let advice = "'movies config set-token' stores one for TMDB"
            return configuration.settings.source == .tmdb
                ? (.failed(.credential), "none; \(advice)")
                : (.ok, "none, which is enough for the catalog; \(advice)")
        }
        let origin = SettingsReport.origin(found.value.origin, configuration.sources.file)
        let kind = found.setting == .accessToken ? "token" : "API key"
        switch diagnosis.onlineSource {
        case nil: return (.ok, "TMDB accepts the \(kind) of \(origin)")
        case let error? where error.refusesCredential:
            let advice =
                found.value.origin == .file
                ? "'movies config set-token' stores another" : "set another, or unset it"
            let summary = FailureViewModel(error).summary
            return (.failed(.credential), "\(summary), the \(kind) of \(origin); \(advice)")
        case .some:
            let isInvalid = configuration.error != nil
            let message = "the \(kind) of \(origin), not checked"
            return (isInvalid ? .warning : .ok, message)
        }
    }
}
