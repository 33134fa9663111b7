#!/usr/bin/env bash
# How long a search of the built-in catalog takes, beside an empty program that links the same
# libraries, and how much memory it needs.
#
# Needs swift, hyperfine and GNU time. Usage: Benchmarks/start.sh [runs]
set -euo pipefail
cd "$(dirname "$0")/.."
runs="${1:-50}"

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
hyperfine --shell=none --warmup 10 --runs "$runs" --export-csv "$scratch/times.csv" \
    --command-name "empty program" "$scratch/empty" \
    --command-name "movies --version" "$scratch/movies --version" \
    --command-name "movies search amelie" "$scratch/movies search amelie" \
    --command-name "movies search blade ruiner" "$scratch/movies search blade ruiner" \
    --command-name "movies search 기생충" "$scratch/movies search 기생충" \
    >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; exit 70; }

echo "$(date -u +%F), $(uname -sm), $(getconf _NPROCESSORS_ONLN) cores, $(swift --version 2>/dev/null | head -n 1)"
echo "median of $runs cold processes, and times the empty program:"
# The columns of hyperfine: command, mean, stddev, median, user, system, min, max.
awk -F, 'NR == 2 { empty = $4 } NR > 1 { printf "%8.1f ms  %4.2f×  %s\n", $4 * 1000, $4 / empty, $1 }' \
    "$scratch/times.csv"
peak() { /usr/bin/time -f %M "$@" 2>&1 >/dev/null | tail -n 1; }
echo "peak memory: $(peak "$scratch/movies" search amelie) KiB," \
    "the empty program $(peak "$scratch/empty") KiB"
