"""Writes the movies and the queries that the benchmarks measure with, made from the built-in catalog.

    make_corpus.py MOVIES FOLDER [--count N] [--seed N] [--sources TEXT]

MOVIES is the program. The movies of its catalog come first, in its order of popularity. The titles and the people
of all other movies are recombined from theirs; most of these movies have few votes or none. The same program, count
and seed write the same files:

    title.basics.tsv, title.ratings.tsv, title.akas.tsv         in IMDb's formats
    title.principals.tsv, title.crew.tsv, name.basics.tsv       their people
    *.32k.tsv                                                   the same files with only the first 32,000 movies
    relevance.jsonl                                             queries; queries.py describes them

FOLDER appears when all files are complete.
"""
import argparse, bisect, collections, itertools, json, os, random, shutil, subprocess
import queries

SMALL = 32_000
# IMDb has other names for these. It has no genre for TV movies.
GENRES = {"Science Fiction": "Sci-Fi", "TV Movie": None}
# A language needs this many original titles in the catalog before others are recombined from them.
ENOUGH = 40
# The share of the rare words that a made-up word replaces, and the share of the titles that stay as they are although
# another movie has the same. README.md has the figures of the titles that come out.
NEW_WORDS = 0.03
SHARED = 0.1


def catalog(movies):
    """The movies of the built-in catalog, the most popular first."""
    def listed(*arguments):
        command = [movies, *arguments, "--source", "catalog", "--limit", "10000", "--json"]
        return json.loads(subprocess.run(command, capture_output=True, check=True).stdout)["movies"]

    # A list has 10,000 movies at most.
    lists = [listed("list", "popular"), listed("search", "year:-1999"), listed("search", "year:2000-")]
    found = list({movie["id"]: movie for some in lists for movie in some}.values())
    for movie in found:
        movie.update({key: movie[key] or [] for key in ("directors", "cast", "genres")})
        movie["year"] = int((movie["release_date"] or "0")[:4])
    return found


def one_of(items, rng):
    """As rng.choice, but in half of its time."""
    return items[int(rng.random() * len(items))]


class Chain:
    """Makes sequences in which each item follows the one before it in some sample."""

    def __init__(self, samples, rng):
        self.rng = rng
        self.following = collections.defaultdict(list)
        for sample in samples:
            for item, following in zip([None] + sample, sample + [None]):
                self.following[item].append(following)

    def make(self, most):
        while True:
            items = []
            while len(items) <= most:
                item = one_of(self.following[items[-1] if items else None], self.rng)
                if item is None:
                    return items
                items.append(item)


class Titles:
    """Makes titles of one language."""

    def __init__(self, titles, language, rng):
        titles = sorted(set(titles))
        self.rng = rng
        self.has_spaces = language not in ("ja", "zh", "cn", "th")
        self.chain = Chain([title.split() if self.has_spaces else list(title) for title in titles], rng)
        # A larger catalog has more words. A made-up word may replace a word of only one or two titles.
        frequencies = collections.Counter(word for title in titles for word in title.split())
        self.rare = {word for word, count in frequencies.items()
                     if count < 3 and len(word) > 3 and word.isascii() and word.isalpha()}
        self.letters = collections.defaultdict(list)
        for word in sorted(self.rare):
            for place, letter in enumerate(word + "\n"):
                self.letters[word[max(0, place - 3):place]].append(letter)

    def title(self):
        if not self.has_spaces:
            return "".join(self.chain.make(20))
        return " ".join(self.word() if word in self.rare and self.rng.random() < NEW_WORDS else word
                        for word in self.chain.make(9))

    def other(self, title):
        """Another title, as long as this one where the language has spaces."""
        words = title.split()
        if not self.has_spaces or not self.rare:
            return self.title()
        words[int(self.rng.random() * len(words))] = self.word()
        return " ".join(words)

    def word(self):
        while True:
            word = ""
            while len(word) < 15 and not word.endswith("\n"):
                word += one_of(self.letters[word[-3:]], self.rng)
            if word.endswith("\n") and len(word) > 4:
                return word[:-1].capitalize()


class TitleMaker:
    """Makes titles of all languages, and lets a few movies share theirs."""

    def __init__(self, movies, rng):
        self.rng = rng
        self.english = Titles([movie["title"] for movie in movies], "en", rng)
        originals = collections.defaultdict(list)
        for movie in movies:
            originals[movie["original_language"]].append(movie["original_title"])
        self.languages = {language: Titles(titles, language, rng)
                          for language, titles in originals.items() if len(set(titles)) >= ENOUGH}
        self.used = {movie["title"].lower() for movie in movies}

    def titles(self, model):
        """A title and an original title, equal or not as those of the model."""
        original = self.languages.get(model["original_language"], self.english)
        if model["title"] == model["original_title"]:
            title = self.unused(original)
            return title, title
        return self.unused(self.english), original.title()

    def unused(self, titles):
        title = titles.title()
        while title.lower() in self.used and self.rng.random() > SHARED:
            title = titles.other(title)
        self.used.add(title.lower())
        return title


