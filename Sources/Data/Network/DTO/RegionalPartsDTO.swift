import Domain

extension RegionalRelease {
    /// Takes the releases in all countries; those in others than `region` are not decoded.
    ///
    /// The date and the certification may be those of different releases.
    init(_ releases: JSONObject?, region: String) {
        let countries = releases?.objects("results") ?? []
        let sorted = countries.filter { $0.string("iso_3166_1") == region }
            .flatMap { $0.objects("release_dates") }
            .map { (release: $0, date: Self.date(of: $0)) }
            .sorted { Self.rank($0.release, $0.date) < Self.rank($1.release, $1.date) }
        self.init(
            region: region,
            date: sorted.lazy.compactMap(\.date).first,
            certification: sorted.lazy.compactMap { $0.release.name("certification") }.first
        )
    }

    private static func date(of release: JSONObject) -> CalendarDate? {
        // A time follows, which is always midnight: `1999-05-15T00:00:00.000Z`.
        release.string("release_date").flatMap { CalendarDate(String($0.prefix(10))) }
    }

    /// Theatrical releases first, and earlier ones before later ones.
    private static func rank(_ release: JSONObject, _ date: CalendarDate?) -> (Int, String) {
        // In theaters, in a few theaters, and at a premiere; then digital, physical and on TV.
        let kind = [3, 2, 1].firstIndex(of: release.int("type")) ?? 3
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
