package import Domain
import Infrastructure
package import Search
import Synchronization
import Text
import TextIndex

package final class TMDBMoviesRepository: MoviesRepository {
    /// Short, because the movies are already there, and the user is waiting for them.
    private static let translationTimeout = Duration.seconds(2)

    let client: JSONClient
    let language: String

    /// The country of the release dates, such as `KR`; `nil` for the first release.
    let region: String?

    /// The country of releases and streaming services.
    let watchRegion: String

    let meanings: any TextMeanings
    let genreNames: TMDBGenreNames

    /// Whether searches for people, which have no filters, include adult movies.
    let includesAdult: Bool
    let selection: MovieSelection

    /// The error of the latest search, if TMDB was unavailable.
    ///
    /// The search for a meaning follows the search for titles, and must not wait for TMDB again.
    private let unavailability = Mutex<MoviesError?>(nil)

    /// `imageURL` is the base URL of posters, without a trailing slash.
    package init(
        client: JSONClient,
        imageURL: String,
        language: String,
        meanings: any TextMeanings,
        region: String? = nil,
        includesAdult: Bool = false,
        selection: MovieSelection = .all
    ) {
        let country = language.split(separator: "-").dropFirst().first.map { String($0) }
        watchRegion = region ?? country ?? "US"
        var client = client
        client.context = TMDBContext(imageURL: imageURL, language: language, region: watchRegion)
        self.selection = selection
        self.client = client
        self.language = language
        self.meanings = meanings
        self.region = region
        self.includesAdult = includesAdult
        genreNames = TMDBGenreNames(client: client, language: language)
    }

    package func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        if query.subject == .topics, let error = unavailability.withLock(\.self) { throw error }
        let lists = try selection.contents()
        let (query, notices) = lists.answerable(query)
        var found: MoviesPage
        do {
            found =
                switch query.subject {
                case .everything, .titles, .exactTitles:
                    try await titleMatches(for: query, page: page)
                case .topics: try await foundMovies(matching: query, page: page)
                }
            unavailability.withLock { $0 = nil }
        } catch {
            if error.allowsFallback { unavailability.withLock { $0 = error } }
            throw error
        }
        found.movies = lists.selected(found.movies)
        found.notices += notices
        return found
    }

    package func limitations(of query: MovieQuery) async -> [FilterLimitation] {
        // A search for a title returns rows of lists, which lack what only details have.
        let keys = FilterKey.filters.filter {
            $0.spec.isOnlyInCatalogs || !query.text.isEmpty && $0.spec.scope == .details
        }
        return keys.map { FilterLimitation(key: $0) }
            + [FilterLimitation(key: .runtime, isSort: true)]
            + ((try? selection.contents())?.limitations ?? [])
    }

    private func titleMatches(
        for query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        // A year may be a part of the title, as in "Blade Runner 2049", and TMDB treats it as one.
        // If nothing matches, it is probably the year of release.
        let found = try await foundMovies(matching: query, page: page)
        guard found.count.movies == 0, found.notices.unknownPerson == nil,
            let other = query.splittingYear
        else { return found }
        return try await foundMovies(matching: other, page: page)
    }

    package func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        let response: FetchResult<MovieDetailsDTO>
        do {
            response = try await client.fetch(detailsRequest(id, language))
        } catch .server(_, .resourceNotFound) {
            throw .movieNotFound(id, .tmdb)
        }
        var details = try selection.contents().rated(response.value.details)
        details.fallback = response.fallback
        return await translated(details, of: id)
    }

    package func localDetails(of id: MovieID) async -> LocalMovieDetails? {
        guard let response = client.cachedResponse(to: detailsRequest(id, language)) else {
            return nil
        }
        var details = response.value.details
        let translation = TMDBTranslationFallback(language: language)
        var isCurrent = response.isFresh
        if translation.isMissing(in: details.movie) {
            let request = detailsRequest(id, TMDBTranslationFallback.english)
            if let english = client.cachedResponse(to: request) {
                details = translation.filling(details, from: english.value.details)
            } else {
                isCurrent = false
            }
        }
        let rated = (try? selection.contents())?.rated(details)
        return LocalMovieDetails(details: rated ?? details, isCurrent: isCurrent)
    }

    func foundMovies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        var query = query
        // The best matches come first without an order too, and other movies match equally.
        if query.sort?.field == .relevance { query.sort = nil }
        if let collection = query.collection {
            guard let id = try await id(of: collection) else {
                return MoviesPage(number: page, of: [], source: .tmdb)
            }
            return try await moviesOfCollection(id, matching: query, page: page)
        }
        let services = try await services(of: query)
        let request = TMDBMoviesRequest(query, region: region, services: services)
        guard request.unknownGenre == nil else {
            return MoviesPage(number: page, of: [], source: .tmdb, notices: request.notices)
        }
        if query.subject == .topics, !query.text.isEmpty {
            return try await moviesAbout(query, services, page: page)
        }
        return try await foundMovies(by: request, matching: query, page: page)
    }

    /// A page of the movies that a request finds, with what TMDB leaves to us.
    func foundMovies(
        by request: TMDBMoviesRequest,
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        guard query.filters.namedPeople.isEmpty else {
            return try await moviesOfPeople(matching: query, page: page, request)
        }
        let isFiltered = request.hasLocalFilters || selection.requiresMembership
        var found =
            isFiltered
            ? try await filteredPage(page, of: request, query)
            : try await fetchPage(page, of: request)
        if query.sort == nil, query.subject != .topics {
            found.movies = found.movies.exactTitlesFirst(query.text)
        }
        found.notices = request.notices
        if !isFiltered {
            found.match.confidence = confidence(of: found.movies, for: query, request)
            if page > 1, found.match.confidence == .guess, found.count.movies > 0,
                let first = try? await fetchPage(1, of: request)
            {
                // Later pages have the less popular movies of the same search.
                found.match.confidence = confidence(of: first.movies, for: query, request)
            }
        }
        if query.subject == .everything, found.match.confidence == .guess {
            found.notices.append(.closestMatches)
        }
        return found
    }

    /// The confidence that the text of a query means these movies, which a request found.
    func confidence(
        of movies: [Movie],
        for query: MovieQuery,
        _ request: TMDBMoviesRequest
    ) -> MatchConfidence {
        query.isExact || request.isTitle(ofAny: movies)
            ? .sure : meanings.confidence(of: movies, for: query)
    }

    func fetchPage(
        _ page: Int,
        of request: TMDBMoviesRequest
    ) async throws(MoviesError) -> MoviesPage {
        let (response, genres) = try await genreNames.fetch { () throws(MoviesError) in
            try await client.fetch(TMDBEndpoints.movies(request, page: page, language: language))
        }
        let found = response.value.toDomain(
            number: page,
            genreNames: genres,
            fallback: response.fallback
        )
        return await translated(found, request)
    }

    /// The details, with English texts in place of missing ones, if these can be fetched in time.
    private func translated(_ details: MovieDetails, of id: MovieID) async -> MovieDetails {
        let translation = TMDBTranslationFallback(language: language)
        guard translation.isMissing(in: details.movie) else { return details }
        var request = detailsRequest(id, TMDBTranslationFallback.english)
        request.endpoint.timeout = Self.translationTimeout
        guard let english = try? await client.fetch(request) else { return details }
        return translation.filling(details, from: english.value.details)
    }

    /// The page, with English texts in place of missing ones, if these can be fetched in time.
    private func translated(_ page: MoviesPage, _ request: TMDBMoviesRequest) async -> MoviesPage {
        let translation = TMDBTranslationFallback(language: language)
        guard page.movies.contains(where: translation.isMissing) else { return page }
        var english = TMDBEndpoints.movies(
            request,
            page: page.number,
            language: TMDBTranslationFallback.english
        )
        english.endpoint.timeout = Self.translationTimeout
        guard let response = try? await client.fetch(english) else { return page }
        var translated = page
        translated.movies = translation.filling(page.movies, from: response.value.movies())
        return translated
    }

    private func detailsRequest(_ id: MovieID, _ language: String) -> JSONRequest<MovieDetailsDTO> {
        TMDBEndpoints.details(of: id, language: language)
    }
}

extension [Movie] {
    /// Movies with exactly that title come first, and the order is the same otherwise.
    fileprivate func exactTitlesFirst(_ text: String) -> [Movie] {
        let text = NormalizedText(text)
        guard !text.isEmpty else { return self }
        let titles = NormalizedText.all(map(\.title))
        let otherTitles = NormalizedText.all(map { $0.distinctOriginalTitle ?? "" })
        return moved(toFront: zip(titles, otherTitles).map { $0 == text || $1 == text })
    }
}

extension Movie {
    fileprivate var distinctOriginalTitle: String? { originalTitle == title ? nil : originalTitle }
}
