/// A video at a site that shows it by its key.
struct VideoDTO: Decodable {
    let url: String

    /// In lower case, such as `trailer`.
    let type: String?
    let isOfficial: Bool

    /// ISO 639-1.
    let language: String?

    /// Fails for another site, and without a valid key.
    init(from decoder: any Decoder) throws {
        let video = try JSONObject(from: decoder)
        let key = video.name("key").flatMap { Self.isKey($0) ? $0 : nil }
        url = try Self.url(site: video.name("site")?.lowercased(), key: key.required()).required()
        type = video.name("type")?.lowercased()
        isOfficial = video.bool("official") ?? false
        language = video.name("iso_639_1")
    }

    private static func url(site: String?, key: String) -> String? {
        switch site {
        case "youtube": "https://www.youtube.com/watch?v=\(key)"
        case "vimeo": "https://vimeo.com/\(key)"
        default: nil
        }
    }

    private static func isKey(_ key: String) -> Bool {
        key.utf8.count <= 64
            && key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
    }
}

extension [VideoDTO] {
    /// The URL of the best trailer, or else of the best teaser; `nil` if there is neither.
    ///
    /// Official videos are better than others, and then those in a language such as `ko-KR`.
    func trailerURL(language: String) -> String? {
        let code = language.prefix { $0 != "-" }
        return ["trailer", "teaser"].lazy
            .compactMap { type in
                filter { $0.type == type }.min { rank($0, code) < rank($1, code) }
            }
            .first?.url
    }

    private func rank(_ video: VideoDTO, _ language: Substring) -> (Int, Int) {
        (video.isOfficial ? 0 : 1, video.language.map { $0 == language } ?? false ? 0 : 1)
    }
}
