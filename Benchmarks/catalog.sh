#!/usr/bin/env bash
# What an imported catalog of 1,200,000 films costs: to import it, to keep it, and to search it from
# a cold process, beside the programs that people would take for it otherwise; and how good the
# answers are.
#
# Needs swift, hyperfine, GNU time, python3, sqlite3, rg and fzf. Usage:
#     Benchmarks/catalog.sh make_corpus.py relevance.jsonl [rounds]
# make_corpus.py --out DIR writes title.basics.tsv and title.ratings.tsv, and the same with .32k
# before the last dot for a part of the films. A line of relevance.jsonl is an object with the keys
# query, kind, expect_32k and expect_1m, the last two of which list the ids of which one should come
# first.
source "$(dirname "$0")/common.sh"
need swift hyperfine /usr/bin/time python3 sqlite3 rg fzf
[ $# -ge 2 ] || { sed -n '6,8s/^# *//p' "$0" >&2; exit 64; }
corpus_tool="$(realpath "$1")"
relevance_set="$(realpath "$2")"
build_movies
movies="$scratch/movies"
corpus="$scratch/corpus"
index="$HOME/.local/share/movies/catalog.index"

python3 "$corpus_tool" --out "$corpus" >/dev/null 2>&1
cut -f 3 "$corpus/title.basics.tsv" | tail -n +2 >"$scratch/titles"
films="$(wc -l <"$scratch/titles")"

# Prints the seconds and the memory of a command.
cost() {
    local name="$1"
    shift
    /usr/bin/time -f '%e %M' "$@" 2>"$scratch/cost" >/dev/null </dev/null
    tail -n 1 "$scratch/cost" | awk -v name="$name" \
        '{ printf "%8.1f s  %5.0f MiB  %s\n", $1, $2 / 1024, name }'
}

# Makes an index of the bare titles with a tokenizer of SQLite.
cat >"$scratch/fts.sh" <<'SHELL'
rm -f "$1"
sqlite3 "$1" "pragma journal_mode=off;" "pragma synchronous=off;" \
    "create virtual table films using fts5(title, tokenize='$2');" \
    ".mode ascii" '.separator "\t" "\n"' ".import '$3' films"
SHELL

cat >"$scratch/relevance.py" <<'PYTHON'
import collections, json, subprocess, sys

movies, path, key = sys.argv[1:]
kinds = collections.defaultdict(lambda: [0, 0, 0])
for line in open(path, encoding="utf-8"):
    case = json.loads(line)
    search = [movies, "search", "--source", "catalog", "--limit", "5", "--", case["query"]]
    rows = subprocess.run(search, capture_output=True, text=True).stdout.splitlines()
    ids = [row.split("\t")[0] for row in rows]
    kind = kinds[case["kind"]]
    kind[0] += bool(ids) and ids[0] in case[key]
    kind[1] += any(id in case[key] for id in ids)
    kind[2] += 1
kinds["all"] = [sum(kind[i] for kind in kinds.values()) for i in range(3)]
for name, (first, five, count) in kinds.items():
    print(f"{first / count:8.2f}  {five / count:4.2f}  {name} ({count})")
PYTHON

print_machine
echo
echo "relevance with 32,000 films: the share of queries with a right film first, in the first five:"
"$movies" catalog import --quiet "$corpus/title.basics.32k.tsv" "$corpus/title.ratings.32k.tsv"
python3 "$scratch/relevance.py" "$movies" "$relevance_set" expect_32k

echo
echo "to index $films films, or their bare titles:"
cost "movies catalog import" \
    "$movies" catalog import "$corpus/title.basics.tsv" "$corpus/title.ratings.tsv"
for tokenizer in unicode61 trigram; do
    cost "sqlite3 fts5 $tokenizer" \
        bash "$scratch/fts.sh" "$scratch/$tokenizer.db" "$tokenizer" "$scratch/titles"
done
stat -c %s "$index" "$scratch/unicode61.db" "$scratch/trigram.db" | awk -v films="$films" \
    'BEGIN { split("movies,fts5 unicode61,fts5 trigram", names, ",") }
     { printf "%8.1f bytes a film  %s\n", $1 / films, names[NR] }'

echo
echo "relevance with $films films:"
python3 "$scratch/relevance.py" "$movies" "$relevance_set" expect_1m

queries=(
    matrix godfath "blade runner" "blade ruiner" poseidno seveeace amélie 올드보이 ゴジラ the a lo
    "dune 1984" "the lord of the rings"
)
search() { echo "$movies search --source catalog -- $1"; }

echo
runs=5
arguments=("movies --version" "$movies --version")
for query in "${queries[@]}"; do arguments+=("$query" "$(search "$query")"); done
compare "${3:-5}" "${arguments[@]}"

echo
echo "the same with the index out of the page cache:"
prepare="dd if=$index iflag=nocache count=0 status=none"
compare "${3:-5}" "${arguments[@]}"
prepare=true

echo
echo "peak memory beyond that of movies --version:"
peak() { /usr/bin/time -f %M "$@" 2>&1 >/dev/null | tail -n 1; }
version="$(peak "$movies" --version)"
for query in "${queries[@]}"; do
    memory="$(peak "$movies" search --source catalog -- $query || true)"
    awk -v kib="$((memory - version))" -v name="$query" \
        'BEGIN { printf "%8.1f MiB  %s\n", kib / 1024, name }'
done

echo
echo "the others; of a typo, all that they can see is which trigrams of it a title has:"
fts() { echo "sqlite3 $scratch/trigram.db \"select title from films('$1') order by rank limit 20\""; }
compare 1 \
    "movies --version" "$movies --version" \
    "rg -i matrix" "rg -i matrix $scratch/titles" \
    "rg -i the" "rg -i the $scratch/titles" \
    "fzf --filter matrix" "sh -c 'fzf --filter matrix <$scratch/titles'" \
    "fzf --filter the" "sh -c 'fzf --filter the <$scratch/titles'" \
    "fts5 trigram matrix" "$(fts matrix)" \
    "fts5 trigram poseidno" "$(fts 'pos OR ose OR sei OR eid OR idn OR dno')" \
    "fts5 trigram the" "$(fts the)"
