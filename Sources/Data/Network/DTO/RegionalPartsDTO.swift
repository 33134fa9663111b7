import Domain

extension RegionalRelease {
    /// Takes the releases in all countries; those in others than `region` are not decoded.
    ///
    /// The date and the certification may be those of different releases.
    init(_ releases: JSONObject?, region: String) {
        let countries = releases?.objects("results") ?? []
        let sorted = countries.filter { $0.string("iso_3166_1") == region }
            .flatMap { $0.objects("release_dates") }
            .map(ReleaseDTO.init)
            .sorted { $0.rank < $1.rank }
        self.init(
            region: region,
            date: sorted.lazy.compactMap(\.date).first,
            certification: sorted.lazy.compactMap(\.certification).first
        )
    }
}

private struct ReleaseDTO {
    let date: CalendarDate?
    let certification: String?
    private let type: Int?

    init(_ release: JSONObject) {
        // A time follows, which is always midnight: `1999-05-15T00:00:00.000Z`.
        date = release.string("release_date").flatMap { CalendarDate(String($0.prefix(10))) }
        certification = release.name("certification")
        type = release.int("type")
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

extension WatchOptions {
    /// Takes the services in all countries.
    init(_ providers: JSONObject?, region: String) {
        let services = providers?.object("results")?.object(region)
        func names(_ key: String) -> [String] {
            services?.objects(key).compactMap { $0.name("provider_name") } ?? []
        }
        self.init(
            region: region,
            link: services?.string("link").flatMap(WebURL.init)?.description,
            stream: names("flatrate"),
            free: names("free"),
            ads: names("ads"),
            rent: names("rent"),
            buy: names("buy")
        )
    }
}
