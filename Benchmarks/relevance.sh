#!/usr/bin/env bash
# Measures how often a search finds what people mean: in the built-in catalog, among 32,000 and among
# 1,200,000 imported movies, with their other titles and people.
#
# Needs swift, make and python3. Usage: Benchmarks/relevance.sh
# shellcheck source-path=SCRIPTDIR
source "$(dirname "$0")/common.sh"
need swift make python3
build_movies
make_corpus

# score KEY TITLE
score() {
    echo
    echo "$2"
    python3 -B Benchmarks/relevance.py "$movies" "$corpus/relevance.jsonl" "$1"
}

print_machine
score expect_builtin "the built-in catalog"
import_corpus .32k
score expect_imported "$((count < 32000 ? count : 32000)) imported movies"
import_corpus
score expect_imported "$count imported movies"
