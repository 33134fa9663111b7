import Domain
import Text

/// Years and runtimes, with the words around their numbers.
extension MeaningReader {
    typealias Reading = (range: NumberRange, end: Int)

    /// `set in the 80s`, and any years in a story that stand beside no other filter.
    func yearsOfSetting(at start: Int) -> Reading? {
        guard phrases[start].has(.setting) || isStoryOfTime else { return nil }
        let first = phrases[start].has(.setting) ? afterFiller(start + 1) : start
        guard let (years, end) = plainYears(at: first) else { return nil }
        let isBesideFilter = first == start && isBesideFilters(start, end)
        return isBesideFilter ? nil : (years, end)
    }

    /// `90s`, `after 2010`, `between 1990 and 1995`, `early 80s`; a year alone only if it is the text.
    func years(at start: Int) -> Reading? {
        let comparison = role(at: start, of: [.after, .since, .before, .until])
        let isAfterWord = comparison != nil || role(at: start, of: [.between]) != nil
        let first = isAfterWord ? afterFiller(start + 1) : start
        guard var (range, end) = plainYears(at: first) else { return nil }
        if let (last, lastEnd) = secondYears(at: end, after: range) {
            range = NumberRange(minimum: range.minimum, maximum: last.maximum)
            end = lastEnd
            if comparison == .since { return (range, end) }
        }
        if !isAfterWord, range.singleNumber != nil, phrases.count == 1, !isNumber { return nil }
        if let comparison { return (range.compared(comparison), end) }
        guard let role = roleAfterNumber(at: end, of: [.after, .since, .before, .until]) else {
            return (range, end)
        }
        if role == .since, let (last, lastEnd) = laterYears(at: end + 1, range) {
            return (NumberRange(minimum: range.minimum, maximum: last.maximum), lastEnd)
        }
        return (range.compared(role), end + 1)
    }

    /// The years after `1990年から`, with a word such as `まで` after them.
    private func laterYears(at index: Int, _ first: NumberRange) -> Reading? {
        guard let (last, end) = plainYears(at: index), let minimum = first.minimum,
            let maximum = last.maximum, minimum < maximum
        else { return nil }
        return (last, roleAfterNumber(at: end, of: [.until]) == nil ? end : end + 1)
    }

    /// The second year of `1990 to 1995`, or the second decade of `80s and 90s` or `80s 90s`.
    private func secondYears(at index: Int, after first: NumberRange) -> Reading? {
        guard let phrase = phrase(index) else { return nil }
        let isHyphenated = phrase.first.separator == "-"
        let isAfterWord = phrase.has(.and)
        guard let (last, end) = plainYears(at: isAfterWord ? index + 1 : index),
            let minimum = first.minimum, let maximum = last.maximum, minimum < maximum
        else { return nil }
        let areDecades = first.singleNumber == nil && last.singleNumber == nil
        return isHyphenated || isAfterWord || areDecades ? (last, end) : nil
    }

    private func plainYears(at start: Int) -> Reading? {
        let part = role(at: start, of: [.early, .mid, .late])
        let first = part == nil ? start : afterFiller(start + 1)
        guard let (range, end) = decade(at: first) ?? yearOrDecadeWord(at: first) else {
            return nil
        }
        guard range.isDecade else { return part == nil ? (range, end) : nil }
        if let part { return (range.part(part), end) }
        guard let part = roleAfterNumber(at: end, of: [.early, .mid, .late]) else {
            return (range, end)
        }
        return (range.part(part), end + 1)
    }

    /// A number with a word for a decade before or after it: `années 80`, `90年代`.
    private func decade(at start: Int) -> Reading? {
        guard let first = phrase(start), let second = phrase(start + 1) else { return nil }
        let after = first.has(.decade) ? second.number?.years(asDecade: true) : nil
        let before = second.has(.decade) ? first.number?.years(asDecade: true) : nil
        return (after ?? before).map { ($0, start + 2) }
    }

    private func yearOrDecadeWord(at index: Int) -> Reading? {
        guard let phrase = phrase(index) else { return nil }
        if let years = phrase.number?.years() {
            // `2010年`
            let isUnitAfter = self.phrase(index + 1).map { $0.isUnspaced && $0.isFiller } ?? false
            return (years, index + (isUnitAfter ? 2 : 1))
        }
        guard let filters = phrase.meaning?.filters, filters.count == 1, filters[0].key == .year,
            let years = NumberFormat.years.parse(filters[0].value), years.isDecade
        else { return nil }
        return (years, index + 1)
    }

    /// `under 90 minutes`, `2 hours or more`.
    ///
    /// Without a comparison, minutes are the most and hours
    /// count only with other filters.
    func runtimes(at start: Int) -> Reading? {
        let comparison = role(at: start, of: [.under, .over, .around])
        let isRange = comparison != nil || role(at: start, of: [.between]) != nil
        let first = isRange ? afterFiller(start + 1) : start
        if let range = minutesRange(at: first) { return range }
        guard let (minutes, end) = minutes(at: first) ?? plainMinutes(at: first, comparison) else {
            return nil
        }
        if let comparison { return (NumberRange(minutes, comparison), end) }
        if let comparison = roleAfterNumber(at: end, of: [.under, .over]) {
            return (NumberRange(minutes, comparison), end + 1)
        }
        let hasOthers = phrases.contains { $0.hasFilters || $0.number?.years() != nil }
        let isBesideMovie = phrase(end)?.has(.movie) ?? false
        guard hasOthers || isBesideMovie, !isStory else { return nil }
        return (NumberRange(minutes, minutes < 180 ? .under : .over), end)
    }

