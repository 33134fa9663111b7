/// The release of a movie in one country.
public struct RegionalRelease: Hashable, Sendable {
    /// ISO 3166-1, such as `KR`.
    public let region: String
    public let date: CalendarDate?

    /// For what age the movie is, as the country writes it: `15` or `PG-13`.
    public let certification: String?

    public init(region: String, date: CalendarDate? = nil, certification: String? = nil) {
        self.region = region
        self.date = date
        self.certification = certification
    }
}
