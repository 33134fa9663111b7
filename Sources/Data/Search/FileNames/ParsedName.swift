package import Domain
import Text

/// The facts about a movie in the name of a file or in a line of a list.
package struct ParsedName: Hashable, Sendable {
    enum Kind: Hashable {
        case movie

        /// A numbered part, such as an episode, unless a movie has the whole name as its title.
        case counted
        case other
    }

    /// As it was given.
    let name: String

    /// The movie's id, if the name has one.
    package private(set) var id: MovieID?
    private(set) var kind = Kind.movie

    /// The titles that the name may have, the likeliest first.
    private(set) var readings: [NameReading] = []

    /// Whether the name says that it is one of a movie: by its year in brackets, or by what
    /// describes a copy.
    private(set) var isDescribed = false

    /// Whether words follow the year that say nothing about a movie.
    private(set) var hasOtherWords = false

    /// Whether it is rather the name of what a person has filmed, by the type of the file.
    private(set) var isPersonal = false
}

extension ParsedName {
    /// The longest path that Linux and macOS take, in bytes; no title is longer.
    private static let sizeLimit = 4096

    package init(_ name: MovieName) {
        guard let title = name.title else {
            self.init(name.text)
            return
        }
        self.init(name: name.text)
        readings = [NameReading(title: title, year: name.year)]
        isDescribed = true
    }

    init(_ text: String) {
        name = text
        guard text.utf8.count <= Self.sizeLimit else {
            kind = .other
            return
        }
        switch MovieReference(text) {
        case .id(let id): self.id = id
        case .title(let title): readings = ParsedName(title.text).readings
        case nil: readPath(text)
        }
    }

    private mutating func readPath(_ text: String) {
        let components = text.split(separator: "/").filter { $0 != "." && $0 != ".." }
        if components.dropLast().contains(where: Self.isFolderOfOthers) { return kind = .other }
        let component = components.last { !Self.isGeneric($0) } ?? components.last ?? ""
        read(component, isFolder: component.endIndex != components.last?.endIndex)
        if let folder = components.dropLast().last { addYear(of: ParsedName(String(folder))) }
    }

    /// Takes the year of a folder with the same title.
    private mutating func addYear(of folder: ParsedName) {
        guard let dated = folder.readings.first, dated.year != nil,
            readings.allSatisfy({ $0.year == nil }),
            readings.contains(where: { $0.title.lowercased() == dated.title.lowercased() })
        else { return }
        readings.insert(dated, at: 0)
        isDescribed = isDescribed || folder.isDescribed
    }

    /// The name as a title with a slash, such as `Face/Off (1997)`; `nil` if it is rather a path.
    package var withSlash: ParsedName? {
        guard id == nil, name.utf8.count(where: { $0 == UInt8(ascii: "/") }) == 1,
            !name.hasPrefix("/"), !name.hasSuffix("/"), FileType.divide(name[...]).type == nil
        else { return nil }
        var other = ParsedName(name: name)
        other.read(Substring(name.map { $0 == "/" ? " " : $0 }), isFolder: false)
        return other
    }

    /// The id that the name is, as a number that is no year.
    package var number: MovieID? {
        guard Years.year(name, in: Years.ofPhrases) == nil else { return nil }
        return Int(tmdbID: name).map(MovieID.tmdb)
    }

    /// The title and the year that the name has, if nothing says that it is no movie.
    package var datedTitle: (title: String, year: Int)? {
        guard kind == .movie, !hasOtherWords, let first = readings.first, let year = first.year
        else { return nil }
        return (first.title, year)
    }

    private init(name: String) { self.name = name }

    private static func isFolderOfOthers(_ folder: Substring) -> Bool {
        let words = Word.words(of: String(folder))
        let isNamed = words.count == 1 || words.count == 2 && words[1].isNumber
        return isNamed && NameWords.folders.contains(words[0].name)
            || words.count == 1 && NamePatterns.isEpisode(words[0].name)
            || ["behind the scenes", "deleted scenes"].contains(folder.lowercased())
    }

    /// Whether the last component of a path says nothing about a movie: `movie.mkv`, `VIDEO_TS`.
    private static func isGeneric(_ component: Substring) -> Bool {
        let (stem, type) = FileType.divide(component)
        guard type != .other else { return false }
        return Word.words(of: String(stem)).allSatisfy { word in
            let letters = word.name.prefix { !$0.isASCII || !$0.isNumber }
            // A year or three digits may be a title: `1917`, `300`.
            guard letters.isEmpty else { return NameWords.generic.contains(String(letters)) }
            return type != nil && word.year == nil && word.name.utf8.count != 3
        }
    }
}

extension ParsedName {
    private mutating func read(_ component: Substring, isFolder: Bool) {
        let (stem, type) = isFolder ? (component, nil) : FileType.divide(component)
        guard type != .other else { return kind = .other }
        let words = Word.words(of: String(stem))
        id = Self.id(in: words)
        let reader = NameReader(words)
        readings = reader.readings
        isDescribed = reader.isDescribed
        hasOtherWords = reader.hasOtherWords
        kind = Self.kind(of: words, after: reader.wordsAfterTitle)
        if !isDescribed, type == .recording { isPersonal = true }
    }

