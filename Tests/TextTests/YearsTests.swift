import Testing
import Text

struct YearsTests {
    @Test(arguments: [
        ("1999", 1999), ("1870", 1870), ("1869", nil), ("2100", 2100), ("2101", nil), ("199", nil),
        ("19990", nil), ("+199", nil), ("199x", nil), ("１９９９", nil), ("", nil),
    ])
    func `reads a year of four digits`(text: String, year: Int?) {
        #expect(Years.year(text, in: Years.plausible) == year)
    }

    @Test(arguments: [
        ("1999", false, false, 1999...1999), ("1990", true, false, 1990...1999),
        ("1995", true, false, nil), ("90", true, false, 1990...1999),
        ("20", true, false, 2020...2029), ("30", true, false, 1930...1939),
        ("95", true, false, nil), ("99", false, true, 1999...1999),
        ("07", false, true, 2007...2007), ("29", false, true, 2029...2029),
        ("30", false, true, 1930...1930),
        ("99", false, false, nil), ("199", false, false, nil), ("", true, true, nil),
        ("9x", true, false, nil), ("12345678901234567890", false, false, nil),
    ])
    func `reads years and decades`(
        digits: String,
        isDecade: Bool,
        isShort: Bool,
        years: ClosedRange<Int>?
    ) {
        #expect(Years.years(digits[...], isDecade: isDecade, isShort: isShort) == years)
    }
}
