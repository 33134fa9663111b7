package struct RegionalRelease: Hashable, Sendable {
    /// ISO 3166-1, such as `KR`.
    package let region: String
    package let date: CalendarDate?

    /// For what age the movie is, as the country writes it: `15` or `PG-13`.
    package let certification: String?

    package init(region: String, date: CalendarDate? = nil, certification: String? = nil) {
        self.region = region
        self.date = date
        self.certification = certification
    }
}
