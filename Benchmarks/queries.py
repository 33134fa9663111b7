"""Makes queries from the movies of the built-in catalog, and what a search should find for each.

A line of the file is an object with the keys query and kind, and the keys expect_builtin and expect_imported for the
two kinds of catalogs; a key is absent where that catalog can't know what is right. For a query with a title, the value
is the list of the ids of which one should come first. For a query without one, it is an object of the facts that the
first movies must have: genres, language, from and to (years), people, most (minutes).

The weights of the search were chosen with the queries of FITTED_SEED. The others are held out and have the key
held_out: "queries" are made with HELD_OUT_SEEDS for the same movies, "movies" are for movies that are less popular.
"""
import collections, json, random, re, unicodedata

PER_KIND = 60
# Queries are for movies that many people know: this many of the most popular.
KNOWN = 3000
# Imported catalogs have this many movies of the built-in catalog.
IMPORTED = 10_000
FITTED_SEED = 1
HELD_OUT_SEEDS = (2, 3, 4, 5)


def folded(text):
    """The words of a text, in lower case and without accents."""
    letters = "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))
    return " ".join(re.findall(r"\w+", letters.replace("'", "").replace("’", "")))


# Queries with a title. Each function gets a movie and a random generator, and returns a query or None where the kind
# doesn't apply.

ARTICLES = ["a", "an", "the"]
PREPOSITIONS = "of in on to for with at from".split()
SMALL_WORDS = {*ARTICLES, *PREPOSITIONS, "and"}
KEYS = {key: near for row in ("qwertyuiop", "asdfghjkl", "zxcvbnm") for key, near in zip(row, row[1:] + row[-2])}
NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve thirteen".split()
ROMAN = "i ii iii iv v vi vii viii ix x".split()
SOUNDS = [pair.split("/") for pair in (
    "ph/f f/ph ie/ei ei/ie ck/k ca/ka co/ko ka/ca ea/ee ee/ea oo/u ou/u ai/ay gh/ qu/kw x/ks tion/shun "
    "er/or or/er an/en en/an s/z z/s y/i i/y ll/l ss/s tt/t nn/n rr/r l/ll t/tt").split()]


def words(movie):
    return movie["title"].split()


def content(movie):
    return [word for word in words(movie) if word.lower() not in SMALL_WORDS]


def changed(text, other):
    """The other text, if it differs."""
    return other if other and other.lower() != text.lower() else None


def at_a_letter(text, rng, change):
    """The text with one of its letters replaced, but not the first one."""
    places = [place for place, letter in enumerate(text) if place > 0 and letter.isascii() and letter.isalpha()]
    if len(places) < 4:
        return None
    place = rng.choice(places)
    return changed(text, text[:place] + change(text[place]) + text[place + 1:])


def letter_missing(text, rng):
    return at_a_letter(text, rng, lambda letter: "")


def letter_twice(text, rng):
    return at_a_letter(text, rng, lambda letter: letter * 2)


def neighbouring_key(text, rng):
    return at_a_letter(text, rng, lambda letter: KEYS[letter.lower()])


def letters_swapped(text, rng):
    places = [place for place in range(1, len(text) - 1)
              if text[place:place + 2].isalpha() and text[place] != text[place + 1]]
    if len(text) < 5 or not places:
        return None
    place = rng.choice(places)
    return text[:place] + text[place + 1] + text[place] + text[place + 2:]


def by_sound(text, rng):
    text = text.lower()
    found = [(match.start(), sound, other) for sound, other in SOUNDS for match in re.finditer(sound, text)
             if match.start() > 0]
    if not found or len(text) < 5:
        return None
    place, sound, other = rng.choice(found)
    return text[:place] + other + text[place + len(sound):]


def by_sound_twice(text, rng):
    once = by_sound(text, rng)
    return once and changed(text, by_sound(once, rng))


def first_letter(text, rng):
    if len(text) < 7 or not (text[0].isascii() and text[0].isalpha()):
        return None
    return changed(text, rng.choice("bcdmpst") + text[1:])


