extension MeaningTable {
    static let english = MeaningTable(
        genres,
        themes,
        places,
        LanguageNames.table,
        numbers,
        filler
    )

    private static let genres = """
        genre:horror = horror, horrors, scary, scariest, spooky, frightening, creepy, \
            terrifying, chilling, slasher movie, slasher movies, slasher film, slasher films, \
            splatter, body horror, supernatural horror
        genre:horror slasher = slasher, slashers
        genre:comedy = comedy, comedies, funny, funniest, comedic, hilarious, humorous, \
            comical, humor, humour, laugh out loud, lighthearted, light hearted, feel good, \
            feelgood
        genre:drama = drama, dramas, dramatic, melodrama, melodramas, tearjerker, tearjerkers, \
            tear jerker, tear jerkers, sad, saddest
        genre:action = action, action packed, action filled, actioner, actioners, shoot em up
        genre:thriller = thriller, thrillers, suspense, suspenseful, thrilling, psychological \
            thriller, psychological thrillers, nail biter, nail biters, nail biting, edge of your \
            seat
        genre:romance = romance, romances, romantic, love story, love stories, chick flick, \
            chick flicks, date night
        genre:science-fiction = sci-fi, scifi, science fiction, sf, syfy, futuristic
        genre:animation = animation, animations, animated, cartoon, cartoons
        genre:family = family, family friendly, kids, kid friendly, for kids, for children, \
            for the kids, for the whole family, for the family, for families, for toddlers, for \
            little ones, for all ages, to watch with kids, to watch with the kids, to watch with \
            family, to watch with my kids, children's, childrens, kid's, child friendly, suitable \
            for children
        genre:fantasy = fantasy, fantasies, sword and sorcery, high fantasy
        genre:adventure = adventure, adventures, adventurous
        genre:crime = crime, crimes, criminal
        genre:mystery = mystery, mysteries, mysterious, whodunit, whodunits, whodunnit, \
            whodunnits, murder mystery, murder mysteries, detective story, detective stories
        genre:documentary = documentary, documentaries, docs, documentary film, documentary \
            films, non fiction, nonfiction, nature documentary, nature documentaries
        genre:history = history, historical, historic, period piece, period pieces, period, \
            costume
        genre:war = war, wars, historical war
        genre:western = western, westerns, cowboy movie, cowboy movies, cowboy film, cowboy \
            films
        genre:music = musical, musicals, music
        genre:tv-movie = tv movie, tv movies, tv film, tv films, television movie, television \
            movies, television film, television films, made for tv, made for television
        genre:comedy,romance = romcom, romcoms, rom com, rom coms, romantic comedy, romantic \
            comedies, funny romance, comedy romance
        genre:comedy,drama = dramedy, dramedies, comedy drama, comedy dramas, tragicomedy, \
            tragicomedies
        genre:comedy,crime = black comedy, black comedies, dark comedy, dark comedies, crime \
            comedy, crime comedies, dark humor, dark humour, black humor, black humour, crime \
            caper, crime capers
        genre:comedy,horror = horror comedy, horror comedies, comedy horror, scary comedy, \
            scary comedies
        genre:comedy,action = action comedy, action comedies, buddy cop, buddy cops
        genre:comedy parody = parody, parodies, spoof, spoofs
        genre:comedy satire = satire, satires, satirical
        genre:comedy slapstick = slapstick
        genre:comedy mockumentary = mockumentary, mockumentaries
        genre:comedy teenager = teen comedy, teen comedies, teenage comedy, teenage comedies, \
            high school comedy, high school comedies
        genre:action,adventure = action adventure, action adventures, swashbuckler, \
            swashbucklers, swashbuckling
        genre:action,thriller = action thriller, action thrillers
        genre:action,science-fiction = sci fi action, science fiction action, action sci fi
        genre:action martial arts = martial arts action
        genre:drama,romance = romantic drama, romantic dramas, romance drama, romance dramas
        genre:drama,history = historical drama, historical dramas, period drama, period \
            dramas, costume drama, costume dramas, history drama, history dramas, historical \
            fiction
        genre:drama,war = war drama, war dramas
        genre:drama,crime = crime drama, crime dramas
        genre:drama trial = courtroom drama, courtroom dramas, legal drama, legal dramas, \
            court drama, court dramas
        genre:drama sport = sports drama, sports dramas, sport drama
        genre:history,romance = historical romance, historical romances, period romance, \
            period romances
        genre:crime,thriller = crime thriller, crime thrillers
        genre:crime,mystery = detective movie, detective movies, detective film, detective \
            films
        genre:crime gangster = gangster, gangsters, mobster, mobsters, mob movie, mob movies, \
            mob film, mob films
        genre:crime mafia = mafia, italian mob, the mob, cosa nostra
        genre:crime heist = heist thriller, heist thrillers
        genre:documentary,crime = true crime documentary, true crime documentaries, crime \
            documentary, crime documentaries
        genre:documentary,music = music documentary, music documentaries, rockumentary, \
            rockumentaries, concert film, concert films, concert movie, concert movies
        genre:science-fiction,horror = sci fi horror, science fiction horror
        genre:science-fiction,comedy = sci fi comedy, sci fi comedies, science fiction comedy
        genre:science-fiction,thriller = sci fi thriller, sci fi thrillers, science fiction \
            thriller
        genre:science-fiction space = space opera, space operas
        genre:thriller spy = spy thriller, spy thrillers, espionage thriller, espionage \
            thrillers
        genre:thriller erotic = erotic thriller, erotic thrillers
        genre:thriller politics = political thriller, political thrillers, politics thriller, \
            conspiracy thriller, conspiracy thrillers
        genre:thriller psychological = psychological
        genre:animation stop motion = stop motion animation, stop motion animations, \
            claymation
        genre:animation,family = disney cartoon, disney cartoons, kids cartoon, kids cartoons, \
            cartoons for kids
        genre:animation lang:ja = anime, animes, japanimation, japanese animation, japanese \
            animations, japanese animated, japanese cartoon, japanese cartoons
        genre:western lang:it = spaghetti western, spaghetti westerns, italian western, \
            italian westerns
        genre:horror lang:it = giallo, gialli, italian giallo
        genre:horror lang:ja = j-horror, jhorror
        genre:horror lang:ko = k-horror, khorror
        genre:drama lang:ko = k-drama, kdrama, k-dramas, kdramas
        genre:thriller,crime lang:sv,da,no,fi,is = nordic noir, scandi noir, scandinavian noir
        genre:war vietnam = vietnam war, vietnam
        genre:war anti war = anti-war, antiwar

        """

