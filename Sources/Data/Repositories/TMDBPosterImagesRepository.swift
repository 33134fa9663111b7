package import Domain
import Essentials
import Infrastructure

/// Fetches posters of The Movie Database, from the cache or the network.
package struct TMDBPosterImagesRepository: PosterImagesRepository {
    /// In bytes.
    private static let sizeLimit = 20 << 20

    /// In seconds: 30 days.
    private static let lifetime = 30 * 86_400

    /// 342 pixels wide: more than a terminal has columns.
    private static let width = "w342"

    private let service: CachingNetworkService

    /// The URL of the image server, which needs no credential, without a trailing slash.
    private let imageURL: String

    /// Whether images can be shown; if not, none are requested.
    private let canShow: @Sendable () async -> Bool

    package init(
        _ service: CachingNetworkService,
        imageURL: String,
        canShow: @escaping @Sendable () async -> Bool = { true }
    ) {
        self.service = service
        self.imageURL = imageURL
        self.canShow = canShow
    }

    @concurrent
    package func poster(at url: String) async throws(MoviesError) -> [UInt8]? {
        guard await canShow() else { return nil }
        // TMDB has no images on other servers.
        guard url.hasPrefix(imageURL + "/"), let name = url.split(separator: "/").last
        else { throw .server(service.server, .notFound) }
        let endpoint = Endpoint(path: "\(Self.width)/\(name)", bodyLimit: Self.sizeLimit)
        let fetched = try await service.fetch(endpoint, lifetime: Self.lifetime) {
            response throws(MoviesError) in
            guard Self.isImage(response.body) else {
                throw .server(service.server, .invalidResponse)
            }
            return Array(response.body)
        }
        return fetched.value
    }

    private static func isImage(_ data: Data) -> Bool {
        data.starts(with: [0xFF, 0xD8, 0xFF]) || data.starts(with: [0x89, 0x50, 0x4E, 0x47])
            || data.starts(with: Array("RIFF".utf8))
    }
}
