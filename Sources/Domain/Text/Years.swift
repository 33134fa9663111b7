/// The years that numbers in texts mean.
///
/// Any number of four digits may be one. The ranges are narrower where a text has other numbers too.
package enum Years {
    /// The years of movies in queries and in data: from the first moving pictures to announced ones.
    package static let plausible = 1870...2100

    /// The years that a number among other words, or alone, may mean.
    package static let ofPhrases = 1880...2035

    /// The years that a number in the name of a file may mean.
    package static let ofNames = 1888...2035

    /// The years of home videos.
    package static let ofRecordings = 1950...2035

    /// The year that a text of four digits is; `nil` if it is none of the range.
    package static func year(_ text: String, in range: ClosedRange<Int>) -> Int? {
        guard text.utf8.count == 4, text.utf8.allSatisfy(\.isASCIIDigit), let year = Int(text)
        else { return nil }
        return range.contains(year) ? year : nil
    }

    /// The year of four digits, or of two after an apostrophe (`isShort`), or the ten of a decade.
    package static func years(
        _ digits: Substring,
        isDecade: Bool,
        isShort: Bool
    ) -> ClosedRange<Int>? {
        guard digits.utf8.allSatisfy(\.isASCIIDigit), let number = Int(digits),
            !isDecade || number % 10 == 0
        else { return nil }
        let year: Int
        switch digits.utf8.count {
        case 4: year = number
        // Texts seldom mean a year before 1930, and often one after it.
        case 2 where isDecade || isShort: year = number + (number < 30 ? 2000 : 1900)
        default: return nil
        }
        return year...(isDecade ? year + 9 : year)
    }
}
