import Domain

/// The releases of a movie in the country of the decoder.
struct ReleaseDatesDTO: Decodable {
    private let releases: [ReleaseDTO]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TMDBDetailsKey.self)
        releases = container.lenientList(CountryReleasesDTO.self, .results).flatMap(\.releases)
    }

    /// The date and the certification may be those of different releases.
    func toDomain(region: String) -> RegionalRelease {
        let sorted = releases.sorted { $0.rank < $1.rank }
        return RegionalRelease(
            region: region,
            date: sorted.lazy.compactMap(\.date).first,
            certification: sorted.lazy.compactMap(\.certification).first
        )
    }
}

/// The releases of a movie in one country; none of them are decoded for other countries.
private struct CountryReleasesDTO: Decodable {
    let releases: [ReleaseDTO]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TMDBDetailsKey.self)
        let isWanted = container.lenientString(.countryCode) == decoder.region
        releases = isWanted ? container.lenientList(ReleaseDTO.self, .releaseDates) : []
    }
}

/// One release of a movie.
private struct ReleaseDTO: Decodable {
    let date: CalendarDate?
    let certification: String?
    private let type: Int?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TMDBDetailsKey.self)
        // A time follows, which is always midnight: `1999-05-15T00:00:00.000Z`.
        date = container.lenientString(.releaseDate).flatMap { CalendarDate(String($0.prefix(10))) }
        certification = container.lenientName(.certification)
        type = container.lenientInt(.type)
    }

    /// Theatrical releases first, and earlier ones before later ones.
    var rank: (kind: Int, date: String) {
        let kind =
            switch type {
            // In theaters, in a few theaters, and at a premiere.
            case 3: 0
            case 2: 1
            case 1: 2
            // Digital, physical and on TV.
            default: 3
            }
        return (kind, date?.description ?? "unknown")
    }
}
