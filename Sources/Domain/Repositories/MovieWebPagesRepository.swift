/// The pages that films have on the web.
public protocol MovieWebPagesRepository: Sendable {
    /// Shows the page of a film in a browser, where there is one.
    func open(_ id: MovieID) async -> MovieWebPage
}
