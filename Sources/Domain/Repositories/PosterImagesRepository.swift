/// A place that has pictures of posters.
public protocol PosterImagesRepository: Sendable {
    /// The bytes of a picture, as of a JPEG file; takes the address that a `Movie` gives.
    func poster(at address: String) async throws(MoviesError) -> [UInt8]
}
