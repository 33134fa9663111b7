import Domain

extension MovieDetails {
    /// A movie of which everything is known.
    static let full = MovieDetails(
        movie: Movie(
            id: .tmdb(42),
            imdbID: IMDbID("tt9100001"),
            title: "The Lantern Keepers",
            originalTitle: "등불지기",
            originalLanguage: "ko",
            releaseDate: CalendarDate("1999-03-31"),
            overview: "Two sisters keep a lighthouse\non a planet without night.",
            genres: [Genre(name: "Drama"), Genre(name: "Science Fiction")],
            voteAverage: 7.25,
            voteCount: 140
        ),
        tagline: "Someone has to.",
        translations: [TitleTranslation(language: "ko", title: "등불지기")],
        runtime: 59,
        status: .postProduction,
        collection: MovieCollection(id: 5, name: "The Lantern Collection"),
        keywords: ["lighthouse", "sisters"],
        spokenLanguages: ["ko", "is"].compactMap { SpokenLanguage(code: $0, englishName: nil) },
        production: MovieProduction(
            countries: ["Iceland"],
            companies: ["North Light Pictures", "Two Rivers"],
            budget: 63_000_000,
            revenue: 999
        ),
        credits: MovieCredits(
            directors: ["Ada Brandt"],
            writers: ["Jun Seo"],
            cast: [CastMember(name: "Mara Lind", character: "Keeper"), CastMember(name: "Ilse")],
            crew: [
                CrewMember(name: "Ada Brandt", job: "Director", department: "Directing"),
                CrewMember(name: "Jun Seo"),
            ]
        ),
        links: MovieLinks(
            homepage: "https://lantern.example.org",
            trailer: "https://www.youtube.com/watch?v=abcdefghijk",
            wikidataID: "Q83495"
        ),
        release: RegionalRelease(
            region: "KR",
            date: CalendarDate("1999-05-15"),
            certification: "15"
        ),
        watchOptions: WatchOptions(
            region: "KR",
            link: "https://www.themoviedb.org/movie/42/watch?locale=KR",
            services: [
                .stream: ["Wave", "Tide"], .free: ["Commons"], .ads: ["Pause"], .rent: ["Shop"],
                .buy: ["Shop", "Store"],
            ]
        ),
        recommendations: [
            Movie(
                id: .tmdb(43),
                title: "The Lantern Keepers Return Once More",
                releaseDate: CalendarDate("2003")
            ),
            Movie(id: .tmdb(44), title: "Undated"),
        ],
        source: .tmdb
    )

    /// A movie with sequences that control a terminal in every text.
    static let hostile: MovieDetails = {
        let text = "\u{1B}[31mR\u{202E}ed\u{7}\u{0}\u{9B}2J\n\t\u{2028}"
        return MovieDetails(
            movie: Movie(
                id: .tmdb(42),
                title: text,
                originalTitle: "\(text)!",
                originalLanguage: text,
                overview: text,
                genres: [Genre(name: text)],
                posterURL: text
            ),
            tagline: text,
            collection: MovieCollection(name: text),
            keywords: [text],
            spokenLanguages: [SpokenLanguage(code: text, englishName: text)].compactMap(\.self),
            production: MovieProduction(countries: [text], companies: [text]),
            credits: MovieCredits(
                directors: [text],
                writers: [text],
                cast: [CastMember(name: text, character: text)],
                crew: [CrewMember(name: text, job: text, department: text)]
            ),
            links: MovieLinks(homepage: text, trailer: text, wikidataID: text),
            release: RegionalRelease(region: text, certification: text),
            watchOptions: WatchOptions(
                region: text,
                link: text,
                services: WatchOffer.allCases.reduce(into: [:]) { $0[$1] = [text] }
            ),
            recommendations: [Movie(id: .tmdb(43), title: text, originalTitle: text)],
            source: .tmdb
        )
    }()
}
