/// Numbers of several words, which titles write as words or as digits: `Fahrenheit 451`.
///
/// Numbers of one word have other forms as well; see `TermSynonyms`.
package enum NumberForms {
    /// The terms with every number in digits, and with every number in words, where that differs.
    package static func variants(of terms: [Term]) -> [[Term]] {
        let digits = inDigits(terms)
        return ([digits] + [true, false].map { inWords(terms, withAnd: $0) }).reduce(into: []) {
            if $1 != terms, !$0.contains($1) { $0.append($1) }
        }
    }

    private static let units = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
        "nineteen",
    ]

    private static let ordinalUnits = [
        "", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
    ]

    private static let tens = [
        "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]

    private static let ordinalSuffixes = ["th", "st", "nd", "rd"]
}

// MARK: - Digits

extension NumberForms {
    /// Replaces each run of two and more number words by digits.
    private static func inDigits(_ terms: [Term]) -> [Term] {
        var result: [Term] = []
        var index = 0
        while index < terms.count {
            if let (number, count) = number(at: index, in: terms), count > 1 {
                result.append(Term(utf8: Array(number.utf8)))
                index += count
            } else {
                result.append(terms[index])
                index += 1
            }
        }
        return result
    }

    /// The longest number that starts at a term, in digits, and how many terms it has.
    private static func number(at start: Int, in terms: [Term]) -> (String, count: Int)? {
        var (total, current, last) = (0, 0, Int.max)
        var index = start
        while index < terms.count {
            let word = terms[index].description
            if word == "hundred", (1...9).contains(current) {
                (current, last) = (current * 100, 100)
            } else if word == "thousand", current > 0, total == 0 {
                (total, current, last) = (current * 1_000, 0, 1_000)
            } else if word == "and", last == 100 || last == 1_000, index + 1 < terms.count,
                value(of: terms[index + 1]) != nil
            {
                // One hundred and one.
            } else if let ordinal = ordinalUnits.firstIndex(of: word), ordinal > 0, last == 10 {
                let number = total + current + ordinal
                return (ordinalText(number), index + 1 - start)
            } else if let value = value(of: terms[index]), value < last, value > 0 {
                current += value
                last = value >= 20 ? 10 : 1
            } else {
                break
            }
            index += 1
        }
        return index > start ? (String(total + current), index - start) : nil
    }

    /// The value of a number word below a hundred.
    private static func value(of term: Term) -> Int? {
        let word = term.description
        return units.firstIndex(of: word)
            ?? tens.firstIndex(of: word).flatMap { $0 > 1 ? $0 * 10 : nil }
    }

    private static func ordinalText(_ number: Int) -> String {
        String(number) + (number % 10 < 4 ? ordinalSuffixes[number % 10] : "th")
    }
}

// MARK: - Words

extension NumberForms {
    /// Replaces each number above twenty that is written in digits by words.
    private static func inWords(_ terms: [Term], withAnd: Bool) -> [Term] {
        terms.flatMap { term -> [Term] in
            words(for: term, withAnd: withAnd)?.map { Term(utf8: Array($0.utf8)) } ?? [term]
        }
    }

    private static func words(for term: Term, withAnd: Bool) -> [String]? {
        let digits = term.utf8.prefix { $0.isASCIIDigit }
        guard (2...5).contains(digits.count),
            let number = Int(String(decoding: digits, as: UTF8.self)), number > 20
        else { return nil }
        let suffix = String(decoding: term.utf8.dropFirst(digits.count), as: UTF8.self)
        if suffix.isEmpty { return words(for: number, withAnd: withAnd) }
        guard number < 100, number % 10 > 0, ordinalText(number) == term.description else {
            return nil
        }
        return [tens[number / 10], ordinalUnits[number % 10]]
    }

    /// `nil` for numbers that are not written in words, such as years.
    private static func words(for number: Int, withAnd: Bool) -> [String]? {
        switch number {
        case ..<20: return [units[number]]
        case ..<100: return [tens[number / 10]] + (number % 10 > 0 ? [units[number % 10]] : [])
        case ..<1_000:
            let rest = number % 100 > 0 ? words(for: number % 100, withAnd: false) ?? [] : []
            return [units[number / 100], "hundred"] + (withAnd && !rest.isEmpty ? ["and"] : [])
                + rest
        default:
            guard number % 1_000 == 0 else { return nil }
            return words(for: number / 1_000, withAnd: false).map { $0 + ["thousand"] }
        }
    }
}
