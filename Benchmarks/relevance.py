"""Prints how often a search of the catalog finds what people mean, by kind of query.

    relevance.py MOVIES RELEVANCE_SET KEY

MOVIES is the program. A line of RELEVANCE_SET is an object with the keys query, kind, and KEY: the ids of
which one should come first, absent where no movie of the catalog is meant. Prints the share of the queries
with a right movie first, the share of those with one in the first five, the kind and the number of queries.
"""
import collections, json, subprocess, sys

movies, path, key = sys.argv[1:]
kinds = collections.defaultdict(lambda: [0, 0, 0])
for line in open(path, encoding="utf-8"):
    case = json.loads(line)
    if not case.get(key):
        continue
    search = [movies, "search", "--source", "catalog", "--limit", "5", "--", case["query"]]
    rows = subprocess.run(search, capture_output=True, text=True).stdout.splitlines()
    ids = [row.split("\t")[0] for row in rows]
    kind = kinds[case["kind"]]
    kind[0] += bool(ids) and ids[0] in case[key]
    kind[1] += any(id in case[key] for id in ids)
    kind[2] += 1
for name, (first, five, count) in kinds.items():
    print(f"{first / count:8.3f}  {five / count:5.3f}  {name} ({count})")
mean = [sum(kind[i] / kind[2] for kind in kinds.values()) / len(kinds) for i in (0, 1)]
print(f"{mean[0]:8.3f}  {mean[1]:5.3f}  mean of {len(kinds)} kinds")
