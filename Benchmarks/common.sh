# What the benchmarks share; to be sourced by them. Sets up `scratch`, removed at the end.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT

# Ends here when one of the programs is missing.
need() {
    local tool
    for tool in "$@"; do
        command -v "$tool" >/dev/null || { echo "$0: needs $tool" >&2; exit 69; }
    done
}

# Builds $scratch/movies for release, and gives it an empty home.
build_movies() {
    swift build --configuration release --product movies >&2
    cp "$(swift build --configuration release --show-bin-path)/movies" "$scratch/movies"
    export HOME="$scratch/home"
    mkdir "$HOME"
    unset TMDB_ACCESS_TOKEN TMDB_API_KEY MOVIES_API_URL
    unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME
}

# Prints the date and the machine.
print_machine() {
    echo "$(date -u +%F), $(uname -sm), $(getconf _NPROCESSORS_ONLN) cores," \
        "$(swift --version 2>/dev/null | head -n 1)"
}

# compare ROUNDS NAME COMMAND [NAME COMMAND]...
# Prints how long each command takes, and the ratio to the first; no commas in names. In rounds, each of which runs
# every command, so that a noisy minute falls on all of them. `runs` is how often in a round, and
# `prepare` a command to run before each time.
runs=20
prepare=true
compare() {
    local rounds="$1" round row arguments=() names=()
    shift
    while [ $# -gt 0 ]; do
        names+=("$1")
        arguments+=(--command-name "$1" "$2")
        shift 2
    done
    : >"$scratch/rounds.csv"
    for round in $(seq "$rounds"); do
        hyperfine --shell=none --warmup 2 --runs "$runs" --prepare "$prepare" \
            --ignore-failure --export-csv "$scratch/times.csv" "${arguments[@]}" >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; exit 70; }
        # The columns of hyperfine: command, mean, stddev, median, user, system, min, max.
        awk -F, -v OFS=, 'NR == 2 { first = $4 } NR > 1 { print NR - 2, $4 * 1000, $4 / first }' \
            "$scratch/times.csv" >>"$scratch/rounds.csv"
    done
    echo "cold processes, medians of $rounds rounds of $runs; the ratio is to the first line's round:"
    for row in "${!names[@]}"; do
        printf '%8.1f ms  %4.2f×  %s\n' "$(median "$row" 2)" "$(median "$row" 3)" "${names[row]}"
    done
}

# The median of a column of the rounds of one command.
median() {
    awk -F, -v row="$1" -v column="$2" '$1 == row { print $column }' "$scratch/rounds.csv" |
        sort -n | awk '{ v[NR] = $1 } END { print (v[int((NR + 1) / 2)] + v[int(NR / 2) + 1]) / 2 }'
}
