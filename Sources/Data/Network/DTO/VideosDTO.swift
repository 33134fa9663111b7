import Domain

/// The videos about a movie.
struct VideosDTO: Decodable {
    private let videos: [VideoDTO]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TMDBDetailsKey.self)
        videos = container.lenientList(VideoDTO.self, .results)
    }

    /// The URL of the best trailer, or else of the best teaser; `nil` if there is neither.
    ///
    /// Official videos are better than others, and then those in a language such as `ko-KR`.
    func trailerURL(language: String) -> String? {
        let code = language.prefix { $0 != "-" }
        return ["trailer", "teaser"].lazy
            .compactMap { type in
                videos.filter { $0.type == type }.min { rank($0, code) < rank($1, code) }
            }
            .first?.url
    }

    private func rank(_ video: VideoDTO, _ language: Substring) -> (Int, Int) {
        (video.isOfficial ? 0 : 1, video.language.map { $0 == language } ?? false ? 0 : 1)
    }
}

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
        let container = try decoder.container(keyedBy: TMDBDetailsKey.self)
        let site = container.lenientName(.site)?.lowercased()
        guard
            let key = container.lenientName(.key), Self.isKey(key),
            let url = Self.url(site: site, key: key)
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .key,
                in: container,
                debugDescription: "no video of a known site"
            )
        }
        self.url = url
        type = container.lenientName(.type)?.lowercased()
        isOfficial = container.lenientBool(.official) ?? false
        language = container.lenientName(.languageCode)
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
            && key.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}
