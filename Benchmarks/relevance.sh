#!/usr/bin/env bash
# Measures how often a search finds what people mean: in the built-in catalog, among 32,000 and among
# 1,200,000 imported movies.
#
# Needs swift, make and python3. Usage: Benchmarks/relevance.sh make_corpus.py relevance.jsonl
# make_corpus.py --out DIR writes title.basics.tsv, title.ratings.tsv and title.akas.tsv in the format
# of IMDb, and the same with .32k before the last dot. A line of relevance.jsonl is an object with the
# keys query and kind, and expect_builtin, expect_32k and expect_1m: the ids of which one should come
# first, absent where no movie of the catalog is meant.
[ $# -ge 2 ] || { sed -n '5,9s/^# *//p' "$0" >&2; exit 64; }
corpus_tool="$(realpath "$1")"
relevance_set="$(realpath "$2")"
# shellcheck source-path=SCRIPTDIR
source "$(dirname "$0")/common.sh"
need swift make python3
build_movies
corpus="$scratch/corpus"
python3 "$corpus_tool" --out "$corpus" >/dev/null 2>&1

# score KEY TITLE [FILE...]
# Imports the files, if any, and prints the relevance.
score() {
    if [ $# -gt 2 ]; then "$movies" catalog import --quiet "${@:3}"; fi
    echo
    echo "$2: the share of queries with a right movie first, in the first five:"
    python3 Benchmarks/relevance.py "$movies" "$relevance_set" "$1"
}

# files [SUFFIX]
# The files of the corpus.
files() {
    local name
    for name in title.basics title.ratings title.akas; do echo "$corpus/$name${1:-}.tsv"; done
}

print_machine
score expect_builtin "the built-in catalog"
# shellcheck disable=SC2046 # One word per file.
score expect_32k "32,000 movies" $(files .32k)
# shellcheck disable=SC2046
score expect_1m "1,200,000 movies" $(files)
