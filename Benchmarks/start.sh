#!/usr/bin/env bash
# How long a search of the built-in catalog takes, beside an empty program that links the same
# libraries, and how much memory it needs.
#
# Needs swift, hyperfine and GNU time. Usage: Benchmarks/start.sh [rounds]
set -euo pipefail
cd "$(dirname "$0")/.."
rounds="${1:-9}"

for tool in swift hyperfine /usr/bin/time; do
    command -v "$tool" >/dev/null || { echo "$0: needs $tool" >&2; exit 69; }
done

scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT

swift build --configuration release --product movies >&2
cp "$(swift build --configuration release --show-bin-path)/movies" "$scratch/movies"

cat >"$scratch/empty.swift" <<'SWIFT'
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@main
struct Empty {
    // The mention keeps the libraries linked.
    static func main() async { _ = URLSession.self }
}
SWIFT
swiftc -O -parse-as-library "$scratch/empty.swift" -o "$scratch/empty"

export HOME="$scratch/home"
mkdir "$HOME"
unset TMDB_ACCESS_TOKEN TMDB_API_KEY
# Rounds, each of which runs every command, so that a noisy minute falls on all of them.
: >"$scratch/rounds.csv"
for round in $(seq "$rounds"); do
    hyperfine --shell=none --warmup 5 --runs 20 --export-csv "$scratch/times.csv" \
        --command-name "empty program" "$scratch/empty" \
        --command-name "movies --version" "$scratch/movies --version" \
        --command-name "movies search amelie" "$scratch/movies search amelie" \
        --command-name "movies search blade ruiner" "$scratch/movies search blade ruiner" \
        --command-name "movies search 기생충" "$scratch/movies search 기생충" \
        >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; exit 70; }
    # The columns of hyperfine: command, mean, stddev, median, user, system, min, max.
    awk -F, -v OFS=, 'NR == 2 { empty = $4 } NR > 1 { print NR, $1, $4 * 1000, $4 / empty }' \
        "$scratch/times.csv" >>"$scratch/rounds.csv"
done

# The median of a column of the rounds of one command.
median() {
    awk -F, -v row="$1" -v column="$2" '$1 == row { print $column }' "$scratch/rounds.csv" |
        sort -n | awk '{ v[NR] = $1 } END { print (v[int((NR + 1) / 2)] + v[int(NR / 2) + 1]) / 2 }'
}

echo "$(date -u +%F), $(uname -sm), $(getconf _NPROCESSORS_ONLN) cores, $(swift --version 2>/dev/null | head -n 1)"
echo "cold processes, medians of $rounds rounds of 20; the ratio is to the empty program's round:"
for row in 2 3 4 5 6; do
    name="$(awk -F, -v row="$row" '$1 == row { print $2; exit }' "$scratch/rounds.csv")"
    printf '%8.1f ms  %4.2f×  %s\n' "$(median "$row" 3)" "$(median "$row" 4)" "$name"
done
peak() { /usr/bin/time -f %M "$@" 2>&1 >/dev/null | tail -n 1; }
echo "peak memory: $(peak "$scratch/movies" search amelie) KiB," \
    "the empty program $(peak "$scratch/empty") KiB"
