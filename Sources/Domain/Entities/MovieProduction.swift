/// Who made a movie, and what it cost and earned.
package struct MovieProduction: Hashable, Sendable {
    /// The names of the countries where the movie was made.
    package let countries: [String]
    package let companies: [String]

    /// In US dollars, above zero.
    package let budget: Int?

    /// In US dollars, above zero.
    package let revenue: Int?

    package init(
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