MISSPELLINGS = [letter_missing, letter_twice, neighbouring_key, letters_swapped, by_sound]


def misspelled(text, rng):
    return text and rng.choice(MISSPELLINGS)(text, rng)


def then_misspelled(make):
    """A query, and how it is spelled right."""
    def query(movie, rng):
        right = make(movie, rng)
        wrong = misspelled(right, rng)
        return wrong and (wrong, right)
    return query


def from_title(change):
    return lambda movie, rng: change(movie["title"].lower(), rng)


def no_accents(movie, rng):
    letters = unicodedata.normalize("NFD", movie["title"])
    return changed(movie["title"], "".join(c for c in letters if not unicodedata.combining(c)))


def no_punctuation(movie, rng):
    return changed(movie["title"], re.sub(r"[^\w\s]", "", movie["title"].lower()))


def and_sign(movie, rng):
    title = movie["title"].lower()
    return changed(title, title.replace(" & ", " and ") if "&" in title else title.replace(" and ", " & "))


def other_number(movie, rng):
    """A number as a word, in digits or in Roman digits, not as in the title."""
    forms = [[str(number), NUMBERS[number], *ROMAN[number - 1:number]] for number in range(1, len(NUMBERS))]
    for place, word in enumerate(words(movie)):
        for form in forms:
            # "I" is seldom a number.
            if place > 0 and word.lower() in form and word.lower() != "i":
                other = rng.choice([other for other in form if other != word.lower()])
                return " ".join(words(movie)[:place] + [other] + words(movie)[place + 1:]).lower()
    return None


def no_small_words(movie, rng):
    return " ".join(content(movie)).lower() if 1 < len(content(movie)) < len(words(movie)) else None


def word_forgotten(movie, rng):
    if len(content(movie)) < 3:
        return None
    forgotten = rng.choice(content(movie))
    return " ".join(word for word in words(movie) if word != forgotten).lower()


def other_small_word(movie, rng):
    groups = {word: group for group in (ARTICLES, PREPOSITIONS) for word in group}
    places = [place for place, word in enumerate(words(movie)) if word.lower() in groups]
    if not places or len(content(movie)) < 2:
        return None
    place = rng.choice(places)
    word = words(movie)[place].lower()
    other = rng.choice([other for other in groups[word] if other != word])
    return " ".join(words(movie)[:place] + [other] + words(movie)[place + 1:]).lower()


def more_words(movie, rng):
    return rng.choice(["watch {}", "{} movie", "{} full movie", "{} trailer", "the movie {}", "{} online",
                       "{} film"]).format(movie["title"].lower())


def two_words_swapped(movie, rng):
    title = words(movie)
    if len(title) < 2:
        return None
    place = rng.randrange(len(title) - 1)
    title[place:place + 2] = reversed(title[place:place + 2])
    return changed(movie["title"], " ".join(title).lower())


def article_last(movie, rng):
    first, *rest = words(movie)
    return f"{' '.join(rest)}, {first}" if first in ("The", "A", "An") and rest else None


def no_spaces(movie, rng):
    return "".join(words(movie)).lower() if len(words(movie)) > 1 else None


def space_missing(movie, rng):
    if len(words(movie)) < 3:
        return None
    place = rng.randrange(1, len(words(movie)))
    return " ".join(words(movie)[:place]).lower() + " ".join(words(movie)[place:]).lower()


def space_inside(movie, rng):
    title = movie["title"].lower()
    places = [place for place in range(2, len(title) - 1) if title[place - 2:place + 2].isalpha()]
    return (lambda place: title[:place] + " " + title[place:])(rng.choice(places)) if places else None


def other_spaces(movie, rng):
    return rng.choice("-_.").join(folded(movie["title"]).split()) if len(words(movie)) > 1 else None


def subtitle(movie, rng):
    title, _, rest = movie["title"].partition(": ")
    # Many movies have a part two.
    is_part = rest.lower().startswith(("part ", "vol", "chapter ", "episode "))
    return rest.lower() if len(rest.split()) > 1 and not is_part else None


