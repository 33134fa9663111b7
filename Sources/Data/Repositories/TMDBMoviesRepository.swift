public import Domain
import Infrastructure

/// Finds films at The Movie Database.
public struct TMDBMoviesRepository: MoviesRepository {
    /// The films are there by then, and somebody waits for them.
    private static let translationTimeout = Duration.seconds(2)

    private let client: TMDBClient
    private let imageURL: String
    private let language: String
    private let region: String?

    /// - Parameters:
    ///   - client: asks TMDB.
    ///   - imageURL: the base of poster addresses, without a slash at its end.
    ///   - language: of titles and overviews, such as `ko-KR`.
    ///   - region: whose release dates are given, such as `KR`; `nil` for the first anywhere.
    public init(
        client: TMDBClient,
        imageURL: String,
        language: String,
        region: String? = nil
    ) {
        self.client = client
        self.imageURL = imageURL
        self.language = language
        self.region = region
    }

    public func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        // A year at the end may be a part of the title, as of "Blade Runner 2049". TMDB takes it
        // for nothing else, so where that finds nothing it is meant to tell namesakes apart.
        let found = try await foundMovies(matching: query, page: page)
        guard found.totalCount == 0, let other = query.splittingTrailingYear else { return found }
        return try await foundMovies(matching: other, page: page)
    }

    public func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        let answer: TMDBResult<MovieDetailsDTO>
        do {
            answer = try await client.fetch(
                MovieDetailsDTO.self,
                TMDBEndpoints.details(of: id, language: language)
            )
        } catch .notFound {
            throw .movieNotFound(id, .tmdb)
        }
        let details = answer.value.toDomain(imageURL: imageURL, fallback: answer.fallback)
        let translation = TMDBTranslationFallback(language: language)
        guard translation.isMissing(in: details.movie) else { return details }
        var request = TMDBEndpoints.details(of: id, language: TMDBTranslationFallback.english)
        request.endpoint.patience = Self.translationTimeout
        // Without English texts the answer is poorer, and still the answer.
        guard let english = try? await client.fetch(MovieDetailsDTO.self, request) else {
            return details
        }
        let other = english.value.toDomain(imageURL: imageURL, fallback: nil)
        return translation.completed(details, by: other)
    }

    private func foundMovies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        let answer = try await client.fetch(
            MoviesPageDTO.self,
            request(query, page, language)
        )
        let found = answer.value.toDomain(
            number: page,
            imageURL: imageURL,
            fallback: answer.fallback
        )
        return await translated(found, query).replacingMovies { $0.exactTitlesFirst(query.text) }
    }

    private func translated(_ page: MoviesPage, _ query: MovieQuery) async -> MoviesPage {
        let translation = TMDBTranslationFallback(language: language)
        guard page.movies.contains(where: translation.isMissing) else { return page }
        var request = request(query, page.number, TMDBTranslationFallback.english)
        request.endpoint.patience = Self.translationTimeout
        // Without English texts the answer is poorer, and still the answer.
        guard let english = try? await client.fetch(MoviesPageDTO.self, request) else {
            return page
        }
        let other = english.value.toDomain(number: page.number, imageURL: imageURL).movies
        return page.replacingMovies { translation.completed($0, by: other) }
    }

    private func request(_ query: MovieQuery, _ page: Int, _ language: String) -> TMDBRequest {
        TMDBEndpoints.search(query, page: page, language: language, region: region)
    }
}

extension MoviesPage {
    fileprivate func replacingMovies(_ change: ([Movie]) -> [Movie]) -> MoviesPage {
        MoviesPage(
            number: number,
            pageCount: pageCount,
            totalCount: totalCount,
            movies: change(movies),
            source: source,
            fallback: fallback
        )
    }
}

extension [Movie] {
    /// In the same order but for the films of just that title, which come first.
    fileprivate func exactTitlesFirst(_ text: String) -> [Movie] {
        let text = NormalizedText(text)
        guard !text.isEmpty else { return self }
        let titles = NormalizedText.all(map(\.title))
        let otherTitles = NormalizedText.all(map { $0.distinctOriginalTitle ?? "" })
        let isExact = zip(titles, otherTitles).map { $0 == text || $1 == text }
        guard isExact.contains(true) else { return self }
        return [true, false].flatMap { wanted in
            zip(self, isExact).filter { $0.1 == wanted }.map(\.0)
        }
    }
}

extension Movie {
    /// The original title where it differs from the title.
    fileprivate var distinctOriginalTitle: String? { originalTitle == title ? nil : originalTitle }
}
