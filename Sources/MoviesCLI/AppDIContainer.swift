import Data
import Domain
import Foundation
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
        guard let tmdb = settings.tmdb else { return CatalogMoviesRepository() }
        guard !settings.isOffline else { return UnavailableMoviesRepository(.offline) }
        guard let credential = tmdb.credential else {
            return UnavailableMoviesRepository(.credentialMissing)
        }
        return TMDBMoviesRepository(
            network: makeNetworkService(tmdb.apiURL, credential),
            imageURL: tmdb.imageURL,
            language: settings.language.description,
            region: settings.region?.description
        )
    }

    private func makeNetworkService(
        _ baseURL: URL,
        _ credential: TMDBCredential
    ) -> any NetworkService {
        let end = ContinuousClock.now.advanced(by: settings.timeout.duration)
        return CoalescingNetworkService(
            RetryingNetworkService(
                NetworkConfiguration(
                    baseURL: baseURL,
                    headers: [
                        HTTPHeader("Accept", "application/json"),
                        HTTPHeader("User-Agent", "movies/\(Version.current)"),
                    ] + credential.headers,
                    queryItems: credential.queryItems
                ),
                transport: GunzippingTransport(
                    URLSessionTransport(
                        worker: ChildProgram(
                            path: Executable.current,
                            arguments: [URLSessionWorker.argument]
                        )
                    ),
                    gzip: Gzip()
                ),
                deadline: { end }
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