    private static let numbers = """
        year:1910-1919 = nineteen tens
        year:1920-1929 = twenties, roaring twenties, nineteen twenties
        year:1930-1939 = thirties, nineteen thirties
        year:1940-1949 = forties, nineteen forties
        year:1950-1959 = fifties, nineteen fifties
        year:1960-1969 = sixties, swinging sixties, nineteen sixties
        year:1970-1979 = seventies, nineteen seventies
        year:1980-1989 = eighties, nineteen eighties
        year:1990-1999 = nineties, nineteen nineties
        year:2000-2009 = noughties, aughts, two thousands, early 2000's
        year:2010-2019 = twenty tens
        year:2020-2029 = twenty twenties
        year:1900-1999 = 20th century, twentieth century
        year:2000- = 21st century, twenty first century
        year:-1979 = old, vintage, old school, old time, old fashioned, old timey, classic, \
            classics, golden age
        year:2000- sort:rating = modern classic, modern classics
        year:-1929 = silent, silents, silent era, silent film, silent films, silent movie, \
            silent movies
        year:2010- = modern, contemporary
        runtime:-80 = short, shorts, short film, short films, featurette, featurettes
        runtime:150- = long, very long, really long, lengthy, epics, epic movie, epic movies, \
            epic film, epic films
        sort:rating = best, top 10, top ten, ten best, top 20, top 50, top 100, top 5, top \
            five, 10 best, top, greatest, top rated, highest rated, best rated, highly rated, well \
            rated, critically acclaimed, acclaimed, must see, must watch, all time, of all time, \
            best ever, best of, oscar winners, oscar winner, oscar winning, academy award winners, \
            academy award winning, best picture, best picture winners, best picture winner, \
            masterpiece, masterpieces, underrated, award winning
        sort:-rating = worst, worst rated, lowest rated
        sort:popularity = popular, most popular, famous, most famous, well known, blockbuster, \
            blockbusters, most watched, biggest, highest grossing, box office hits
        sort:year = new, newest, latest, recent, most recent, recently released, newly \
            released, new release, new releases, brand new
        sort:-year = oldest, earliest
        sort:runtime = longest
        sort:-runtime = shortest
        #modifier = old, short, long, new, silent, quick, classic, top, best, worst, famous, \
            popular, modern, period, recent, costume, foreign, vintage, english, biggest, \
            mysterious, criminal, sad, funny, contemporary, psychological, kids, music, history, \
            family, vietnam, subtitled, korea, international, acclaimed, oldest, longest, shortest
        #after = after, newer than, post, later than
        #since = since, starting in, starting from, as of
        #before = before, older than, prior to, earlier than, pre
        #until = until, till, up to, up until
        #under = under, below, less than, shorter than, at most, no more than, no longer than, \
            not more than, not longer than, maximum, max, fewer than, within, up to, not over
        #over = over, above, more than, longer than, at least, no less than, minimum, \
            exceeding
        #around = about, around, approximately, roughly, circa, approx
        #between = between, from
        #and = and, to, or, through, until, till, thru
        #later = or later, and later, onwards, onward, and onwards, and up, and after, or \
            newer, and newer
        #earlier = or earlier, and earlier, or older, and older, and before
        #less = or less, or under, max, maximum, or shorter, and under, tops, at most
        #more = or more, or longer, and up, minimum, at least, plus, and over
        #minutes = minutes, minute, mins, min, minutes long, minute long, mins long, m
        #hours = hours, hour, hrs, hr, h, hours long, hour long, hrs long
        #decade = decade
        #early = early, the early, beginning of the
        #mid = mid, middle, middle of the
        #late = late, the late, end of the
        #not = not, no, without, except, excluding, except for, minus, but not, but no, other \
            than, that isn't, that is not, that are not, that aren't, which isn't, which is not, \
            who is not, that's not, not from, not by, not with, not about, not a, not an, with no, \
            nothing with, anything but, apart from
        #setting = set in, set in the, taking place in, taking place in the, takes place in, \
            takes place in the, that takes place in, that takes place in the, happening in the, \
            take place in, that take place in, take place in the
        #1 = one, an, a, 1
        #2 = two
        #3 = three
        #4 = four
        no one = no one, no-one

        """

