#!/usr/bin/env bash
# Measures filters, orders and people in a catalog of 1,200,000 imported movies: searches by new
# processes beside those without filters, what the columns and the people add to the import and to
# the size, and memory.
#
# Needs swift, make, hyperfine, GNU time and python3. Usage: Benchmarks/filters.sh [rounds]
rounds="${1:-21}"
# shellcheck source-path=SCRIPTDIR
source "$(dirname "$0")/common.sh"
need swift make hyperfine "$gnu_time" python3
build_movies
make_corpus
index="$HOME/.local/share/movies/catalog.index"

# measure NAME ARGUMENTS [NAME ARGUMENTS]...
# Compares searches with those arguments, and `movies --version`.
measure() {
    local searches=("movies --version" "$movies --version")
    while [ $# -gt 0 ]; do
        searches+=("$1" "$movies $2 --source catalog")
        shift 2
    done
    compare "$rounds" "${searches[@]}"
}

print_machine
echo
echo "to import $count movies:"
cost "without people" \
    "$movies" catalog import "$corpus/title.basics.tsv" "$corpus/title.ratings.tsv"
size_without="$(size "$index" "$count")"
print_size "$index" "$count" "without people"

three="--genre horror --year 1980-1989 --rating 7"
echo
echo "filters and orders:"
measure "$three --sort rating" "search $three --sort rating" \
    "--year 1999 --sort -title" "search --year 1999 --sort -title" \
    "list top-rated" "list top-rated" \
    matrix "search matrix" "matrix $three" "search matrix $three" \
    the "search the" "the $three" "search the $three"
filters="$(difference "$three --sort rating" "movies --version")"
matrix="$(difference "matrix $three" matrix)"
the="$(difference "the $three" the)"
title="$(difference matrix "movies --version")"
peak "$movies" search --source catalog --sort title --genre drama >"$scratch/peaks"

echo
echo "to import them with their people:"
cost "with people" "$movies" catalog import "$corpus/title.basics.tsv" \
    "$corpus/title.ratings.tsv" "$corpus/title.principals.tsv" "$corpus/title.crew.tsv" \
    "$corpus/name.basics.tsv"
read -r seconds kib <"$scratch/cost"
size_with="$(size "$index" "$count")"
print_size "$index" "$count" "with people"

people=(kubrick "stanly kubrick" "inception dicaprio" "nolan 2010" "miyazaki castle")
queries=()
for query in matrix "blade runner" "blade ruiner" poseidno the "${people[@]}"; do queries+=("$query" "search $query"); done
echo
echo "people:"
measure "${queries[@]}" "--director kubrick" "search --director kubrick" \
    "person nm20000002" "person nm20000002 --limit 20"
worst="$(
    for query in "${people[@]}"; do
        echo "$(difference "$query" "movies --version") $query"
    done | sort -rn | head -n 1
)"
for query in "${people[@]}"; do
    # shellcheck disable=SC2086 # The words of a query are arguments.
    peak "$movies" search --source catalog $query >>"$scratch/peaks"
done

print_limits
limit "$three --sort rating: %s ms above --version (limit %s ms)" "$filters" 8
limit "matrix with three filters: %s ms above matrix (limit %s ms)" "$matrix" 3
limit "the with three filters: %s ms above the (limit %s ms)" "$the" 3
limit "slowest search for people, ${worst#* }: %s ms above --version (limit %s ms)" "${worst%% *}" 8
printf '  for comparison, the title matrix: %.2f ms above --version\n' "$title"
limit "size of the index without people: %s bytes per movie (limit %s)" "$size_without" 84
limit "size of the index with people: %s bytes per movie (limit %s)" "$size_with" 150
limit "import with people: %s s (limit %s s)" "$seconds" 60
limit "peak memory of the import with people: %s MiB (limit %s MiB)" \
    "$(awk -v kib="$kib" 'BEGIN { print kib / 1024 }')" 700
limit "peak memory of a search: %s MiB (limit %s MiB)" "$(sort -rn "$scratch/peaks" | head -n 1)" 16
