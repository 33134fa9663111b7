/// Who made a movie, and what it cost and earned.
public struct MovieProduction: Hashable, Sendable {
    /// The names of the countries where the movie was made.
    public let countries: [String]
    public let companies: [String]

    /// In US dollars, above zero.
    public let budget: Int?

    /// In US dollars, above zero.
    public let revenue: Int?

    public init(
        countries: [String] = [],
        companies: [String] = [],
        budget: Int? = nil,
        revenue: Int? = nil
    ) {
        self.countries = countries
        self.companies = companies
        self.budget = budget.flatMap { $0 > 0 ? $0 : nil }
        self.revenue = revenue.flatMap { $0 > 0 ? $0 : nil }
    }
}
