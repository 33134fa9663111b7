/// Fetches the picture of a poster.
public protocol FetchPosterImageUseCase: Sendable {
    /// Takes the address that a `Movie` gives.
    func execute(_ address: String) async throws(MoviesError) -> [UInt8]
}

public struct DefaultFetchPosterImageUseCase: FetchPosterImageUseCase {
    private let posters: any PosterImagesRepository

    public init(posters: any PosterImagesRepository) {
        self.posters = posters
    }

    @concurrent
    public func execute(_ address: String) async throws(MoviesError) -> [UInt8] {
        try await posters.poster(at: address)
    }
}
