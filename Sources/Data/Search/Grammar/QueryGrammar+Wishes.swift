package import Domain
import Text

extension QueryGrammar {
    package func unknownWish(in text: String, hasTitles: Bool) -> UnknownWish? {
        guard QueryToken.isShort(text) else { return nil }
        let words = text.folded.split { !$0.isLetter && !$0.isNumber }
        let spaced = Array(" \(words.joined(separator: " ")) ".utf8)
        let joined = Array(words.joined().utf8)
        let isASCII = joined.allSatisfy { $0 < 0x80 }
        for line in Array(Self.wishes.utf8).split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: "="))
            let isFound = parts[1].split(separator: UInt8(ascii: ",")).contains { phrase in
                let phrase = phrase.drop { $0 == UInt8(ascii: " ") }
                // In Korean and Japanese, spaces do not matter.
                if phrase[phrase.startIndex] >= 0x80 {
                    return !isASCII
                        && joined.indices.contains { joined[$0...].starts(with: phrase) }
                }
                guard phrase.first == UInt8(ascii: "^") else {
                    return spaced.indices.contains { spaced.has(phrase, at: $0) }
                }
                return !hasTitles && spaced.has(phrase.dropFirst(), at: 0)
            }
            if isFound {
                return UnknownWish(rawValue: String(decoding: parts[0].dropLast(), as: UTF8.self))
            }
        }
        return nil
    }

    /// The phrases of each wish, folded: English, German, French, Spanish, Korean, Japanese.
    ///
    /// A `^` marks what counts only at the start.
    private static let wishes = """
        awards = oscar winners, oscar winner, oscar winning, oscar nominees, oscar nominated, \
            oscar nominations, best picture, academy award, academy awards, award winning, \
            award winners, award winner, palme d or, golden globe, golden globes, golden lion, \
            golden bear, bafta, baftas, cannes winner, cannes winners, razzie, razzies
        awards = oscargewinner, oscar gewinner, oscarpreistrager, oscarpramiert, oscarpramierte, \
            preisgekront, preisgekronte, goldene palme, goldener bar
        awards = oscarise, oscarises, gagnants des oscars, laureats des oscars, palmes d or, \
            lion d or, ours d or, primes a cannes
        awards = ganadoras del oscar, ganadora del oscar, ganadores del oscar, \
            ganadoras de oscar, palma de oro, oso de oro, leon de oro, globo de oro
        awards = 수상작, 황금종려상, 황금곰상, 황금사자상, アカデミー賞, 作品賞, 受賞作, パルムドール
        worst = worst movies, worst movie, worst films, worst film, worst rated, worst reviewed, \
            lowest rated, ^worst, schlechteste filme, schlechtesten filme, schlechtester film, \
            pire film, pires films, peores peliculas, peor pelicula, 최악의영화, 최악영화, 最悪の映画
        ranking = top 250, imdb top, imdb top 100, afi top, afi 100, sight and sound, \
            rotten tomatoes top
        earnings = highest grossing, top grossing, highest earning, most profitable, \
            box office hits, box office hit, box office records, box office flops, \
            box office bombs, erfolgreichste filme, erfolgreichsten filme, \
            plus gros succes, records du box office, mas taquilleras, mas taquillera, \
            흥행순위, 흥행작, 興行収入
        underrated = underrated, under rated, overrated, underappreciated, unterschatzt, \
            unterschatzte, uberschatzt, uberschatzte, sous estime, sous estimes, surestimes, \
            infravaloradas, infravalorada, subestimadas, sobrevaloradas, 저평가, 과소평가, 과대평가, \
            過小評価
        dialogue = no dialogue, no dialog, without dialogue, without dialog, no talking, \
            without talking, no spoken words, ohne dialoge, ohne dialog, sans dialogue, \
            sans dialogues, sans paroles, sin dialogos, 대사없는, 대사가없는, セリフなし, セリフのない, \
            台詞なし, 台詞のない
        gender = directed by women, directed by a woman, by women directors, female directors, \
            female director, women directors, woman director, female filmmakers, \
            women filmmakers, von regisseurinnen, von einer regisseurin, von frauen, \
            realise par une femme, realises par des femmes, realisatrice, realisatrices, \
            dirigidas por mujeres, dirigida por una mujer, directoras, 여성감독, 여자감독, 女性監督
        cinemas = near me, cinemas near, theaters near, theatres near, in meiner nahe, \
            pres de chez moi, cerca de mi, 내주변, 근처영화관, 近くの映画館
        similarity = movies like, movie like, films like, film like, movies similar to, \
            films similar to, movies just like, ^like, ^something like, ^anything like, ^more like, \
            ^similar to, ^stuff like, filme wie, ^film wie, ^etwas wie, ^so etwas wie, \
            ^ahnlich wie, filme ahnlich wie, films comme, ^film comme, ^un film comme, \
            ^quelque chose comme, films similaires a, peliculas como, pelis como, ^algo como, \
            ^una pelicula como, peliculas parecidas a, peliculas similares a, 같은영화, 비슷한영화, \
            のような映画, みたいな映画, に似た映画
        """
}

extension [UInt8] {
    /// Whether there is a phrase between spaces, of which the first is at a place.
    fileprivate func has(_ phrase: ArraySlice<UInt8>, at place: Int) -> Bool {
        let end = place + 1 + phrase.count
        return self[place] == UInt8(ascii: " ") && end < count && self[end] == UInt8(ascii: " ")
            && self[(place + 1)..<end] == phrase
    }
}