    /// The id in a name such as `Heat (1995) {imdb-tt0113277}` or `Heat [tmdbid-949]`.
    private static func id(in words: [Word]) -> MovieID? {
        for (index, word) in words.enumerated() {
            if let id = IMDbID(word.name) { return .imdb(id) }
            guard word.bracket != nil, ["tmdb", "tmdbid"].contains(word.name),
                index + 1 < words.count, let number = Int(tmdbID: words[index + 1].name)
            else { continue }
            return .tmdb(number)
        }
        return nil
    }

    private static func kind(of words: [Word], after rest: ArraySlice<Word>) -> Kind {
        let texts = words.map(\.name)
        if texts.contains(where: NamePatterns.isEpisode) || NamePatterns.isCamera(words)
            || words.indices.contains(where: { NamePatterns.isDate(words[$0...]) })
            || rest.contains(where: { NameWords.extras.contains($0.name) })
            || isNumberedEpisode(words) || isExtra(words) || isAlbum(texts)
        {
            return .other
        }
        if texts.contains(where: NameWords.nonMovie.contains) {
            // `Music and Lyrics (2007)` is named as movies are.
            return words.last?.year != nil && words.last?.bracket == .round ? .counted : .other
        }
        return isCounted(words) || isFilmed(texts) ? .counted : .movie
    }

    /// Whether it names music: it has a tag of a copy, and none but those of sound.
    private static func isAlbum(_ words: [String]) -> Bool {
        let tags: Set = ["flac", "mp3", "320kbps", "alac"]
        return !tags.isDisjoint(with: words)
            && words.filter { ReleaseTags.isFileTag($0) || NameWords.copies.contains($0) }
                .allSatisfy(tags.contains)
    }

    /// Whether a group published it with a number: `[Group] One Piece - 0123 [720p]`.
    private static func isNumberedEpisode(_ words: [Word]) -> Bool {
        words.first?.bracket == .square
            && words.contains {
                $0.followsDash && $0.isNumber && $0.year == nil && $0.name.utf8.count >= 2
            }
    }

    /// Whether all that it names, or the end of it after a dash, is a sample or a trailer.
    private static func isExtra(_ words: [Word]) -> Bool {
        guard let last = words.last else { return false }
        return (words.count == 1 || last.followsDash) && NameWords.extras.contains(last.name)
            || words.count > 1 && words[0].name == "sample" && words[1].followsDash
    }

    /// Whether a word for what comes in numbers stands before or after one, or a number with a zero
    /// stands at the start.
    private static func isCounted(_ words: [Word]) -> Bool {
        let isNumbered = zip(words, words.dropFirst()).contains { word, next in
            NameWords.counted.contains(word.name) && next.isNumber && next.year == nil
        }
        return isNumbered
            || words.count > 1 && words[0].isNumber && words[0].name.hasPrefix("0")
    }

    /// Whether two words in a row name a video that is no movie.
    private static func isFilmed(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { pairs.contains("\($0) \($1)") }
            || NameWords.extras.contains(words.last ?? "")
    }

    private static let pairs: Set<String> = [
        "official video", "official trailer", "official audio", "music video", "lyric video",
        "premier league", "champions league", "europa league", "super bowl", "grand prix",
        "world cup", "la liga", "formula 1", "screen recording", "screen shot", "screen capture",
        "zoom meeting", "behind the", "deleted scenes", "gag reel", "making of", "full match",
        "how to", "live at", "live in", "live from", "project files", "voice memo", "all stars",
        "final v2", "final v3", "final final", "meeting notes", "stand up", "part final",
    ]
}

enum FileType {
    case video

    /// A video of a camera or a phone, which is rarely a movie.
    case recording
    case subtitles

    /// Anything else, such as a document or an archive.
    case other

    /// Divides a name into its stem and its type; `nil` without a known extension.
    static func divide(_ name: Substring) -> (stem: Substring, type: FileType?) {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, nil) }
        let suffix = name[name.index(after: dot)...]
        guard suffix.utf8.count <= 10, case let text = suffix.lowercased(),
            let type = types.first(where: { $0.extensions.contains(text) })?.type
        else { return (name, nil) }
        return (name[..<dot], type)
    }

    private static let types: [(type: FileType, extensions: Set<String>)] = [
        (
            .video,
            """
            mkv mp4 avi m4v wmv mpg mpeg ts m2ts vob webm flv ogv ogm divx rm rmvb iso img f4v asf \
            strm
            """.wordSet
        ),
        (.recording, "mov 3gp 3g2 mts insv lrv".wordSet),
        (.subtitles, "srt sub idx ass ssa vtt sup smi".wordSet),
        (
            .other,
            """
            pdf doc docx odt rtf txt md csv tsv xls xlsx ods ppt pptx odp key pages numbers json \
            xml html htm epub mobi azw3 tex eml ics vcf jpg jpeg png gif heic heif webp bmp tif \
            tiff raw cr2 nef arw dng psd svg mp3 flac m4a wav ogg opus aac wma aiff mid zip rar 7z \
            tar gz bz2 xz tgz zst dmg pkg deb rpm apk exe msi appimage jar bin torrent nzb log bak \
            old tmp db sqlite py js swift c h cpp java rs go sh bat ps1 ini cfg conf plist lnk url \
            nfo par2 sfv md5 sha256 crdownload nes smc sfc gb gbc gba nds n64 z64 cia xci nsp wbfs \
            rvz part download blend prproj fcpbundle aep ipynb sql yml yaml toml webloc exr ttf \
            otf
            """.wordSet
        ),
    ]
}
