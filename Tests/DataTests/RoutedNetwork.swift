import Data
import Foundation
import Infrastructure
import Synchronization

/// Returns the result for the path of each request, and status 404 for other paths; records them.
final class RoutedNetwork: NetworkService {
    private let routes: [String: Result<NetworkResponse, NetworkError>]
    private let endpoints = Mutex<[Endpoint]>([])

    init(_ routes: [String: Result<NetworkResponse, NetworkError>]) { self.routes = routes }

    var requested: [Endpoint] { endpoints.withLock(\.self) }
    var paths: [String] { requested.map(\.path) }

    func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        endpoints.withLock { $0.append(endpoint) }
        return try (routes[endpoint.path] ?? .status(404)).get()
    }
}

/// Rows of people in TMDB's format, made up for the tests.
enum PersonRows {
    static func row(
        _ id: Int,
        _ name: String,
        department: String = "Acting",
        popularity: Double = 1,
        knownFor: [String] = []
    ) -> String {
        #"{"id":\#(id),"name":"\#(name)","known_for_department":"\#(department)","#
            + #""popularity":\#(popularity),"known_for":[\#(knownFor.joined(separator: ","))]}"#
    }

    static func page(_ rows: String...) -> Result<NetworkResponse, NetworkError> {
        .body(#"{"page":1,"results":[\#(rows.joined(separator: ","))]}"#)
    }

    /// A person with movies, by the members of a JSON object.
    static func details(
        _ id: Int,
        _ name: String = "Mara Lind",
        cast: [String] = [],
        crew: [String] = []
    ) -> Result<NetworkResponse, NetworkError> {
        .body(
            #"{"id":\#(id),"name":"\#(name)","movie_credits":{"#
                + #""cast":[\#(cast.joined(separator: ","))],"#
                + #""crew":[\#(crew.joined(separator: ","))]}}"#
        )
    }

    static func movie(_ id: Int, _ more: String = "") -> String {
        #"{"id":\#(id),"title":"Movie \#(id)","popularity":\#(id)\#(more.isEmpty ? "" : ",")\#(more)}"#
    }
}
