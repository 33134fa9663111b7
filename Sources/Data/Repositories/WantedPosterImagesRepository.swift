package import Domain

/// Fetches posters only if they can be shown.
package struct WantedPosterImagesRepository: PosterImagesRepository {
    private let repository: any PosterImagesRepository
    private let areWanted: @Sendable () async -> Bool

    /// `areWanted` returns whether posters can be shown, once that is known.
    package init(
        _ repository: any PosterImagesRepository,
        areWanted: @escaping @Sendable () async -> Bool
    ) {
        self.repository = repository
        self.areWanted = areWanted
    }

    package func poster(at url: String) async throws(MoviesError) -> [UInt8]? {
        guard await areWanted() else { return nil }
        return try await repository.poster(at: url)
    }
}
