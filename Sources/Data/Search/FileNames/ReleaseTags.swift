/// Words that people and files add to a title, and that are not part of it.
enum ReleaseTags {
    /// Whether a word in lower case describes a copy of a movie, or asks for one.
    static func contains(_ word: String) -> Bool {
        isFileTag(word) || word.utf8.count <= longest && words.contains(word)
    }

    /// Whether a word is in names of files, but in no title.
    static func isFileTag(_ word: String) -> Bool {
        word.utf8.count <= longest && fileTags.contains(word)
    }

    /// The most bytes of a tag: comparing words of thousands of accents takes seconds.
    private static let longest = 16

    private static let fileTags: Set<String> = [
        "480p", "576p", "720p", "1080p", "1080i", "2160p", "uhd", "hdr10", "bluray", "brrip",
        "bdrip", "bdremux", "remux", "webrip", "webdl", "hdtv", "hdrip", "dvdrip", "dvdscr", "x264",
        "x265", "h264", "h265", "hevc", "xvid", "divx", "10bit", "aac", "ac3", "ddp5", "dd5",
        "yify", "yts", "rarbg", "mkv", "mp4", "avi", "m4v", "wmv",
    ]

    private static let words: Set<String> = [
        "movie", "film", "trailer", "full", "watch", "online", "free", "stream",
        "streaming", "download", "torrent", "netflix", "cast", "imdb", "wiki", "wikipedia",
        "rating", "ratings", "review", "reviews", "synopsis", "ending", "explained",
        "soundtrack", "4k", "hd", "hdr", "blu", "ray", "web", "dvd", "extended", "remastered",
        "unrated", "uncut", "proper", "repack", "limited", "multi", "dual", "dubbed", "subbed",
        "subtitles", "original",
    ]
}