    private static let filler = """
        #movie = movie, movies, film, films, flick, flicks, cinema, feature, features, feature \
            film, feature films, motion picture, motion pictures, pictures, picture, moovie, \
            moovies, movi, movis, titles, stuff, ones, story, stories, tale, tales
        - = movie, movies, film, films, flick, flicks, cinema, feature film, feature films, \
            motion picture, motion pictures, moovie, moovies, movi, movis, full movie, full \
            movies, full film, full length
        - = about, with, by, starring, featuring, directed by, made by, written by, by \
            director, by the director, with actor, with actress, films of, movies of, from, where, \
            in which, that, who, whose, which, there is, there are, the one, the ones, one with, \
            the one with, the one where, movie where, movies where
        - = ever, ever made, but, b movie, b movies, the, a, an, of, in, on, at, for, to, and, \
            or, is, are, was, were, it's, its, as, into, than, very, really, so, quite, pretty, \
            most, more
        - = some, any, all, every, good, great, nice, decent, cool, awesome, amazing, \
            fantastic, excellent, wonderful, favorite, favourite, fun, entertaining, interesting, \
            essential, something, anything, like, similar to, kind of, sort of, type of, style, \
            themed, based, related, era, genre, type, made, produced, released, release, released \
            in, made in, came out in, came out, that came out in, made between, released between, \
            language, in the language, speaking
        - = set in, set in the, taking place in, taking place in the, takes place in, takes \
            place in the, take place in, that take place in, that takes place in
        - = watch, to watch, please, me, my, i, you, we, us all, show me, give me, find, find \
            me, list of, lists of, recommend, recommendation, recommendations, suggest, \
            suggestion, suggestions, suggest me, recommend me, can you, could you, i want, i want \
            to watch, i want to see, i'd like, i would like, looking for, i'm looking for, im \
            looking for, what are, what are the, what is, what's, whats, which are, are there, are \
            there any, is there, is there a, do you know, know any, know of, tonight, to see, what \
            to watch, online, for free, streaming, stream, download, hd, 4k, 1080p, 720p, dvd, blu \
            ray, bluray, imdb, tmdb, rotten tomatoes, letterboxd, reddit
        - = epic, hidden gem, hidden gems, indie, indie film, indie films, indie movie, indie \
            movies, independent film, independent films, arthouse, art house, low budget, big \
            budget, mainstream, date movie, date movies
        #ending = series, franchise, franchises, trilogy, trilogies, saga, universe, \
            collection, box set, quadrilogy, tetralogy, duology, installments, sequels, cinematic \
            universe, filmography, works, work, oeuvre, hits

        """
}
