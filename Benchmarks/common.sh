# What the benchmarks share; they source it. Sets `scratch`, a folder that is removed at the end.
# shellcheck shell=bash
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# A decimal point, in every language of the user.
export LC_ALL=C.UTF-8

scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT

# need PROGRAM...
# Exits when one of the programs is missing.
need() {
    local program
    for program in "$@"; do
        command -v "$program" >/dev/null || { echo "$0: needs $program" >&2; exit 69; }
    done
}

# GNU time: macOS has another one, and `brew install gnu-time` calls it gtime.
gnu_time="$(command -v gtime || echo /usr/bin/time)"
"$gnu_time" -f %e true 2>/dev/null || gnu_time="GNU time"

# Installs movies into the scratch folder, builds the empty program, and sets `movies`, `worker` and
# `empty` to their paths. The programs run with an empty home, and without credentials or proxies.
# shellcheck disable=SC2034 # The scripts use the paths.
build_movies() {
    make --no-print-directory install PREFIX="$scratch/install" DESTDIR= >&2
    movies="$scratch/install/bin/movies"
    worker="$scratch/install/libexec/movies/movies-network"
    build_empty
    export HOME="$scratch/home"
    mkdir "$HOME"
    unset TMDB_ACCESS_TOKEN TMDB_API_KEY MOVIES_API_URL
    unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME
    unset http_proxy https_proxy all_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY
}

# Sets `corpus` to the folder with the movies and queries that make_corpus.py makes, and `count` to the number of
# movies. Makes them if this machine has none of this number, or if the catalog or the scripts have changed since.
# MOVIES_BENCH_COUNT is the number, of which at least 10,000 are needed; 1,200,000 by default. MOVIES_BENCH_FOLDER is
# where they are stored, .build/bench by default.
# shellcheck disable=SC2034 # The scripts use the folder.
make_corpus() {
    local seed=1 sources folder
    count="${MOVIES_BENCH_COUNT:-1200000}"
    case "$count" in
    *[!0-9]* | 0* | ????????*) count=0 ;;
    esac
    [ "$count" -ge 10000 ] || { echo "$0: MOVIES_BENCH_COUNT must be a number from 10000 to 9999999" >&2; exit 64; }
    sources="$(cat Benchmarks/make_corpus.py Benchmarks/queries.py Sources/Data/Catalog/BuiltIn/* | cksum)"
    folder="${MOVIES_BENCH_FOLDER:-$PWD/.build/bench}"
    corpus="$folder/corpus-$seed-$count"
    if [ "$(cat "$corpus/sources" 2>/dev/null)" != "$sources" ]; then
        echo "making $count movies in $corpus" >&2
        mkdir -p "$folder"
        rm -rf "$corpus" "$corpus".*
        python3 -B Benchmarks/make_corpus.py "$movies" "$corpus" --count "$count" --seed "$seed" --sources "$sources"
    fi
}

# import_corpus [SUFFIX]
# Imports the movies of the corpus, with all titles and people.
import_corpus() {
    local name files=()
    for name in title.basics title.ratings title.akas title.principals title.crew name.basics; do
        files+=("$corpus/$name${1:-}.tsv")
    done
    "$movies" catalog import --quiet "${files[@]}"
}

# Builds a program that does nothing, with the Swift libraries inside on Linux, but with shared
# libraries of C and C++.
build_empty() {
    local library=FoundationEssentials flags=(-O -parse-as-library)
    if [ "$(uname -s)" = Darwin ]; then library=Foundation; else flags+=(-static-stdlib); fi
    empty="$scratch/empty"
    # A mention that the optimizer can't remove keeps the library linked.
    cat >"$empty.swift" <<SWIFT
import $library

@main
struct Empty {
    static func main() {
        if CommandLine.argc == 0 { print(Data.self) }
    }
}
SWIFT
    swiftc "${flags[@]}" "$empty.swift" -o "$empty" >"$scratch/log" 2>&1 ||
        { cat "$scratch/log" >&2; exit 70; }
    strip "$empty"
}

# Prints the date and the machine.
print_machine() {
    echo "$(date -u +%F), $(uname -sm), $(getconf _NPROCESSORS_ONLN) cores," \
        "$(swift --version 2>/dev/null | grep -o 'Swift version [0-9.]*')"
}

