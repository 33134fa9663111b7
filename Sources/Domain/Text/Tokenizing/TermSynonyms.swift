/// Terms that titles and people write in several forms: `2`, `II` and `two`; `Dr` and `Doctor`.
///
/// A closed table of numbers, ordinals and common abbreviations, not a thesaurus.
package enum TermSynonyms {
    /// The other forms of a term; none for most terms.
    package static func others(than term: Term) -> [Term] {
        guard 1...longest ~= term.utf8.count, mayHaveForms(term.utf8) else { return [] }
        var others: [Term] = []
        forEachGroup { group in
            guard contains(group, term.utf8) else { return }
            for form in group.split(separator: space) where !form.elementsEqual(term.utf8) {
                others.append(Term(utf8: Array(form)))
            }
        }
        return others
    }

    /// The digit of a number up to nine that is written as a word or in Roman numerals.
    package static func digit(_ word: ArraySlice<UInt8>) -> UInt8? {
        word.count <= 5 ? digits[packed(word)] : nil
    }

    /// The digits by the packed numerals.
    private static let digits: [UInt64: UInt8] = {
        var digits: [UInt64: UInt8] = [:]
        forEachGroup { group in
            let forms = group.split(separator: space)
            let digit = forms[0][forms[0].startIndex]
            guard forms[0].count == 1, digit.isASCIIDigit else { return }
            for form in forms.dropFirst() { digits[packed(form)] = digit }
        }
        return digits
    }()

    /// Up to eight bytes as one number.
    private static func packed(_ word: some Sequence<UInt8>) -> UInt64 {
        word.reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// A bit for the hash of each form: of most terms, none is set.
    private static let formBits: [UInt64] = {
        var bits = [UInt64](repeating: 0, count: 16)
        groups.withUTF8Buffer { bytes in
            var start = 0
            for index in bytes.indices where bytes[index] == space || bytes[index] == comma {
                // Allocates nothing, since a search runs it.
                let hash = hash(bytes[start..<index])
                if start < index { bits[hash >> 6] |= 1 << UInt64(hash & 63) }
                start = index + 1
            }
        }
        return bits
    }()

    private static func mayHaveForms(_ term: [UInt8]) -> Bool {
        let hash = hash(term)
        return formBits[hash >> 6] & 1 << UInt64(hash & 63) != 0
    }

    /// Below 1024.
    private static func hash(_ form: some Sequence<UInt8>) -> Int {
        Int(form.reduce(UInt32(0)) { ($0 ^ UInt32($1)) &* 0x9E37_79B1 } >> 22)
    }

    private static let space = UInt8(ascii: " ")
    private static let comma = UInt8(ascii: ",")

    private static func forEachGroup(_ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void) {
        groups.withUTF8Buffer { bytes in
            var start = 0
            for index in bytes.indices where bytes[index] == comma {
                body(bytes[start..<index])
                start = index + 1
            }
        }
    }

    /// Whether a form is in a group; allocates nothing, since every query looks up its terms.
    private static func contains(
        _ group: Slice<UnsafeBufferPointer<UInt8>>,
        _ form: [UInt8]
    ) -> Bool {
        var offset = 0
        var isSame = true
        for byte in group {
            if byte == space {
                if isSame, offset == form.count { return true }
                (offset, isSame) = (0, true)
            } else if isSame {
                isSame = offset < form.count && form[offset] == byte
                offset += 1
            }
        }
        return isSame && offset == form.count
    }

    /// The terms that a term may be short for, as `u` for `you`; often it means something else.
    package static func meanings(ofShorthand term: Term) -> [Term] {
        guard term.utf8.count <= longest else { return [] }
        return shorthands.filter { $0.0.elementsEqual(term.utf8) }.map { Term(utf8: Array($0.1)) }
    }

    private static let shorthands: [(String.UTF8View, String.UTF8View)] = [
        ("u", "you"), ("r", "are"), ("2", "to"), ("2", "too"), ("4", "for"), ("y", "why"),
        ("c", "see"), ("b", "be"), ("w", "with"), ("against", "versus"), ("against", "vs"),
        ("pt", "point"), ("co", "company"), ("inc", "incorporated"), ("incorporated", "inc"),
    ].map { ($0.utf8, $1.utf8) }

    /// The size of the longest form in bytes: `international`.
    private static let longest = 13

    /// Groups of equal forms, each with a comma after it; a form may be in several groups.
    private static let groups: StaticString = """
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
        intl international, govt government, tv television,
        """
}
