/// The keys of the details of a movie, in all of their parts: one type, because the Swift runtime
/// takes 0.1 ms to prepare a container for another one.
enum TMDBDetailsKey: String, CodingKey {
    // The movie itself.
    case budget, genres, homepage, revenue, runtime, status, tagline
    case collection = "belongs_to_collection"
    case companies = "production_companies"
    case countries = "production_countries"
    case countryCodes = "origin_country"
    case imdbID = "imdb_id"
    case spokenLanguages = "spoken_languages"

    // Its appended parts.
    case credits, keywords, recommendations, videos
    case externalIDs = "external_ids"
    case releaseDates = "release_dates"
    case watchProviders = "watch/providers"

    // What is in them.
    case ads, buy, cast, certification, character, crew, department, flatrate, free, id, job, key
    case link, name, official, order, rent, results, site, type
    case countryCode = "iso_3166_1"
    case englishName = "english_name"
    case languageCode = "iso_639_1"
    case providerName = "provider_name"
    case releaseDate = "release_date"
    case wikidataID = "wikidata_id"
}
