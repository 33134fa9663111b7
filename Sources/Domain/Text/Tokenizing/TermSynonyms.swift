/// Terms that titles and people write in several forms: `2`, `II` and `two`; `Dr` and `Doctor`.
///
/// A closed table of numbers, ordinals and common abbreviations, not a thesaurus.
package enum TermSynonyms {
    /// The other forms of a term; none for most terms.
    package static func others(than term: Term) -> [Term] {
        let word = term.utf8[...]
        return groups.lazy.filter { $0.contains(word) }.flatMap { group in
            group.filter { $0 != word }.map { Term(utf8: Array($0)) }
        }
    }

    /// The digit of a number up to nine that is written as a word or in Roman numerals.
    package static func digit(_ word: ArraySlice<UInt8>) -> UInt8? {
        word.count <= 5 ? digits[word.packed] : nil
    }

    /// The digits by the packed numerals.
    private static let digits = groups.reduce(into: [UInt64: UInt8]()) { digits, group in
        guard let digit = group[0].first, group[0].count == 1, digit.isASCIIDigit else { return }
        for form in group.dropFirst() { digits[form.packed] = digit }
    }

    /// The terms that a term may be short for, as `u` for `you`; often it means something else.
    package static func meanings(ofShorthand term: Term) -> [Term] {
        shorthands.filter { $0.0.elementsEqual(term.utf8) }.map { Term(utf8: Array($0.1)) }
    }

    private static let shorthands: [(String.UTF8View, String.UTF8View)] = [
        ("u", "you"), ("r", "are"), ("2", "to"), ("2", "too"), ("4", "for"), ("y", "why"),
        ("c", "see"), ("b", "be"), ("w", "with"), ("against", "versus"), ("against", "vs"),
        ("pt", "point"), ("co", "company"), ("inc", "incorporated"), ("incorporated", "inc"),
    ].map { ($0.utf8, $1.utf8) }

    /// Groups of equal forms; a form may be in several groups.
    private static let groups: [[ArraySlice<UInt8>]] = Array(
        """
        1 one i, 2 two ii, 3 three iii, 4 four iv, 5 five v, 6 six vi, 7 seven vii, 8 eight viii, \
        9 nine ix, 10 ten x, 11 eleven xi, 12 twelve xii, 13 thirteen xiii, 14 fourteen xiv, \
        15 fifteen xv, 16 sixteen xvi, 17 seventeen xvii, 18 eighteen xviii, 19 nineteen xix, \
        20 twenty xx, 30 thirty, 40 forty, 50 fifty, 60 sixty, 70 seventy, 80 eighty, 90 ninety, \
        100 hundred, 1000 thousand, 1st first, 2nd second, 3rd third, 4th fourth, 5th fifth, \
        6th sixth, 7th seventh, 8th eighth, 9th ninth, 10th tenth, 11th eleventh, 12th twelfth, \
        13th thirteenth, 14th fourteenth, 15th fifteenth, 16th sixteenth, 17th seventeenth, \
        18th eighteenth, 19th nineteenth, 20th twentieth, 30th thirtieth, 40th fortieth, \
        50th fiftieth, 60th sixtieth, 70th seventieth, 80th eightieth, 90th ninetieth, \
        100th hundredth, dr doctor, mr mister, mrs missus, ms miss, st saint, st street, \
        vs versus, v versus, vs v, pt part, vol volume, ep episode, ch chapter, feat featuring, \
        ft featuring, ft fort, jr junior, sr senior, capt captain, cpt captain, lt lieutenant, \
        sgt sergeant, gen general, col colonel, maj major, cmdr commander, prof professor, \
        rev reverend, gov governor, pres president, bros brothers, bro brother, mt mount, \
        mtn mountain, ave avenue, blvd boulevard, rd road, hwy highway, dept department, \
        corp corporation, no number, nr number, n and, xmas christmas, int international, \
        intl international, govt government, tv television
        """.utf8
    ).split(separator: UInt8(ascii: ",")).map { $0.split(separator: UInt8(ascii: " ")) }
}
