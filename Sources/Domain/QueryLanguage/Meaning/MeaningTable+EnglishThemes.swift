extension MeaningTable {
    /// Themes in the words of overviews and keywords, and phrases in which a word is no filter.
    static let themes = """
        christmas = xmas, x-mas, christmassy, christmas, christmas time, christmastime, \
            yuletide
        biography = biopic, biopics, biographical, biographies, life story, life stories
        true story = true story, true stories, based on a true story, based on true story, \
            based on true stories, based on real events, based on true events, inspired by true \
            events, inspired by a true story, based on a real story, real life story
        based on novel = based on a book, based on book, based on books, based on a novel, \
            based on novels, book adaptation, book adaptations, literary adaptation
        based on comic = based on a comic, based on comics, comic book movie, comic book \
            movies, comic book films, comic book adaptation
        superhero = superhero, superheroes, super hero, super heroes
        sport = sport, sports, sporting
        black and white = black and white, monochrome
        teenager = teen, teens, teenage, teenagers
        film noir = film noir, film noirs, films noirs, noir
        neo-noir = neo noir, neo noirs
        coming of age = coming of age, coming of age story, coming of age stories
        found footage = found footage
        time travel = time travel, time travelling, time traveling, time traveller, time \
            traveler
        time loop = time loop, time loops
        serial killer = serial killer, serial killers
        martial arts = martial arts, martial art, karate movie, karate movies
        world war ii = ww2, wwii, ww ii, world war 2, world war ii, world war two, second \
            world war, 2nd world war, wartime
        world war i = ww1, wwi, world war 1, world war i, world war one, first world war, \
            great war, 1st world war
        post-apocalypse = post apocalyptic, postapocalyptic, post apocalypse
        dystopia = dystopian, dystopia, dystopias
        artificial intelligence = ai, artificial intelligence, a.i
        stop motion = stop motion
        monster = creature feature, creature features, kaiju
        vampire = vampires, vampire
        zombie = zombies, zombie
        lgbt = lgbt, lgbtq, queer
        short story = short story, short stories
        parallel world = parallel world, parallel worlds, parallel universe, parallel \
            universes, alternate universe, alternate universes, multiverse
        cold war = cold war
        north korea = north korea, north korean
        cult film = cult classic, cult classics, cult film, cult films, cult movie, cult \
            movies
        post war = post-war, postwar
        pre war = pre-war
        20th century fox = 20th century fox
        19th century = 19th century, nineteenth century
        18th century = 18th century, eighteenth century
        korean war = korean war
        civil war = civil war, american civil war
        spanish civil war = spanish civil war
        gulf war = gulf war
        star wars = star wars
        end of the world = end of the world
        over the top = over the top
        nuclear war = nuclear war
        drug war = drug war, war on drugs
        gang war = gang war, gang wars
        tug of war = tug of war
        prisoner of war = prisoner of war, prisoners of war
        family secret = family secret, family secrets
        dysfunctional family = dysfunctional family, dysfunctional families
        royal family = royal family
        crime family = crime family, crime families
        family reunion = family reunion
        family vacation = family vacation, family holiday
        native american = native american, native americans
        african american = african american, african americans
        american football = american football
        american dream = american dream
        latin american = latin america
        mexican standoff = mexican standoff
        mexican cartel = mexican cartel, mexican cartels
        german shepherd = german shepherd
        french revolution = french revolution
        french resistance = french resistance
        french foreign legion = french foreign legion
        russian revolution = russian revolution
        russian roulette = russian roulette
        russian mafia = russian mafia, russian mob
        irish mob = irish mob
        chinese restaurant = chinese restaurant
        greek mythology = greek mythology, greek myth, greek myths, greek gods
        british army = british army
        british empire = british empire
        british museum = british museum
        new york = new york, new york city, nyc
        new jersey = new jersey
        new orleans = new orleans
        new england = new england
        new mexico = new mexico
        new year = new year, new years, new year's, new years eve, new year's eve
        new zealand = new zealand
        old west = old west, wild west
        old age = old age
        old man = old man, old men
        old woman = old woman, old lady
        old house = old house
        old friends = old friends, old friend
        long island = long island
        long distance = long distance
        best friend = best friend, best friends
        best man = best man
        best seller = best seller, best sellers
        top secret = top secret
        short term memory = short term memory
        late night = late night
        early retirement = early retirement
        mid life crisis = mid life crisis, midlife crisis
        high school = high school
        los angeles = la riots
        body double = body double
        horror writer = horror writer
        crime scene = crime scene
        crime lord = crime lord, crime boss
        crime writer = crime writer
        action figure = action figure, action figures
        music teacher = music teacher
        music video = music video
        music industry = music industry
        history teacher = history teacher
        science fiction writer = science fiction writer
        jack black = jack black
        martin short = martin short
        justin long = justin long
        shelley long = shelley long
        dawn french = dawn french
        french stewart = french stewart
        courtney love = courtney love
        chris cooper = chris cooper
        dark knight = dark knight
        #english = polar, court, terror, animal, red, mission, court room, noel, mar, die, \
            also, son, mine, pour, fin, as, con, sin, sur, war, art, gore, on, man, kurz, alt, \
            fort, comic, rate, chat, pain, main, vie, sea, ocean, gift, rat, not, arm, star, \
            stern, tag, rot, land, hell, angst, winter, dick, fast, bald, rock, kind, mal, note, \
            ton, pays, suite, or, dent, but, coup, petite, grand

        """

    /// Countries and movements.
    static let places = """
        lang:en,fr canada = canadian, from canada
        lang:en england = british, english films, uk, united kingdom, from the uk, from \
            england, from britain, from great britain, brit
        lang:en ireland = irish, from ireland
        lang:en scotland = scottish, from scotland
        lang:en wales = welsh, from wales
        lang:en australia = australian, from australia, aussie, ozploitation
        lang:en new zealand = from new zealand, kiwi
        lang:en nigeria = nigerian, nollywood, from nigeria
        south africa = south african, from south africa
        lang:en = from america, from the us, from the usa, from the united states, from the \
            states, hollywood movie, hollywood movies, hollywood film, hollywood films, english \
            speaking, english language, in english
        lang:!en = foreign, foreign language, in a foreign language, foreign languages, non \
            english, non english language, not in english, not english, international, world \
            cinema, subtitled, with subtitles
        lang:ko = from korea, from south korea, south korean, korea, in korean, korean \
            language, hallyu
        lang:ja = from japan, in japanese, japanese language
        lang:fr = from france, in french, french language
        lang:es = from spain, in spanish, spanish language, spanish speaking, hispanic
        lang:de = from germany, in german, german language, german speaking
        lang:it = from italy, in italian, italian language
        lang:zh = from china, from taiwan, in chinese, in mandarin, chinese language, mandarin \
            language
        lang:cn,zh = hong kong movie, hong kong movies, hong kong film, hong kong films, hong \
            kong cinema, hong kong action cinema, from hong kong
        lang:cn,zh hong kong = hong kong
        lang:hi = bollywood, in hindi, hindi language
        lang:hi,te,ta,ml,kn,bn,mr,pa = indian, from india
        lang:te,ta,ml,kn = south indian
        lang:te = tollywood
        lang:ta = kollywood
        lang:ml = mollywood
        lang:ur = pakistani, from pakistan
        lang:si = sri lankan, sinhala
        lang:ru = from russia, in russian, russian language
        lang:sv = from sweden, in swedish
        lang:da = from denmark, in danish
        lang:no = from norway, in norwegian
        lang:fi = from finland
        lang:is = from iceland
        lang:pl = from poland
        lang:cs = from the czech republic, czechoslovak, czechoslovakian
        lang:hu = from hungary
        lang:ro = from romania
        lang:el = from greece
        lang:tr = from turkey
        lang:fa = from iran
        lang:he = from israel
        lang:th = from thailand
        lang:vi = from vietnam
        lang:id = from indonesia
        lang:tl = from the philippines, pinoy
        lang:uk = from ukraine
        lang:nl = from the netherlands, from holland
        lang:pt brazil = brazilian, from brazil
        lang:pt = from portugal
        lang:es mexico = mexican, from mexico
        lang:es argentina = argentinian, argentine, argentinean, from argentina
        lang:es chile = chilean, from chile
        lang:es colombia = colombian, from colombia
        lang:es peru = peruvian, from peru
        lang:es uruguay = uruguayan, from uruguay
        lang:es venezuela = venezuelan, from venezuela
        lang:es bolivia = bolivian
        lang:es cuba = cuban, from cuba
        lang:es,pt = latin american, from latin america, latino
        lang:de austria = austrian, from austria
        lang:de,fr,it switzerland = swiss, from switzerland
        lang:fr,nl belgium = belgian, from belgium
        lang:fr,ar morocco = moroccan, from morocco
        lang:fr,ar algeria = algerian, from algeria
        lang:fr,ar tunisia = tunisian, from tunisia
        lang:fr,wo senegal = senegalese, from senegal
        lang:ar egypt = egyptian, from egypt
        lang:ar lebanon = lebanese, from lebanon
        lang:ar palestine = palestinian, from palestine
        lang:ar = arab, in arabic
        lang:sv,da,no,fi,is = scandinavian, nordic, from scandinavia
        lang:sr,hr,bs,sh,sl,mk = yugoslav, yugoslavian, balkan, from yugoslavia
        lang:fr,de,it,es,pt,nl,sv,da,no,fi,pl,cs,hu,ro,el = european, from europe
        lang:ko,ja,zh,cn,th,vi,id,tl = asian, from asia, east asian
        lang:fr year:1958-1968 = french new wave, nouvelle vague
        lang:it year:1943-1954 = italian neorealism, italian neo realism, neorealism, \
            neorealist, italian neorealist
        lang:de year:1913-1933 = german expressionism, german expressionist, expressionist, \
            expressionism
        lang:de year:1965-1982 = new german cinema
        lang:cs year:1962-1970 = czech new wave, czechoslovak new wave
        lang:ja year:1956-1976 = japanese new wave
        lang:cn,zh year:1979-1999 = hong kong new wave
        lang:ko year:1996- = korean new wave, new korean cinema
        lang:ro year:2001- = romanian new wave
        lang:en england year:1959-1965 = british new wave, kitchen sink realism, kitchen sink \
            drama
        lang:en year:1967-1982 = new hollywood
        lang:en year:1929-1934 = pre-code, precode, pre-code hollywood
        lang:en year:1930-1960 = old hollywood, golden age hollywood, classic hollywood, \
            classical hollywood, golden age of hollywood
        lang:da year:1998-2005 = dogme 95, dogme, dogma 95
        lang:ru year:1924-1930 = soviet montage
        lang:en genre:comedy year:1934-1944 = screwball comedy, screwball comedies, screwball
        lang:en genre:crime year:1940-1959 noir = classic film noir, classic noir

        """
}
