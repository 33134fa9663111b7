public import Domain
public import Infrastructure

/// Fetches posters of The Movie Database, and keeps them.
public struct TMDBPosterImagesRepository: PosterImagesRepository {
    /// In bytes.
    private static let sizeLimit = 20 << 20

    /// In seconds: 30 days.
    private static let lifetime = 30 * 86_400

    /// 342 pixels wide: more than a terminal has characters for.
    private static let width = "w342"

    private let network: any NetworkService
    private let imageURL: String
    private let cache: ResponseCache?
    private let mode: TMDBClient.Mode

    /// - Parameters:
    ///   - network: reaches the server of pictures, which needs no credential.
    ///   - imageURL: the address of that server, without a slash at its end.
    ///   - cache: where pictures are kept; `nil` where they can't be.
    ///   - mode: when the network is used.
    public init(
        network: any NetworkService,
        imageURL: String,
        cache: ResponseCache?,
        mode: TMDBClient.Mode = .useCache
    ) {
        self.network = network
        self.imageURL = imageURL
        self.cache = cache
        self.mode = mode
    }

    public func poster(at address: String) async throws(MoviesError) -> [UInt8] {
        // Other servers have no pictures for us.
        guard address.hasPrefix(imageURL + "/"), let name = address.split(separator: "/").last
        else { throw .notFound(server: network.host) }
        let endpoint = Endpoint(path: "\(Self.width)/\(name)", bodyLimit: Self.sizeLimit)
        let key = network.address(of: endpoint)
        let now = Timestamp(secondsSince1970: Int(Date().timeIntervalSince1970))
        let kept = cache?.response(for: key, now: now)
        if let kept, mode != .always, kept.date.age(at: now) < Self.lifetime {
            return Array(kept.body)
        }
        do throws(MoviesError) {
            let body = try await fetch(endpoint)
            await cache?.store(CachedResponse(date: now, entityTag: nil, body: body), for: key)
            return Array(body)
        } catch {
            guard let kept else { throw error }
            return Array(kept.body)
        }
    }

    private func fetch(_ endpoint: Endpoint) async throws(MoviesError) -> Data {
        guard mode != .never else { throw .offline }
        let body: Data
        do {
            body = try await network.response(for: endpoint).body
        } catch {
            throw MoviesError(error, server: network.host)
        }
        guard Self.isPicture(body) else { throw .invalidResponse(server: network.host) }
        return body
    }

    /// Whether it begins as a JPEG, PNG or WebP file does.
    private static func isPicture(_ data: Data) -> Bool {
        data.starts(with: [0xFF, 0xD8, 0xFF]) || data.starts(with: [0x89, 0x50, 0x4E, 0x47])
            || data.starts(with: Array("RIFF".utf8))
    }
}
