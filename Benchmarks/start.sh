#!/usr/bin/env bash
# Measures the start of the installed program and searches of the built-in catalog: time, memory,
# the sizes of what is installed, and how much longer the first search takes.
#
# Needs swift, make, hyperfine and GNU time. Usage: Benchmarks/start.sh [rounds]
# shellcheck source-path=SCRIPTDIR
source "$(dirname "$0")/common.sh"
need swift make hyperfine "$gnu_time"
build_movies

searches=(
    "movies search amelie" "movies search blade ruiner" "movies search 기생충"
    "movies search 90s horror" "movies search shark" "movies search tom hanks comedy"
)
arguments=("movies --version" "$movies --version")
for search in "${searches[@]}"; do arguments+=("$search" "$movies ${search#movies }"); done

print_machine
rounds="${1:-21}"
compare "$rounds" "${arguments[@]}"

echo
echo "peak memory:"
: >"$scratch/peaks"
printf '%8.1f MiB  empty program\n' "$(peak "$empty")"
for search in "${searches[@]}"; do
    # shellcheck disable=SC2086 # The words of a query are arguments.
    peak "$movies" ${search#movies } >"$scratch/peak"
    cat "$scratch/peak" >>"$scratch/peaks"
    printf '%8.1f MiB  %s\n' "$(cat "$scratch/peak")" "$search"
done

size() { cat "$@" | wc -c | awk '{ print $1 / 1000000 }'; }
echo
echo "size of the installed programs and the index:"
printf '%8.1f MB  movies\n' "$(size "$movies")"
printf '%8.1f MB  movies-network\n' "$(size "$worker")"
printf '%8.1f MB  share/movies\n' "$(size "$scratch"/install/share/movies/*)"

print_limits
limit "movies --version: %s× of an empty program (limit %s×)" "$(ratio "movies --version")" 1.3
for search in "${searches[@]}"; do
    limit "$search: %s ms more than --version (limit %s ms)" \
        "$(difference "$search" "movies --version")" 4
done
limit "peak memory of a built-in search: %s MiB (limit %s MiB)" "$(sort -rn "$scratch/peaks" | head -n 1)" 13
limit "size of movies: %s MB (limit %s MB)" "$(size "$movies")" 28
limit "size of both programs: %s MB (limit %s MB)" "$(size "$movies" "$worker")" 90

# A search without a cache, as the first one, beside the same search with one.
echo
swift build --product movies >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; exit 70; }
debug="$(swift build --show-bin-path)/movies"
fresh="$scratch/fresh"
prepare="rm -rf $fresh"
runs=1
compare "$rounds" \
    "installed: first search" "env XDG_CACHE_HOME=$fresh $movies search amelie" \
    "installed: later search" "env XDG_CACHE_HOME=$scratch/cache $movies search amelie" \
    "swift run's program: first search" "env XDG_CACHE_HOME=$fresh $debug search amelie" \
    "swift run's program: later search" "env XDG_CACHE_HOME=$scratch/cache $debug search amelie"

print_limits
limit "installed: the first search takes %s ms more (limit %s ms)" \
    "$(difference "installed: first search" "installed: later search")" 10
limit "swift run's program: the first search takes %s ms more (limit %s ms)" \
    "$(difference "swift run's program: first search" "swift run's program: later search")" 1500
