package import Domain
import Text

extension QueryGrammar {
    /// A text is a wish if, beside a phrase of it, there are only filters, filler, and words of its
    /// other phrases; or any words if it asks for movies, as in `underrated zombie movies`.
    package func unknownWish(in text: String) -> UnknownWish? {
        guard Self.isShort(text) else { return nil }
        let text = WishText(text)
        for line in Self.wishes.utf8.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: "="))
            for phrase in parts[1].split(separator: UInt8(ascii: ",")) {
                guard let found = text.split(at: phrase),
                    text.asksForMovies || saysNothing(found.rest, in: parts[1])
                else { continue }
                return UnknownWish(rawValue: String(decoding: parts[0].dropLast(), as: UTF8.self))
            }
        }
        return nil
    }

    /// Words before a phrase that may be a part of a title must say nothing.
    package func similarity(in text: String) -> SimilarityWish? {
        guard Self.isShort(text) else { return nil }
        let text = WishText(text)
        for phrase in Self.similarity.utf8.split(separator: UInt8(ascii: ",")) {
            let isSure = !phrase.contains(titleMark)
            guard let found = text.split(at: phrase), found.name.utf8.count > (isSure ? 0 : 1),
                isSure || saysNothing(found.rest, in: Self.similarity.utf8[...])
            else { continue }
            return SimilarityWish(title: found.name, rest: found.rest, isSure: isSure)
        }
        return nil
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
    /// A `*` matches any words, and a `^` the start of the text; a `?` matches the title of a movie, for
    /// a phrase that may be a part of another one.
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
        writers = written by*, screenplay by*, script by*, scripted by*, *screenplay, \
            geschrieben von*, drehbuch von*, ecrit par*, scenario de*, escrita por*, \
            guion de*
        composers = music by*, score by*, scored by*, composed by*, soundtrack by*, *soundtrack, \
            *soundtracks, *film score, musik von*, filmmusik von*, musique de*, musica de*
        cinemas = near me, *near me, cinemas near, theaters near, theatres near, in meiner nahe, \
            pres de chez moi, cerca de mi, 내주변, 내주변영화관, 근처영화관, 近くの映画館
        """

    /// The phrases beside the title of a movie that others are to be like.
    private static let similarity = """
        movies like*, movie like*, films like*, film like*, movies just like*, \
        movies such as*, if you liked*, similar to*, that are like*, ^ like?, something like?, \
        anything like?, ?like movies, ?like films, filme wie*, film wie*, etwas wie?, ^ wie?, \
        ahnlich wie*, films comme*, film comme*, quelque chose comme?, ^ comme?, similaire a*, \
        similaires a*, peliculas como*, pelis como*, pelicula como*, algo como?, ^ como?, \
        parecido a*, parecida a*, parecidos a*, parecidas a*, similar a*, similares a*, *같은영화, \
        *과비슷한영화, *와비슷한영화, *비슷한영화, ?같은, ?같은거, *のような映画, *みたいな映画, *に似た映画, ?のような, ?みたいな
        """
}

/// A text as the phrases of wishes are compared with it.
private struct WishText {
    private let spaced: [UInt8]

    /// In Korean and Japanese, spaces do not matter.
    private let unspaced: [UInt8]
    let asksForMovies: Bool

    init(_ text: String) {
        let words = text.folded.split { !$0.isLetter && !$0.isNumber }
        spaced = Array(" ^ \(words.joined(separator: " ")) ".utf8)
        unspaced = Array(words.joined().utf8)
        asksForMovies = words.contains { String($0).asksForMovies }
    }

    /// The text beside a phrase, and the words that a mark in the phrase stands for; `nil` if the phrase
    /// is not there, or no words are at the place of its mark.
    func split(at phrase: Substring.UTF8View) -> (rest: String, name: String)? {
        let text = phrase.contains { $0 >= 0x80 } ? unspaced : spaced
        let phrase = Array(phrase.drop { $0 == space || $0 == UInt8(ascii: "\n") })
        let words = phrase.filter { $0 != anyMark && $0 != titleMark }
        let key = text.first == space ? [space] + words + [space] : words
        guard let start = text.indices.first(where: { text[$0...].starts(with: key) })
        else { return nil }
        let parts = [text[..<start], text[(start + key.count)...]].map { part in
            String(decoding: part, as: UTF8.self).split { " ^".contains($0) }.joined(separator: " ")
        }
        if words == phrase { return (parts.filter { $0 != "" }.joined(separator: " "), "") }
        let (rest, name) = words.first == phrase.first ? (parts[0], parts[1]) : (parts[1], parts[0])
        return name.isEmpty ? nil : (rest, name)
    }
}

private let (space, anyMark, titleMark) = (UInt8(ascii: " "), UInt8(ascii: "*"), UInt8(ascii: "?"))
