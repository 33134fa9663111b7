import Text

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
            let (_, type) = types.first(where: { $0.extensions.contains(text) })
        else { return (name, nil) }
        return (name[..<dot], type)
    }

    private static let types: [(extensions: Set<String>, type: FileType)] = [
        (
            Set(
                words: """
                    mkv mp4 avi m4v wmv mpg mpeg ts m2ts vob webm flv ogv ogm divx rm rmvb iso img \
                    f4v asf strm
                    """
            ), .video
        ),
        (Set(words: "mov 3gp 3g2 mts insv lrv"), .recording),
        (Set(words: "srt sub idx ass ssa vtt sup smi"), .subtitles),
        (
            Set(
                words: """
                    pdf doc docx odt rtf txt md csv tsv xls xlsx ods ppt pptx odp key pages numbers \
                    json xml html htm epub mobi azw3 tex eml ics vcf jpg jpeg png gif heic heif webp \
                    bmp tif tiff raw cr2 nef arw dng psd svg mp3 flac m4a wav ogg opus aac wma aiff \
                    mid zip rar 7z tar gz bz2 xz tgz zst dmg pkg deb rpm apk exe msi appimage jar bin \
                    torrent nzb log bak old tmp db sqlite py js swift c h cpp java rs go sh bat ps1 \
                    ini cfg conf plist lnk url nfo par2 sfv md5 sha256 crdownload nes smc sfc gb gbc \
                    gba nds n64 z64 cia xci nsp wbfs rvz part download blend prproj fcpbundle aep \
                    ipynb sql yml yaml toml webloc exr ttf otf
                    """
            ), .other
        ),
    ]
}
