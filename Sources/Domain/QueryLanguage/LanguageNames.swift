/// The English names of languages.
package enum LanguageNames {
    /// The ISO 639-1 code of a language: `ko` for `Korean`; `nil` for an unknown name.
    ///
    /// Takes its name, in any case, or a nationality. For Cantonese it is `cn`, as at TMDB.
    package static func code(of name: String) -> String? {
        let name = name.lowercased()
        return languages.first { $0.names.contains(name) }?.code
    }

    /// The code for a name, or for a code, which need not be one that has a name here.
    static func code(_ typed: Substring) -> String? {
        guard typed.utf8.count <= 40 else { return nil }
        if let code = code(of: String(typed)) { return code }
        let isCode =
            (2...3).contains(typed.utf8.count) && typed.allSatisfy { $0.isASCII && $0.isLetter }
        return isCode ? typed.lowercased() : nil
    }

    /// The codes that movies in some languages have.
    ///
    /// Chinese includes Cantonese, for which TMDB has a code that is not in ISO 639-1.
    package static func codes(ofMoviesIn languages: [String]) -> [String] {
        languages.contains("zh") && !languages.contains("cn") ? languages + ["cn"] : languages
    }

    static func hasName(for code: String) -> Bool { languages.contains { $0.code == code } }

    private static let languages = table.split(separator: "\n").map { line in
        let parts = line.split(separator: " = ")
        return (
            code: String(parts[0].dropFirst("lang:".count)),
            names: parts[1].split(separator: ", ").map { String($0) }
        )
    }

    /// Lines that are phrases of English as well: `Scripts/phrase-table` reads them.
    private static let table = """
        lang:en = english, american
        lang:ko = korean, south korean
        lang:ja = japanese
        lang:fr = french
        lang:es = spanish, castilian
        lang:de = german
        lang:it = italian
        lang:zh = chinese, mandarin, taiwanese
        lang:cn = cantonese
        lang:hi = hindi
        lang:pt = portuguese
        lang:ru = russian, soviet
        lang:sv = swedish
        lang:da = danish
        lang:no = norwegian
        lang:fi = finnish
        lang:is = icelandic
        lang:pl = polish
        lang:cs = czech
        lang:sk = slovak
        lang:hu = hungarian
        lang:ro = romanian
        lang:bg = bulgarian
        lang:nl = dutch
        lang:el = greek
        lang:tr = turkish
        lang:fa = persian, farsi, iranian
        lang:ar = arabic
        lang:he = hebrew, israeli
        lang:th = thai
        lang:vi = vietnamese
        lang:id = indonesian
        lang:ms = malay, malaysian
        lang:tl = filipino, tagalog
        lang:ta = tamil
        lang:te = telugu
        lang:ml = malayalam
        lang:kn = kannada
        lang:bn = bengali, bangla
        lang:mr = marathi
        lang:pa = punjabi
        lang:gu = gujarati
        lang:ur = urdu
        lang:ne = nepali, nepalese
        lang:uk = ukrainian
        lang:sr = serbian
        lang:hr = croatian
        lang:bs = bosnian
        lang:sl = slovenian
        lang:mk = macedonian
        lang:sq = albanian
        lang:et = estonian
        lang:lv = latvian
        lang:lt = lithuanian
        lang:ka = georgian
        lang:hy = armenian
        lang:az = azerbaijani
        lang:kk = kazakh
        lang:mn = mongolian
        lang:km = khmer, cambodian
        lang:lo = laotian
        lang:my = burmese
        lang:bo = tibetan
        lang:dz = dzongkha, bhutanese
        lang:ku = kurdish
        lang:ps = pashto
        lang:yi = yiddish
        lang:ca = catalan
        lang:eu = basque
        lang:gl = galician
        lang:ga = irish gaelic
        lang:cy = welsh
        lang:mt = maltese
        lang:af = afrikaans
        lang:zu = zulu
        lang:xh = xhosa
        lang:sw = swahili
        lang:wo = wolof
        lang:yo = yoruba
        lang:am = amharic, ethiopian
        lang:la = latin
        lang:eo = esperanto

        """
}
