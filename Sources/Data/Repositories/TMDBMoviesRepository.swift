public import Domain
import Foundation
public import Infrastructure

/// Finds films at The Movie Database.
public struct TMDBMoviesRepository: MoviesRepository {
    private let network: any NetworkService
    private let imageURL: String
    private let language: String
    private let region: String?

    /// - Parameters:
    ///   - network: reaches TMDB's API with a credential.
    ///   - imageURL: the base of poster addresses, without a slash at its end.
    ///   - language: of titles and overviews, such as `ko-KR`.
    ///   - region: whose release dates are given, such as `KR`; `nil` for the first anywhere.
    public init(
        network: any NetworkService,
        imageURL: String,
        language: String,
        region: String? = nil
    ) {
        self.network = network
        self.imageURL = imageURL
        self.language = language
        self.region = region
    }

    public func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        let endpoint = TMDBEndpoints.search(
            query,
            page: page,
            language: language,
            region: region
        )
        return try await fetch(MoviesPageDTO.self, endpoint)
            .toDomain(number: page, imageURL: imageURL)
    }

    private func fetch<DTO: Decodable>(
        _ type: DTO.Type,
        _ endpoint: Endpoint
    ) async throws(MoviesError) -> DTO {
        let response: NetworkResponse
        do {
            response = try await network.response(for: endpoint)
        } catch {
            throw MoviesError(error, server: network.host)
        }
        do {
            return try JSONDecoder().decode(type, from: response.body)
        } catch {
            throw reason(of: response.body)
        }
    }

    /// Why a body is not what was asked for: TMDB may say so in it, whatever the HTTP status.
    private func reason(of body: Data) -> MoviesError {
        guard
            let status = try? JSONDecoder().decode(TMDBStatusDTO.self, from: body).httpStatus
        else { return .unreadableAnswer(server: network.host) }
        return MoviesError(status: status, server: network.host)
    }
}