def initials(movie, rng):
    letters = [word[0] for word in folded(movie["title"]).split()]
    return "".join(letters) if len(letters) > 3 and movie["place"] < 1000 else None


def unfinished(movie, rng):
    title = movie["title"].lower()
    return title[:rng.randrange(max(6, len(title) // 2), len(title))].strip() if len(title) > 8 else None


def with_year(form, off=0):
    return lambda movie, rng: movie["year"] and form.format(
        title=movie["title"].lower(), year=movie["year"] + (rng.choice((-off, off)) if off else 0))


def with_person(key, change=None):
    def query(movie, rng):
        if not movie[key]:
            return None
        name = rng.choice(movie[key]).lower()
        name = change(name, rng) if change else rng.choice([name, name.split()[-1]])
        return name and f"{movie['title'].lower()} {name}"
    return query


def file_name(movie, rng):
    end = rng.choice(["1080p.BluRay.x264.mkv", "720p.WEB-DL.H264.mkv", "2160p.UHD.BluRay.x265.mkv", "DVDRip.XviD.avi"])
    name = ".".join(re.findall(r"[^\W_]+", movie["title"]))
    return movie["year"] and f"{name}.{movie['year']}.{end}"


def slug(movie, rng):
    name = "-".join(folded(movie["title"]).split())
    return rng.choice(["https://letterboxd.com/film/{}/", "https://www.rottentomatoes.com/m/{}"]).format(name)


def imdb_number(movie, rng):
    form = rng.choice(["{}", "https://www.imdb.com/title/{}/", "imdb.com/title/{}"])
    return movie["imdb_id"] and form.format(movie["imdb_id"])


def script_of(text):
    names = [unicodedata.name(letter, "").split() for letter in text if letter.isalpha()]
    return {name[0] for name in names if name}


def original(movie, rng):
    is_latin = script_of(movie["original_title"]) == {"LATIN"}
    return changed(movie["title"], movie["original_title"].lower()) if is_latin else None


def in_script(movie, rng):
    scripts = script_of(movie["original_title"])
    return movie["original_title"] if scripts and scripts.isdisjoint({"LATIN"}) else None


# The syllables of Hangul have up to three letters. These are the keys of a Korean keyboard for each.
INITIAL_KEYS = "r R s e E f a q Q t T d w W c z x v g".split()
VOWEL_KEYS = "k o i O j p u P h hk ho hl y n nj np nl b m ml l".split()
FINAL_KEYS = " r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g".split(" ")
INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"


def hangul(letter):
    """The numbers of the three letters, or None for another character."""
    number = ord(letter) - 0xAC00
    return (number // 588, number % 588 // 28, number % 28) if 0 <= number < 11172 else None


def korean(change):
    """Makes a query of each syllable; only for titles in Hangul."""
    def query(movie, rng):
        title = movie["original_title"]
        if script_of(title) != {"HANGUL"} or len(title) < 3:
            return None
        return "".join(change(*hangul(letter)) if hangul(letter) else letter for letter in title)
    return query


def korean_unfinished(movie, rng):
    title = movie["original_title"]
    if script_of(title) != {"HANGUL"} or len(title) < 3 or not hangul(title[-1]):
        return None
    return title[:-1] + INITIALS[hangul(title[-1])[0]], title[:-1]


def korean_without_spaces(movie, rng):
    title = movie["original_title"]
    return title.replace(" ", "") if script_of(title) == {"HANGUL"} and " " in title else None


CYRILLIC = dict(zip("йцукенгшщзхъфывапролджэячсмитьбюё",
                    "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"))


def cyrillic_on_qwerty(movie, rng):
    title = movie["original_title"].lower()
    is_russian = script_of(title) == {"CYRILLIC"} and movie["original_language"] == "ru"
    return "".join(CYRILLIC.get(letter, letter) for letter in title) if is_russian else None


def hiragana(movie, rng):
    title = movie["original_title"]
    kana = "".join(chr(ord(letter) - 0x60) if "ァ" <= letter <= "ヶ" else letter for letter in title)
    return kana if kana != title and len(title) > 2 else None


def full_width(movie, rng):
    title = movie["title"]
    return "".join("\u3000" if c == " " else chr(ord(c) + 0xFEE0) for c in title) if title.isascii() else None


# The kinds, and which movies are right besides those with the same title:
#     year, person                 of these, only those of the same year, or with a person of the movie
#     beginning, ending, words     also those whose title begins or ends with the query, or has all of its words
#     same                         also those for which the query is the same
#     id                           only the movie
# A function may return what else than the query the title must begin with, or have the words of.
KINDS = {
    "as it is written": (lambda movie, rng: movie["title"], ""),
    "lower case": (lambda movie, rng: movie["title"].lower(), ""),
    "without accents": (no_accents, ""),
    "without punctuation": (no_punctuation, ""),
    "& or and": (and_sign, ""),
    "a number in another form": (other_number, ""),
    "without small words": (no_small_words, "words"),
    "a word forgotten": (word_forgotten, "words"),
    "another small word": (other_small_word, ""),
    "more words": (more_words, ""),
    "two words swapped": (two_words_swapped, ""),
    "article last": (article_last, ""),
    "without spaces": (no_spaces, ""),
    "a space missing": (space_missing, ""),
    "a space inside a word": (space_inside, ""),
    "hyphens, dots or underscores": (other_spaces, ""),
    "only the subtitle": (subtitle, "ending"),
    "initials": (initials, "same"),
    "unfinished": (unfinished, "beginning"),
    "a letter missing": (from_title(letter_missing), ""),
    "a letter twice": (from_title(letter_twice), ""),
    "a neighbouring key": (from_title(neighbouring_key), ""),
    "letters swapped": (from_title(letters_swapped), ""),
    "first letter wrong": (from_title(first_letter), ""),
    "spelled by sound": (from_title(by_sound), ""),
    "spelled by sound, twice": (from_title(by_sound_twice), ""),
    "misspelled and unfinished": (then_misspelled(unfinished), "beginning"),
    "misspelled, without spaces": (then_misspelled(no_spaces), ""),
    "misspelled, without small words": (then_misspelled(no_small_words), "words"),
    "with the year": (with_year("{title} {year}"), "year"),
    "with the year in brackets": (with_year("{title} ({year})"), "year"),
    "year first": (with_year("{year} {title}"), "year"),
    "year off by one": (with_year("{title} {year}", off=1), ""),
    "with the director": (with_person("directors"), "person"),
    "with an actor": (with_person("cast"), "person"),
    "with a misspelled actor": (with_person("cast", misspelled), "person"),
    "name of a file": (file_name, "year"),
    "URL with the title": (slug, ""),
    "IMDb id or URL": (imdb_number, "id"),
    "original title": (original, ""),
    "original title in its script": (in_script, ""),
    "Korean on a QWERTY keyboard": (korean(lambda initial, vowel, final: INITIAL_KEYS[initial] + VOWEL_KEYS[vowel]
                                           + FINAL_KEYS[final]), ""),
    "initial consonants of Korean": (korean(lambda initial, vowel, final: INITIALS[initial]), "same"),
    "Korean, unfinished": (korean_unfinished, "beginning"),
    "Korean without spaces": (korean_without_spaces, ""),
    "Russian on a QWERTY keyboard": (cyrillic_on_qwerty, ""),
    "hiragana for katakana": (hiragana, ""),
    "full-width letters": (full_width, ""),
}


class Right:
    """Finds which movies of the catalog are right."""

    def __init__(self, movies):
        self.movies = movies
        self.by_title = collections.defaultdict(list)
        self.by_query = {}
        for movie in movies:
            movie["names"] = {folded(movie["title"]), folded(movie["original_title"])}
            movie["words"] = [set(name.split()) for name in movie["names"]]
            for name in movie["names"]:
                self.by_title[name].append(movie)

    def movies_for(self, movie, text, rule, make):
        if rule == "id":
            return [movie]
        right = [other for name in sorted(movie["names"]) for other in self.by_title[name]]
        if rule == "same":
            if make not in self.by_query:
                self.by_query[make] = collections.defaultdict(list)
                for other in self.movies:
                    self.by_query[make][make(other, None)].append(other)
            right += self.by_query[make][text]
        text = folded(text)
        if rule == "year":
            right = [other for other in right if other["year"] == movie["year"]]
        elif rule == "person":
            people = set(movie["directors"] + movie["cast"])
            right = [other for other in right if people & set(other["directors"] + other["cast"])]
        elif rule == "beginning":
            right += [other for other in self.movies if any(name.startswith(text) for name in other["names"])]
        elif rule == "ending":
            right += [other for other in self.movies if any(name.endswith(text) for name in other["names"])]
        elif rule == "words":
            words = set(text.split())
            right += [other for other in self.movies if any(words <= name for name in other["words"])]
        return right

    def is_ambiguous(self, query, right):
        """Whether the query is the title of a movie that is not right."""
        ids = {movie["id"] for movie in right}
        return any(other["id"] not in ids for other in self.by_title[folded(query)])


def with_titles(movies, rng, groups):
    """Queries for the movies of the first group, then for those of the next ones."""
    right_movies = Right(movies)
    for kind, (make, rule) in KINDS.items():
        candidates = [movie for group in groups for movie in rng.sample(group, len(group))]
        found = 0
        for movie in candidates:
            made = make(movie, rng)
            if not made:
                continue
            query, text = made if isinstance(made, tuple) else (made, made)
            right = right_movies.movies_for(movie, text, rule, make)
            if right_movies.is_ambiguous(query, right):
                continue
            case = {"query": query, "kind": kind, "expect_builtin": sorted({movie["id"] for movie in right})}
            if imported := sorted({movie["imported_id"] for movie in right if "imported_id" in movie}):
                case["expect_imported"] = imported
            yield case
            found += 1
            if found == PER_KIND:
                break


# Queries without a title: what is right depends on facts.

PLURALS = {"Comedy": "comedies", "Drama": "dramas", "Thriller": "thrillers", "Western": "westerns",
           "Mystery": "mysteries", "Documentary": "documentaries"}
LANGUAGES = {"fr": "french", "it": "italian", "ja": "japanese", "ko": "korean", "es": "spanish", "de": "german",
             "hi": "hindi", "da": "danish", "sv": "swedish", "ru": "russian", "pl": "polish", "pt": "portuguese"}


def named(genre):
    return "sci-fi" if genre == "Science Fiction" else genre.lower()


def plural(genre):
    return PLURALS.get(genre, f"{named(genre)} movies")


def decades(movie):
    if movie["year"] >= 1930:
        start = movie["year"] // 10 * 10
        yield {"from": start, "to": start + 9}


def genres(movie):
    for genre in movie["genres"]:
        if genre != "TV Movie":
            yield {"genres": [genre]}


def languages(movie):
    if movie["original_language"] in LANGUAGES:
        yield {"language": movie["original_language"]}


def years(movie):
    if movie["year"] >= 1930:
        yield {"from": movie["year"], "to": movie["year"]}


def lengths(movie):
    if movie["runtime"] and movie["runtime"] <= 90:
        yield {"most": 90}


def people(*keys):
    return lambda movie: ({"people": [name]} for key in keys for name in movie[key] if " " in name)


def decade(facts):
    return f"{facts['from'] % 100:02}s" if facts["from"] < 2000 else f"{facts['from']}s"


UNTITLED = {
    "decade and genre": ([decades, genres], lambda facts, rng: rng.choice(
        [f"{decade(facts)} {named(facts['genres'][0])}", f"{plural(facts['genres'][0])} {facts['from']}s"])),
    "genre and year": ([genres, years], lambda facts, rng: rng.choice(
        [f"{named(facts['genres'][0])} {facts['from']}", f"{plural(facts['genres'][0])} of {facts['from']}"])),
    "year": ([years], lambda facts, rng: rng.choice(["movies of {}", "best movies of {}", "{} movies"]).format(
        facts["from"])),
    "language and genre": ([languages, genres], lambda facts, rng: (
        f"{LANGUAGES[facts['language']]} {plural(facts['genres'][0])}")),
    "language, genre and decade": ([languages, genres, decades], lambda facts, rng: (
        f"{LANGUAGES[facts['language']]} {plural(facts['genres'][0])} {facts['from']}s")),
    "genre and length": ([genres, lengths], lambda facts, rng: (
        f"{plural(facts['genres'][0])} under 90 minutes")),
    "director": ([people("directors")], lambda facts, rng: rng.choice(
        ["{}", "{} movies", "movies by {}", "directed by {}"]).format(facts["people"][0].lower())),
    "actor": ([people("cast")], lambda facts, rng: rng.choice(
        ["{}", "{} movies", "movies with {}"]).format(facts["people"][0].lower())),
    "person and genre": ([people("directors", "cast"), genres], lambda facts, rng: (
        f"{facts['people'][0].lower()} {rng.choice([named, plural])(facts['genres'][0])}")),
    "person and decade": ([people("directors", "cast"), decades], lambda facts, rng: (
        f"{facts['people'][0].lower()} {decade(facts)}")),
}


def has(movie, facts):
    """Whether a movie has all facts."""
    year = int((movie["release_date"] or "0")[:4])
    people = (movie["directors"] or []) + (movie["cast"] or [])
    return (set(facts.get("genres", [])) <= set(movie["genres"] or [])
            and set(facts.get("people", [])) <= set(people)
            and facts.get("from", 0) <= year <= facts.get("to", 9999)
            and facts.get("language", movie["original_language"]) == movie["original_language"]
            and ("most" not in facts or 0 < (movie["runtime"] or 0) <= facts["most"]))


def combined(parts):
    """The facts of a movie that a kind of query combines."""
    if not parts:
        return [{}]
    return [dict(first, **rest) for first in parts[0] for rest in combined(parts[1:])]


def without_titles(movies, rng):
    for kind, (parts, text) in UNTITLED.items():
        counts = collections.Counter(
            facts for movie in movies
            for facts in {json.dumps(facts) for facts in combined([list(part(movie)) for part in parts])})
        # With fewer movies, the first five can't all be right.
        possible = [facts for facts, count in counts.items() if count >= 5]
        for facts in map(json.loads, rng.sample(sorted(possible), min(PER_KIND, len(possible)))):
            case = {"query": text(facts, rng), "kind": kind, "expect_builtin": facts}
            # IMDb's files don't tell the language of a movie.
            if "language" not in facts:
                case["expect_imported"] = facts
            yield case


def of_seed(movies, seed):
    """Queries of all kinds for the movies of imported catalogs, most of them for those that many people know."""
    rng = random.Random(seed)
    movies = movies[:IMPORTED]
    # Of some languages there are only a few movies.
    yield from with_titles(movies, rng, [movies[:KNOWN], movies[KNOWN:]])
    yield from without_titles(movies, rng)


def held_out(movies):
    for seed in HELD_OUT_SEEDS:
        for case in of_seed(movies, seed):
            yield dict(case, held_out="queries")
    for case in with_titles(movies, random.Random(FITTED_SEED), [movies[KNOWN:]]):
        yield dict(case, held_out="movies")


def all_cases(movies):
    """The queries of all kinds, those that are held out last and only if they differ from the ones before."""
    for place, movie in enumerate(movies):
        movie["place"] = place
    fitted = list(of_seed(movies, FITTED_SEED))
    yield from fitted
    seen = {folded(case["query"]) for case in fitted}
    others = set()
    for case in held_out(movies):
        name = case["kind"], case["query"]
        if folded(case["query"]) not in seen and name not in others:
            others.add(name)
            yield case


def write(movies, path):
    """Writes the queries of all kinds."""
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        for case in all_cases(movies):
            print(json.dumps(case, ensure_ascii=False), file=file)
