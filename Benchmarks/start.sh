#!/usr/bin/env bash
# How long a search of the built-in catalog takes, beside an empty program that links the same
# libraries, and how much memory it needs.
#
# Needs swift, hyperfine and GNU time. Usage: Benchmarks/start.sh [rounds]
source "$(dirname "$0")/common.sh"
need swift hyperfine /usr/bin/time
build_movies

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

print_machine
compare "${1:-9}" \
    "empty program" "$scratch/empty" \
    "movies --version" "$scratch/movies --version" \
    "movies search amelie" "$scratch/movies search amelie" \
    "movies search blade ruiner" "$scratch/movies search blade ruiner" \
    "movies search 기생충" "$scratch/movies search 기생충"

peak() { /usr/bin/time -f %M "$@" 2>&1 >/dev/null | tail -n 1; }
echo "peak memory: $(peak "$scratch/movies" search amelie) KiB," \
    "the empty program $(peak "$scratch/empty") KiB"
