package import Domain

extension Server {
    package static let example = Server(host: "api.example.org", source: .tmdb)
}