class People:
    """Names of the catalog, and others recombined from them."""

    def __init__(self, movies, count, rng):
        known = list(dict.fromkeys(name for movie in movies for name in movie["directors"] + movie["cast"]))
        parts = [name.split() for name in known if " " in name]
        firsts, lasts = [part[0] for part in parts], [part[-1] for part in parts]
        real, used, others = set(known), set(known), []
        while len(others) < count:
            name = f"{one_of(firsts, rng)} {one_of(lasts, rng)}"
            # Some people share a name, but none with a person of the catalog.
            if name not in used or (name not in real and rng.random() < 0.05):
                used.add(name)
                others.append(name)
        self.rng = rng
        # Few people have many movies: the first some hundreds, most one. The people of the catalog are among the
        # first eighth, in any order; their movies of the catalog are added to these.
        first = max(count // 8 - len(known), 0)
        mixed = known + others[:first]
        rng.shuffle(mixed)
        self.names = mixed + others[first:]
        self.weights = list(itertools.accumulate((place + 100) ** -0.6 for place in range(len(self.names))))
        self.numbers = {}
        for number, name in enumerate(self.names):
            self.numbers.setdefault(name, number)

    def some(self):
        """The number of a person."""
        return bisect.bisect(self.weights, self.rng.random() * self.weights[-1])


class Writer:
    """A file in IMDb's format, and one of its first movies."""

    def __init__(self, folder, name, header):
        self.files = [open(f"{folder}/{name}{part}.tsv", "w", encoding="utf-8", newline="\n")
                      for part in ("", ".32k")]
        for file in self.files:
            print(*header.split(), sep="\t", file=file)

    def row(self, is_small, *values):
        line = "\t".join("\\N" if value in (None, "") else str(value) for value in values) + "\n"
        for file in self.files if is_small else self.files[:1]:
            file.write(line)

    def close(self):
        for file in self.files:
            file.close()


def imdb_id(movie, place):
    return movie["imdb_id"] or f"tt{30_000_000 + place}"


def person_id(number):
    return f"nm{20_000_000 + number}"


def write_movies(real, folder, count, rng):
    """Writes all files of movies and people."""
    basics = Writer(folder, "title.basics",
                    "tconst titleType primaryTitle originalTitle isAdult startYear endYear runtimeMinutes genres")
    ratings = Writer(folder, "title.ratings", "tconst averageRating numVotes")
    akas = Writer(folder, "title.akas",
                  "titleId ordering title region language types attributes isOriginalTitle")
    principals = Writer(folder, "title.principals", "tconst ordering nconst category job characters")
    crew = Writer(folder, "title.crew", "tconst directors writers")
    names = Writer(folder, "name.basics", "nconst primaryName birthYear deathYear primaryProfession knownForTitles")
    people = People(real, count * 3 // 2, rng)
    maker = TitleMaker(real, rng)
    in_small = set()
    for place in range(count):
        is_small = place < SMALL
        if place < len(real):
            movie = model = real[place]
            id, title, original = imdb_id(movie, place), movie["title"], movie["original_title"]
            year, runtime = movie["year"] or None, movie["runtime"]
            directors = [people.numbers[name] for name in movie["directors"]]
            cast = [people.numbers[name] for name in movie["cast"]]
            votes = int(2_500_000 / (place + 1) ** 0.7)
        else:
            # Genres and language are those of some movie of the catalog, so that they are as frequent as there.
            model = one_of(real, rng)
            title, original = maker.titles(model)
            id = f"tt{40_000_000 + place}"
            # Each year has more movies than the one before.
            year, runtime = 2026 - int(rng.expovariate(1 / 25)) % 120, rng.randrange(40, 150)
            directors, cast = [people.some()], [people.some() for _ in range(one_of((0, 2, 3, 4, 6), rng))]
            votes = int(5 * 2 ** rng.expovariate(0.8)) if rng.random() < 0.33 else None
        genres = [GENRES.get(genre, genre) for genre in model["genres"]]
        basics.row(is_small, id, "movie", title, original, 0, year, None, runtime,
                   ",".join(genre for genre in genres if genre))
        if votes:
            ratings.row(is_small, id, round(min(9.8, max(1, rng.gauss(6.4, 1.2))), 1), votes)
        if original != title:
            akas.row(is_small, id, 1, original, None, None, "original", None, 1)
        cast = list(dict.fromkeys(cast))
        crew.row(is_small, id, ",".join(map(person_id, directors)), None)
        rows = [(number, "actor") for number in cast] + [(number, "director") for number in directors]
        for ordering, (number, category) in enumerate(rows, 1):
            principals.row(is_small, id, ordering, person_id(number), category, None, None)
        if is_small:
            in_small.update(directors, cast)
    for number, name in enumerate(people.names):
        names.row(number in in_small, person_id(number), name, None, None, "actor", None)
    for writer in (basics, ratings, akas, principals, crew, names):
        writer.close()


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("movies")
parser.add_argument("folder")
parser.add_argument("--count", type=int, default=1_200_000)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--sources", help="what the files were made from, for a file of this name")
options = parser.parse_args()
incomplete = f"{options.folder}.{os.getpid()}"
known = catalog(options.movies)
real = known[:queries.IMPORTED]
os.makedirs(incomplete)
try:
    write_movies(real, incomplete, max(options.count, len(real)), random.Random(options.seed))
    for place, movie in enumerate(real):
        movie["imported_id"] = imdb_id(movie, place)
    queries.write(known, f"{incomplete}/relevance.jsonl")
    if options.sources:
        with open(f"{incomplete}/sources", "w") as file:
            print(options.sources, file=file)
    os.rename(incomplete, options.folder)
finally:
    shutil.rmtree(incomplete, ignore_errors=True)
