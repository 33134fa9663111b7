#!/usr/bin/env bash
# Measures the user's own files in a catalog of 1,200,000 imported movies: lists and searches with
# --in and --not-in, and names that are matched. The files have movies of the catalog, in the formats
# of IMDb, Letterboxd and Trakt; of a smaller catalog, at most all movies.
#
# Needs swift, make, hyperfine, GNU time and python3. Usage: Benchmarks/files.sh [rounds]
rounds="${1:-5}"
# shellcheck source-path=SCRIPTDIR
source "$(dirname "$0")/common.sh"
need swift make hyperfine "$gnu_time" python3
build_movies
make_corpus
"$movies" catalog import --quiet "$corpus/title.basics.tsv" "$corpus/title.ratings.tsv"

# write_files ROWS OF IMDB, OF LETTERBOXD, OF TRAKT, AND NAMES
write_files() {
    python3 - "$corpus/title.basics.tsv" "$scratch" "$@" <<'PYTHON'
import csv, itertools, json, sys

path, folder = sys.argv[1:3]
imdb, letterboxd, trakt, names = map(int, sys.argv[3:])


def movies(count):
    with open(path, encoding="utf-8") as file:
        for line in itertools.islice(file, 1, count + 1):
            number, _, title, _, _, year, *_ = line.rstrip("\n").split("\t")
            yield number, title, "" if year == "\\N" else year


def write(name, header, count, row):
    with open(f"{folder}/{name}", "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(header)
        rows.writerows(row(*movie) for movie in movies(count))


write("imdb.csv", ["Const", "Your Rating", "Title", "Year"], imdb,
      lambda number, title, year: [number, 7, title, year])
write("letterboxd.csv", ["Date", "Name", "Year", "Letterboxd URI", "Rating"], letterboxd,
      lambda _, title, year: ["2020-01-01", title, year, "https://boxd.it/x", 4.5])
with open(f"{folder}/trakt.json", "w", encoding="utf-8") as file:
    json.dump([{"rating": 8, "movie": {"title": title, "ids": {"imdb": number}}}
               for number, title, _ in movies(trakt)], file)
with open(f"{folder}/names", "w", encoding="utf-8") as file:
    for _, title, year in movies(names):
        file.write(f"{title.replace('/', ' ').replace(' ', '.')}.{year}.1080p.BluRay.x264.mkv\n")
PYTHON
}
# least NUMBER
# The number, or that of all movies if there are fewer.
least() { echo "$((count < $1 ? count : $1))"; }
imdb="$(least 1000000)" letterboxd="$(least 300000)" trakt="$(least 100000)" file_names="$(least 10000)"
write_files "$imdb" "$letterboxd" "$trakt" "$file_names"

runs=1
print_machine
echo "$count movies"
echo
compare "$rounds" "movies --version" "$movies --version" \
    "list popular" "$movies list popular --source catalog" \
    "list popular --not-in, $imdb rows of IMDb" \
    "$movies list popular --source catalog --not-in $scratch/imdb.csv" \
    "search matrix --not-in, $imdb rows of IMDb" \
    "$movies search matrix --source catalog --not-in $scratch/imdb.csv" \
    "search matrix --in, $imdb rows of IMDb" \
    "$movies search matrix --source catalog --in $scratch/imdb.csv" \
    "list popular --not-in, $letterboxd rows of Letterboxd" \
    "$movies list popular --source catalog --not-in $scratch/letterboxd.csv" \
    "list popular --not-in, $trakt entries of Trakt" \
    "$movies list popular --source catalog --not-in $scratch/trakt.json" \
    "match, $file_names names" "sh -c '$movies match - <$scratch/names'"

print_limits
limit "a list without $imdb movies of IMDb: %s ms above --version (limit %s ms)" \
    "$(difference "list popular --not-in, $imdb rows of IMDb" "movies --version")" 1000
limit "match of $file_names names: %s ms above --version (limit %s ms)" \
    "$(difference "match, $file_names names" "movies --version")" 10000
limit "peak memory with $imdb rows: %s MiB (limit %s MiB)" \
    "$(peak "$movies" list popular --source catalog --not-in "$scratch/imdb.csv")" 400
