package import Domain
import Text

extension QueryGrammar {
    /// A text is a wish if, beside a phrase of it, there are only filters, filler, and words of its
    /// other phrases; or any words if it asks for movies, as in `underrated zombie movies`.
    package func unknownWish(in text: String) -> (wish: UnknownWish, title: String?)? {
        guard Self.isShort(text) else { return nil }
        let words = text.folded.split { !$0.isLetter && !$0.isNumber }
        let spaced = Array(" ^ \(words.joined(separator: " ")) ".utf8)
        let unspaced = Array(words.joined().utf8)
        let asksForMovies = words.contains { String($0).asksForMovies }
        for line in Self.wishes.utf8.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: "="))
            for phrase in parts[1].split(separator: UInt8(ascii: ",")) {
                // In Korean and Japanese, spaces do not matter.
                let text = phrase.contains { $0 >= 0x80 } ? unspaced : spaced
                guard let found = Self.split(text, at: Array(phrase.drop { $0 == space })),
                    asksForMovies && found.title == nil || saysNothing(found.rest, in: parts[1])
                else { continue }
                return UnknownWish(rawValue: String(decoding: parts[0].dropLast(), as: UTF8.self))
                    .map { ($0, found.title) }
            }
        }
        return nil
    }

    /// The text beside a phrase, and the words that must be a title for a wish; `nil` if the
    /// phrase is not there, or has only a letter as its title: `i like movies`.
    private static func split(
        _ text: [UInt8],
        at phrase: [UInt8]
    ) -> (rest: String, title: String?)? {
        let words = phrase.filter { $0 != anyMark && $0 != titleMark }
        let key = text.first == space ? [space] + words + [space] : words
        guard let start = text.indices.first(where: { text[$0...].starts(with: key) })
        else { return nil }
        let parts = [text[..<start], text[(start + key.count)...]].map { part in
            String(decoding: part, as: UTF8.self).split { " ^".contains($0) }.joined(separator: " ")
        }
        if words == phrase { return (parts.filter { $0 != "" }.joined(separator: " "), nil) }
        let (rest, name) = words.first == phrase.first ? (parts[0], parts[1]) : (parts[1], parts[0])
        let hasTitle = phrase.contains(titleMark)
        return name.utf8.count < (hasTitle ? 2 : 1) ? nil : (rest, hasTitle ? name : nil)
    }

    /// Whether a text has only filters, filler of any language, and words of the phrases of a wish.
    private func saysNothing(_ text: String, in phrases: Substring.UTF8View) -> Bool {
        let words = phrases.split { $0 == space || $0 == UInt8(ascii: ",") }
        return meaning(of: text).text.utf8.split(separator: space).allSatisfy { word in
            let meanings = PhraseTable.meanings(of: word, in: PhraseTable.spaced) ?? []
            return meanings.contains(where: \.isFiller) || words.contains { $0.elementsEqual(word) }
        }
    }

    /// The phrases of each wish, folded: English, German, French, Spanish, Korean, Japanese.
    ///
    /// A `*` matches any words, a `?` matches a title, and a `^` matches the start of the text.
    private static let wishes = """
        ranking = top 250, top250, imdb top, afi top, afi 100, sight and sound, rotten tomatoes top
        earnings = highest grossing, top grossing, highest earning, most profitable, \
            box office hits, box office hit, box office records, box office flops, \
            box office bombs, erfolgreichste, erfolgreichsten, plus gros succes, \
            records du box office, mas taquilleras, mas taquillera, 흥행순위, 흥행1위, 흥행작, 興行収入
        underrated = underrated, under rated, overrated, underappreciated, unterschatzt, \
            unterschatzte, uberschatzt, uberschatzte, sous estime, sous estimes, surestimes, \
            infravaloradas, infravalorada, infravalorados, subestimadas, sobrevaloradas, 저평가, \
            과소평가, 과대평가, 過小評価, 過小評価された
        dialogue = no dialogue, no dialog, without dialogue, without dialog, no talking, \
            without talking, without words, no spoken words, ohne dialoge, ohne dialog, \
            sans dialogue, sans dialogues, sans paroles, sin dialogos, sin dialogo, 대사없는, 대사가없는, \
            セリフなし, セリフのない, 台詞なし, 台詞のない
        gender = directed by women, by women, by a woman, by a female, by a female director, \
            female directors, women directors, female filmmakers, women filmmakers, \
            von regisseurinnen, regisseurinnen, von einer regisseurin, von frauen, \
            realise par une femme, realise par des femmes, realises par une femme, \
            realises par des femmes, d une realisatrice, realisatrices, dirigidas por mujeres, \
            dirigida por una mujer, directoras, 여성감독, 여성감독이만든, 여자감독, 女性監督
        cinemas = near me, *near me, cinemas near, theaters near, theatres near, in meiner nahe, \
            pres de chez moi, cerca de mi, 내주변, 내주변영화관, 근처영화관, 近くの映画館
        similarity = movies like*, movie like*, films like*, film like*, movies just like*, \
            movies such as*, if you liked*, similar to*, that are like*, ^ like?, something like?, \
            anything like?, ?like movies, ?like films, filme wie*, film wie*, etwas wie?, \
            ahnlich wie*, films comme*, film comme*, quelque chose comme?, similaire a*, \
            similaires a*, peliculas como*, pelis como*, pelicula como*, algo como?, parecido a*, \
            parecida a*, parecidos a*, parecidas a*, similar a*, similares a*, *같은영화, *비슷한영화, \
            *のような映画, *みたいな映画, *に似た映画
        """
}

private let (space, anyMark, titleMark) = (UInt8(ascii: " "), UInt8(ascii: "*"), UInt8(ascii: "?"))
