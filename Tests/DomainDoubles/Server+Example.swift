package import Domain

extension Server {
    package static let example = Server(host: "example.org", source: .tmdb)
}