# compare ROUNDS NAME COMMAND [NAME COMMAND]...
# Prints the time of each command, and its ratio to the empty program, which runs as well. Each
# round runs every command a few times, so that a busy minute slows down all of them. `runs` is the
# number of runs in a round, and `prepare` a command to run before each.
runs=5
prepare=
compare() {
    local rounds="$1" round row options=(--shell=none --warmup 1 --runs "$runs" --ignore-failure)
    shift
    set -- "empty program" "$empty" "$@"
    names=()
    while [ $# -gt 0 ]; do
        # 1 is the exit status of a search that finds nothing.
        eval "$2" >/dev/null 2>"$scratch/log" </dev/null || [ $? = 1 ] ||
            { echo "$0: failed: $2" >&2; cat "$scratch/log" >&2; exit 70; }
        names+=("$1")
        options+=("$2")
        shift 2
    done
    if [ -n "$prepare" ]; then options+=(--prepare "$prepare"); fi
    : >"$scratch/rounds"
    for round in $(seq "$rounds"); do
        hyperfine "${options[@]}" --export-csv "$scratch/times.csv" >"$scratch/log" 2>&1 ||
            { cat "$scratch/log" >&2; exit 70; }
        # The columns end with: mean, stddev, median, user, system, min, max.
        awk -F, -v round="$round" 'NR > 1 { print round, NR - 2, $(NF - 4) * 1000 }' \
            "$scratch/times.csv" >>"$scratch/rounds"
    done
    echo "new processes, medians of $rounds rounds of $runs:"
    for row in "${!names[@]}"; do
        printf '%8.1f ms  %6.2f×  %s\n' \
            "$(awk -v row="$row" '$2 == row { print $3 }' "$scratch/rounds" | median)" \
            "$(ratio "${names[row]}")" "${names[row]}"
    done
}

# ratio NAME [BASE]
# Prints the median, over the rounds of the last comparison, of the time of one command divided by
# that of another, the empty program by default.
ratio() {
    awk -v row="$(row_of "$1")" -v base="$(row_of "${2:-empty program}")" '
        $2 == row { times[$1] = $3 }
        $2 == base { bases[$1] = $3 }
        END { for (round in times) print times[round] / bases[round] }' "$scratch/rounds" | median
}

# difference NAME BASE
# Prints the median, over the rounds of the last comparison, of the milliseconds that one command
# takes more than another.
difference() {
    awk -v row="$(row_of "$1")" -v base="$(row_of "$2")" '
        $2 == row { times[$1] = $3 }
        $2 == base { bases[$1] = $3 }
        END { for (round in times) print times[round] - bases[round] }' "$scratch/rounds" | median
}

row_of() {
    local row
    for row in "${!names[@]}"; do
        if [ "${names[row]}" = "$1" ]; then echo "$row"; return; fi
    done
    echo "$0: no command named $1" >&2
    exit 70
}

# Prints the median of the lines.
median() {
    sort -n | awk '{ v[NR] = $1 } END { print (v[int((NR + 1) / 2)] + v[int(NR / 2) + 1]) / 2 }'
}

# largest NAME...
# Prints the largest ratio of the commands to the empty program, and the name of that command.
largest() {
    local name
    for name in "$@"; do echo "$(ratio "$name") $name"; done | sort -rn | head -n 1
}

# peak COMMAND [ARGUMENT]...
# Prints the peak memory of a command in MiB. A search that finds nothing exits with 1.
peak() {
    { "$gnu_time" -f %M "$@" 2>&1 >/dev/null </dev/null || [ $? -eq 1 ]; } |
        tail -n 1 | awk '{ print $1 / 1024 }'
}

# cost NAME COMMAND [ARGUMENT]...
# Prints the time and the peak memory of a command, and leaves them in `$scratch/cost`: the seconds
# and the KiB.
cost() {
    local name="$1"
    shift
    "$gnu_time" -f '%e %M' "$@" 2>"$scratch/log" >/dev/null </dev/null
    tail -n 1 "$scratch/log" >"$scratch/cost"
    awk -v name="$name" '{ printf "%8.1f s  %5.0f MiB  %s\n", $1, $2 / 1024, name }' "$scratch/cost"
}

# size FILE COUNT; print_size FILE COUNT NAME
# Print the size of a file in bytes per movie.
size() {
    wc -c <"$1" | awk -v count="$2" '{ print $1 / count }'
}
print_size() {
    printf '%8.1f bytes per movie  %s\n' "$(size "$1" "$2")" "$3"
}

# print_limits; limit FORMAT MEASURED LIMIT
# Print a measured figure beside its limit. FORMAT has a %s for each of the two. A figure above its
# limit is marked, but is no failure.
print_limits() {
    echo
    echo "limits:"
}
limit() {
    awk -v format="$1" -v measured="$2" -v limit="$3" 'BEGIN {
        decimals = measured < 10 ? "%.2f" : "%.1f"
        mark = measured > limit ? "  <- above" : ""
        printf "  " format "%s\n", sprintf(decimals, measured), limit, mark
    }'
}