    /// `90` in `horror under 90` or `movies over 120`: beside what asks for movies, a number of the size
    /// of a runtime needs no unit.
    private func plainMinutes(
        at index: Int,
        _ comparison: Meaning.Role?
    ) -> (minutes: Int, end: Int)? {
        guard comparison == .under || comparison == .over, let value = number(at: index),
            (60...240).contains(value), phrases.contains(where: { $0.hasFilters || $0.has(.movie) })
        else { return nil }
        return (value, index + 1)
    }

    /// `80-100 minutes`, `90 and 120 minutes`.
    private func minutesRange(at start: Int) -> Reading? {
        guard let low = number(at: start), let next = phrase(start + 1) else { return nil }
        let isHyphenated = next.first.separator == "-"
        guard isHyphenated || next.has(.and) else { return nil }
        let second = isHyphenated ? start + 1 : start + 2
        guard let high = number(at: second), let (maximum, end) = minutes(at: second), low < high
        else { return nil }
        return (NumberRange(minimum: low * (maximum / high), maximum: maximum), end)
    }

    /// `90 minutes`, `2h`, `an hour and 30 minutes`.
    private func minutes(at start: Int) -> (minutes: Int, end: Int)? {
        guard let value = number(at: start), (1...600).contains(value),
            let unit = phrase(start + 1)
        else { return nil }
        if unit.has(.minutes) { return (value, start + 2) }
        guard unit.has(.hours), value < 20 else { return nil }
        let end = start + 2
        let second = role(at: end, of: [.and]) == nil ? end : end + 1
        if let more = number(at: second), more < 60 {
            if role(at: second + 1, of: [.minutes]) != nil {
                return (value * 60 + more, second + 2)
            }
            if second == end, phrases[second].first.separator.isEmpty {
                return (value * 60 + more, second + 1)
            }
        }
        return (value * 60, end)
    }

    private func number(at index: Int) -> Int? { phrase(index)?.value }

    private func role(at index: Int, of roles: [Meaning.Role]) -> Meaning.Role? {
        phrase(index).flatMap { roles.first(where: $0.has) }
    }

    /// A comparison or a part of a decade that stands after its number, as in Korean and Japanese,
    /// or as in `or later`.
    private func roleAfterNumber(at index: Int, of roles: [Meaning.Role]) -> Meaning.Role? {
        guard let phrase = phrase(index) else { return nil }
        if phrase.isUnspaced { return role(at: index, of: roles) }
        return phrase.meanings.lazy.compactMap { $0.role?.asComparison }
            .first(where: roles.contains)
    }
}

/// A number in a text: `1994`, or a decade such as `90s`.
struct MeaningNumber {
    private let digits: Substring
    private let isDecade: Bool

    init?(_ key: String) {
        digits = key.prefix { $0.isASCII && $0.isNumber }
        let rest = key[digits.endIndex...]
        isDecade = !rest.isEmpty
        guard (1...4).contains(digits.utf8.count),
            !isDecade || Self.decadeEndings.contains(String(rest))
        else { return nil }
    }

    /// The endings of decades in English and German: `90s`, `90er`.
    static let decadeEndings = ["s", "'s", "er", "ern", "ers"]

    /// The years that it means.
    ///
    /// `nil` if it is no year, or a decade without anything that says so.
    func years(asDecade: Bool = false) -> NumberRange? {
        let years = Years.years(digits, isDecade: isDecade || asDecade, isShort: false)
        guard let years, Years.ofPhrases.contains(years.lowerBound) else { return nil }
        return NumberRange(minimum: years.lowerBound, maximum: years.upperBound)
    }

    /// The number itself; `nil` if it is a decade.
    var plainValue: Int? { isDecade ? nil : Int(digits) }
}

extension Meaning.Role {
    /// The comparison before a number that means the same as this after a number.
    fileprivate var asComparison: Meaning.Role? {
        let pairs: [(Meaning.Role, Meaning.Role)] = [
            (.later, .since), (.earlier, .until), (.less, .under), (.more, .over),
        ]
        return pairs.first { $0.0 == self }?.1
    }
}

extension NumberRange {
    fileprivate init(_ minutes: Int, _ comparison: Meaning.Role) {
        let isBelow = comparison == .under
        let isAbove = comparison == .over
        self.init(
            minimum: isBelow ? nil : isAbove ? minutes : max(minutes - 10, 0),
            maximum: isAbove ? nil : isBelow ? minutes : minutes + 10
        )
    }

    /// The years after, since, before or until these.
    fileprivate func compared(_ role: Meaning.Role) -> NumberRange {
        if role == .after { return NumberRange(minimum: maximum.map { $0 + 1 }) }
        if role == .since { return NumberRange(minimum: minimum) }
        if role == .before { return NumberRange(maximum: minimum.map { $0 - 1 }) }
        return role == .until ? NumberRange(maximum: maximum) : self
    }

    /// The early, middle or late years of a decade.
    fileprivate func part(_ role: Meaning.Role) -> NumberRange {
        guard let start = minimum else { return self }
        let years = role == .early ? 0...4 : role == .mid ? 4...6 : 5...9
        return NumberRange(minimum: start + years.lowerBound, maximum: start + years.upperBound)
    }

    var isDecade: Bool {
        guard let minimum, let maximum else { return false }
        return maximum - minimum == 9 && minimum % 10 == 0
    }
}
