/// The countries that a movie may be from, by ISO 3166-1 in lower case.
package struct CountryFilter: Hashable, Sendable {
    /// A movie is from one of these; never empty.
    package private(set) var allowed: [String]

    package init(allowed: [String]) { self.allowed = allowed }
}

extension CountryFilter {
    /// Takes codes and English names separated by commas.
    ///
    /// None can be excluded: no source can do so, and lists do not say where movies are from.
    init?(_ text: String) {
        allowed = []
        for listed in ListedName.all(in: text) {
            guard !listed.isExcluded, let code = CountryNames.code(of: String(listed.name)) else {
                return nil
            }
            allowed = allowed.appending([code])
        }
    }

    func adding(_ other: CountryFilter) -> CountryFilter {
        CountryFilter(allowed: allowed.appending(other.allowed))
    }

    /// Takes the names or the codes of the countries of a movie.
    func allows(_ countries: [String]) -> Bool {
        countries.contains { CountryNames.code(of: $0).map(allowed.contains) ?? false }
    }
}

extension CountryFilter: CustomStringConvertible {
    package var description: String { allowed.joined(separator: ",") }
}
