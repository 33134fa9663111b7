import CommandLineKit
import Presentation

/// The checks of the network and of the credential.
extension DoctorReport {
    static func network(
        _ diagnosis: DiagnosisItemViewModel,
        _ configuration: CheckedConfiguration
    ) -> Check {
        let name = "network"
        guard diagnosis.networkProgram == nil else {
            return Check(name: name, .warning, "not checked, since movies-network can't be used")
        }
        switch diagnosis.onlineSource {
        case .usable, .refusesCredential: return Check(name: name, .ok, "TMDB responds")
        case .offline: return Check(name: name, .ok, "not used with --offline")
        case .withoutCredential: return networkWithoutRequest(configuration)
        case .failed(let failure):
            let check = Check(name: name, failed: failure)
            guard let proxy = configuration.proxyVariable else { return check }
            return Check(name: name, check.status, check.message + "; \(proxy) is set")
        }
    }

    private static func networkWithoutRequest(_ configuration: CheckedConfiguration) -> Check {
        let name = "network"
        if configuration.error != nil {
            return Check(name: name, .warning, "not checked, since the configuration is invalid")
        }
        return Check(
            name: name,
            .ok,
            configuration.settings.source == .catalog
                ? "not used, since the source is the catalog" : "not used without a credential"
        )
    }

    static func credential(
        _ diagnosis: DiagnosisItemViewModel,
        _ configuration: CheckedConfiguration
    ) -> Check {
        let name = "credential"
        let found = configuration.sources.credential
        guard let found else {
            // It may be in the file.
            guard configuration.sources.file.path != nil || configuration.error == nil else {
                return Check(
                    name: name,
                    .warning,
                    "not checked, since the configuration is invalid"
                )
            }
            let advice = "'movies config set-token' stores one for TMDB"
            return configuration.settings.source == .tmdb
                ? Check(name: name, .failed(.credential), "none; \(advice)")
                : Check(name: name, .ok, "none, which is enough for the catalog; \(advice)")
        }
        let origin = SettingsReport.origin(found.value.origin, configuration.sources.file)
        let kind = found.setting == .accessToken ? "token" : "API key"
        switch diagnosis.onlineSource {
        case .usable: return Check(name: name, .ok, "TMDB accepts the \(kind) of \(origin)")
        case .offline, .withoutCredential, .failed:
            let isInvalid = configuration.error != nil
            let message = "the \(kind) of \(origin), not checked"
            return Check(name: name, isInvalid ? .warning : .ok, message)
        case .refusesCredential(let failure):
            let advice =
                found.value.origin == .file
                ? "'movies config set-token' stores another" : "set another, or unset it"
            return Check(
                name: name,
                .failed(.credential),
                "\(failure.summary), the \(kind) of \(origin); \(advice)"
            )
        }
    }
}
