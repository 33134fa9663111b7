#!/usr/bin/env bash
# Measures a catalog of 1,200,000 imported movies: the import, the size, searches by new processes
# beside those of other programs, and memory.
#
# Needs swift, make, hyperfine, GNU time, python3, sqlite3 and rg; fzf is measured where installed.
# Usage: Benchmarks/catalog.sh [rounds]
rounds="${1:-21}"
# shellcheck source-path=SCRIPTDIR
source "$(dirname "$0")/common.sh"
need swift make hyperfine "$gnu_time" python3 sqlite3 rg
build_movies
make_corpus
index="$HOME/.local/share/movies/catalog.index"
cut -f 3 "$corpus/title.basics.tsv" | tail -n +2 >"$scratch/titles"

# Makes an index of the titles with a tokenizer of SQLite.
cat >"$scratch/fts.sh" <<'SHELL'
rm -f "$1"
sqlite3 "$1" "pragma journal_mode=off;" "pragma synchronous=off;" \
    "create virtual table movies using fts5(title, tokenize='$2');" \
    ".mode ascii" '.separator "\t" "\n"' ".import '$3' movies"
SHELL

print_machine
echo
echo "to index $count movies, or only their titles:"
cost "movies catalog import" \
    "$movies" catalog import "$corpus/title.basics.tsv" "$corpus/title.ratings.tsv"
for tokenizer in unicode61 trigram; do
    cost "sqlite3 fts5 $tokenizer" \
        bash "$scratch/fts.sh" "$scratch/$tokenizer.db" "$tokenizer" "$scratch/titles"
done
print_size "$index" "$count" "movies"
print_size "$scratch/unicode61.db" "$count" "sqlite3 fts5 unicode61"
print_size "$scratch/trigram.db" "$count" "sqlite3 fts5 trigram"

queries=(
    matrix godfath "blade runner" "blade ruiner" poseidno seveeace 올드보이 ゴジラ the a lo
    "dune 1984" "the lord of the rings"
)
# Three and more words with typos.
typos=("the lrod of the rigns" "eternal sunshien of the spotles mind")
# What needs the last stages of a search.
resembling=(
    "watch inception" lordoftherings "dlack swan" yoongfrankenstein rltodcnd ㄱㅅㅊ
    "the talented mr. love" "the three musketeers full movie" tt99999999
)
searches=()
for query in "${queries[@]}" "${typos[@]}"; do
    searches+=("$query" "$movies search --source catalog -- $query")
done
# fts TOKENIZER QUERY
fts() {
    echo "sqlite3 '$scratch/$1.db' \"select title from movies('$2') order by rank limit 20\""
}

echo
compare "$rounds" "${searches[@]}" \
    "sqlite3 fts5 trigram matrix" "$(fts trigram matrix)" \
    "sqlite3 fts5 unicode61 matrix" "$(fts unicode61 matrix)" \
    "sqlite3 fts5 unicode61 blade runner" "$(fts unicode61 'blade runner')" \
    "sqlite3 fts5 unicode61 godfath*" "$(fts unicode61 'godfath*')" \
    "rg -i matrix" "rg -i matrix '$scratch/titles'" \
    "rg -i the" "rg -i the '$scratch/titles'"
worst_query="$(largest "${queries[@]}")"
worst_typos="$(largest "${typos[@]}")"

echo
echo "what only resembles a title:"
searches_of_resembling=("movies --version" "$movies --version")
for query in "${resembling[@]}"; do
    searches_of_resembling+=("$query" "$movies search --source catalog -- $query")
done
compare "$rounds" "${searches_of_resembling[@]}"
worst_resembling="$(
    for query in "${resembling[@]}"; do
        echo "$(difference "$query" "movies --version") $query"
    done | sort -rn | head -n 1
)"

if dd if="$index" iflag=nocache count=0 status=none 2>/dev/null; then
    echo
    echo "the same with the index out of the page cache:"
    prepare="dd if=$index iflag=nocache count=0 status=none"
    compare "$rounds" "${searches[@]}"
    prepare=
fi

echo
echo "the slower ones; of a typo, they see only which of its trigrams a title has:"
slow=(
    "sqlite3 fts5 trigram poseidno" "$(fts trigram 'pos OR ose OR sei OR eid OR idn OR dno')"
    "sqlite3 fts5 trigram the" "$(fts trigram the)"
    "sqlite3 fts5 unicode61 the" "$(fts unicode61 the)"
)
if command -v fzf >/dev/null; then
    slow+=("fzf --filter matrix" "sh -c 'fzf --filter matrix <$scratch/titles'")
    slow+=("fzf --filter the" "sh -c 'fzf --filter the <$scratch/titles'")
fi
runs=2
compare 9 "${slow[@]}"

echo
echo "peak memory:"
: >"$scratch/peaks"
printf '%8.1f MiB  empty program\n' "$(peak "$empty")"
for query in "${queries[@]}" "${typos[@]}" "${resembling[@]}"; do
    # shellcheck disable=SC2086 # The words of a query are arguments.
    peak "$movies" search --source catalog -- $query >"$scratch/peak"
    cat "$scratch/peak" >>"$scratch/peaks"
    printf '%8.1f MiB  %s\n' "$(cat "$scratch/peak")" "$query"
done

print_limits
limit "slowest search, ${worst_query#* }: %s× of an empty program (limit %s×)" \
    "${worst_query%% *}" 2.2
limit "slowest of those with typos in three and more words, ${worst_typos#* }: %s× (limit %s×)" \
    "${worst_typos%% *}" 3
limit "slowest of what only resembles a title, ${worst_resembling#* }: %s ms above --version (limit %s ms)" \
    "${worst_resembling%% *}" 12
limit "size of the index: %s bytes per movie (limit %s)" \
    "$(size "$index" "$count")" 75
limit "peak memory of a search: %s MiB (limit %s MiB)" "$(sort -rn "$scratch/peaks" | head -n 1)" 16
