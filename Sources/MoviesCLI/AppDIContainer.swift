import Data
import Domain
import Infrastructure
import Presentation

/// The composition root: the only place where a concrete type meets the protocol it serves.
@MainActor
final class AppDIContainer {
    private let settings: Settings

    init(settings: Settings) {
        self.settings = settings
    }

    func makeMoviesSceneDIContainer() -> MoviesSceneDIContainer {
        MoviesSceneDIContainer(
            dependencies: .init(
                movies: makeMoviesRepository(),
                recentQueries: makeRecentQueriesRepository()
            )
        )
    }

    private func makeMoviesRepository() -> any MoviesRepository {
        guard settings.usesTMDB else { return CatalogMoviesRepository() }
        guard !settings.isOffline else { return UnavailableMoviesRepository(.offline) }
        guard let credential = settings.credential else {
            return UnavailableMoviesRepository(.credentialMissing)
        }
        return TMDBMoviesRepository(
            network: makeNetworkService(credential),
            imageURL: settings.imageURL,
            language: settings.language.description,
            region: settings.region?.description
        )
    }

    private func makeNetworkService(_ credential: TMDBCredential) -> any NetworkService {
        URLSessionNetworkService(
            NetworkConfiguration(
                baseURL: settings.apiURL,
                headers: [
                    HTTPHeader("Accept", "application/json"),
                    HTTPHeader("User-Agent", "movies/\(Version.current)"),
                ] + credential.headers,
                queryItems: credential.queryItems,
                timeout: settings.timeout.duration
            )
        )
    }

    private func makeRecentQueriesRepository() -> any RecentQueriesRepository {
        switch settings.directories.state {
        case .success(let folder):
            let file = FileRecentQueriesRepository(store: FileStore(folder: folder))
            return settings.keepsHistory ? file : ForgetfulRecentQueriesRepository(file)
        case .failure(let missing):
            let error = MoviesError.storage(
                StorageFailure(operation: .create, path: missing.path, reason: missing.reason)
            )
            return UnavailableRecentQueriesRepository(error)
        }
    }
}
