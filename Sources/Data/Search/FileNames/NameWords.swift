import Text

/// Words in the names of files that say what a file is, by their meaning.
enum NameWords {
    /// After a title, these name an edition, a part of a copy, or its languages.
    static let editions = """
        directors director cut extended edition remastered remaster restored unrated uncut \
        uncensored theatrical special collectors ultimate final criterion collection imax \
        anniversary redux open matte proper repack rerip limited internal multi dual dubbed dub \
        subbed sub subs audio hd hdr sdr 4k 8k 3d uhd fhd web dl blu ray dvd bd cd cd1 cd2 cd3 \
        disc disk disc1 disc2 disk1 disk2 dvd1 dvd2 rip french truefrench vostfr vff vf german \
        english eng spanish castellano latino italian ita korean japanese hindi russian rus nordic \
        swedish danish polish pl deutsch cam hdcam ts telesync screener full movie film version \
        complete v2 nf amzn dsnp
        """.wordSet

    /// Words without which few names of copies are.
    static let copies = """
        360p 480i 540p 1440p 4320p 8bit 12bit av1 avc vp9 hdrip hdtvrip webdlrip bdrip1080p dvd5 \
        dvd9 dvdr ntsc pal vhsrip tvrip satrip ppvrip truehd atmos dts dtshd eac3 ddp dd5 dd flac \
        aac5 aac2 ddp51 bluray1080p bluray720p uhdrip hdr10plus dovi hddvd camrip hdts hdtc \
        telesync telecine megusta tigole qxr etrg sparks fgt evo ganool psa galaxyrg
        """.wordSet

    /// Words that hardly any title has.
    static let nonMovie = """
        whatsapp screenshot screenshots screencast screenrecording screenrecorder facetime ufc nba \
        nfl nhl mlb mls motogp wwe aew laliga bundesliga epl amd64 x86 x64 arm64 win32 win64 \
        ubuntu debian fedora installer setup vlog vlogs podcast gameplay walkthrough speedrun \
        unboxing asmr webinar udemy coursera timelapse hyperlapse gopro dashcam dji karaoke lyrics \
        mashup remix timetable invoice rechnung facture receipt changelog readme thumbs desktop \
        livestream twitch tiktok youtube snapchat instagram screengrab bildschirmaufnahme \
        bildschirmfoto scan0001 wip mixdown stems presets sitzung untitled unbenannt rendered ps1 \
        ps2 ps3 ps4 ps5 psx psp xbox xbox360 wii wiiu gamecube snes dreamcast n64 nds gba
        """.wordSet

    /// Before a number, these count what is no movie, unless they are in its title.
    static let counted = """
        season staffel saison temporada stagione series serie episode episodes episodio épisode \
        folge ep odcinek сезон серия lesson lektion leçon lecture vorlesung week woche module unit \
        kapitel tutorial exercise übung homework section round matchday game gp takes take clip \
        track level chapter meeting session class kurs course シーズン 시즌
        """.wordSet

    /// After a title, these name what is added to a movie.
    static let extras = """
        sample trailer trailers teaser featurette featurettes extras extra bonus bloopers \
        interview interviews deleted scenes promo behindthescenes deletedscene making soundtrack \
        ost commentary proof screens
        """.wordSet

    /// Words of home videos and documents: a title of such words alone must be that of a well-known
    /// movie.
    static let personal = """
        birthday wedding year years vacation holiday holidays christmas xmas easter halloween \
        thanksgiving party trip family graduation dance recital concert school class baby babies \
        kids kid dog dogs cat cats puppy kitten beach house home garden lake mountain mountains \
        summer winter spring autumn fall camp camping hike hiking ski skiing snow ride drive road \
        park zoo pool birthdays anniversary reunion dinner lunch breakfast bbq picnic weekend day \
        night morning evening sunday monday tuesday wednesday thursday friday saturday january \
        february march april may june july august september october november december jan feb mar \
        apr jun jul aug sep oct nov dec mom mum dad mama papa grandma grandpa oma opa uncle aunt \
        sister brother friends friend cousin project final draft v1 v2 v3 v4 version copy test \
        tests demo export edit edited cut render alpha beta presentation meeting report interview \
        documents document notes backup archive old new video videos clip clips movie film footage \
        recording record memories memory album photos photo pictures slideshow montage compilation \
        highlights game match training practice team football soccer tennis basketball hockey race \
        marathon my our the a an and of in at on with for to from 1 2 3 4 5 6 7 8 9 10 first \
        second third part last next good best happy fun live show song music band tour work office \
        job introduction intro outro lesson lecture course tutorial review walk run visit city \
        paris london rome berlin italy spain france germany greece japan usa geburtstag hochzeit \
        urlaub weihnachten ferien sommer anniversaire mariage vacances noël été cumpleaños boda \
        vacaciones navidad speech ceremony shower bachelor parade festival fireworks opening \
        closing performance play rehearsal choir piano guitar violin drums swimming surfing \
        cooking baking fishing boat flight airport eve fathers father mothers mother valentines \
        communion baptism prom train car bike motorcycle drone sunset sunrise
        """.wordSet

    /// The first words of what cameras and programs call their files.
    static let cameras = """
        img vid dsc dscn dscf mvi pxl gopr mov sam cimg imgp mah kic trim signal fb snapchat video \
        clip rec recording capture p wp zoom audio vts title telegram cam img_e hpim pict stream \
        dcim movie videoplayback
        """.wordSet

    /// Articles, which stand after a comma at the end of a title in lists.
    static let articles =
        "the a an le la les l un une der die das ein eine el los las il lo i gli o".wordSet

    /// Names of files that say nothing about what is in them.
    static let generic = """
        movie video film feature main file disc disk cd dvd bd part video_ts bdmv stream vts title \
        t index untitled output new copy of ts avseq track playlist mainfeature hd 1 2 3 4
        """.wordSet

    /// Names of folders whose files are no movies.
    static let folders = """
        sample samples extras extra featurettes featurette trailers trailer bonus interviews \
        scenes shorts specials proof screens season staffel saison temporada stagione
        """.wordSet
}

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

    private static let fileTags = """
        480p 576p 720p 1080p 1080i 2160p uhd hdr10 bluray brrip bdrip bdremux remux webrip webdl \
        hdtv hdrip dvdrip dvdscr x264 x265 h264 h265 hevc xvid divx 10bit aac ac3 ddp5 dd5 yify \
        yts rarbg mkv mp4 avi m4v wmv
        """.wordSet

    private static let words = """
        movie film trailer full watch online free stream streaming download torrent netflix cast \
        imdb wiki wikipedia rating ratings review reviews synopsis ending explained soundtrack 4k \
        hd hdr blu ray web dvd extended remastered unrated uncut proper repack limited multi dual \
        dubbed subbed subtitles original
        """.wordSet
}
