extension MeaningWord {
    /// A text in lower case, without the accents of Latin letters and in usual width.
    static func folded(_ text: Substring) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        var folded = String.UnicodeScalarView()
        for scalar in text.lowercased().unicodeScalars {
            switch scalar.value {
            case 0x300...0x36F: continue
            case 0x2018, 0x2019: folded.append("'")
            case 0xFF01...0xFF5E:
                folded.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
            case 0xDF...0x24F: folded.append(contentsOf: plain(scalar))
            default: folded.append(scalar)
            }
        }
        return String(folded)
    }

    /// A Latin letter without its accent, such as `o` for `ø`.
    private static func plain(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
        (plainLetters[scalar] ?? String(scalar)).unicodeScalars
    }

    /// Each word is letters without an accent and, after a colon, the letters that become them.
    private static let plainLetters: [Unicode.Scalar: String] = {
        let groups = """
            a:àáâãäåāăąǎ c:çćĉċč d:ðďđ e:èéêëēĕėęě g:ĝğġģ h:ĥħ i:ìíîïĩīĭįı j:ĵ k:ķ l:ĺļľŀł \
            n:ñńņň o:òóôõöøōŏőǒ r:ŕŗř s:śŝşšș t:ţťŧț u:ùúûüũūŭůűų w:ŵ y:ýÿŷ z:źżž ss:ß ae:æ \
            oe:œ th:þ
            """
        var letters: [Unicode.Scalar: String] = [:]
        for group in groups.split(separator: " ") {
            let parts = group.split(separator: ":")
            for scalar in parts[1].unicodeScalars { letters[scalar] = String(parts[0]) }
        }
        return letters
    }()
}
