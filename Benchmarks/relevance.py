"""Prints how often a search of the catalog finds what people mean, by kind of query.

    relevance.py MOVIES RELEVANCE_SET KEY

MOVIES is the program, and KEY is expect_builtin or expect_imported; queries.py describes the set. For queries with a
title, prints the share of those with a right movie first and the share of those with one in the first five. For queries
without one, prints the precision at 5: the share of the first five places that have a movie with all facts asked for,
as the program prints the facts. The kinds come worst first. There are columns for the queries with which the weights of
the search were chosen, and for those that were held out.
"""
import collections, json, subprocess, sys
import queries

# How much a kind counts in the realistic mean. There is no source for how often people type each kind of query: this
# project collects no queries, and has none of others. So every kind counts the same. A weight of another kind of use
# goes here, as "initials": 0.5.
WEIGHTS = {}


# Columns, by the key held_out of the queries.
COLUMNS = {None: "fitted", "queries": "other queries", "movies": "other movies"}
# `movies search -` takes 10,000 queries at most.
AT_ONCE = 5000


def words(query):
    return " ".join(query.split())


def first_fives(queries):
    """The first five movies of each query, from processes that search for many."""
    found = {}
    for start in range(0, len(queries), AT_ONCE):
        search = [movies, "search", "--source", "catalog", "--limit", "5", "--json", "-"]
        text = "\n".join(queries[start:start + AT_ONCE])
        output = subprocess.run(search, input=text, capture_output=True, text=True).stdout
        pages = [json.loads(line) for line in output.split("\n") if line]
        found.update((words(page["query"]), page["movies"]) for page in pages)
    return found


def print_kinds(title, scores, name):
    """Prints the means of the scores of each kind, worst first, and the means of the kinds."""
    print(title)
    columns = [column for column in COLUMNS if scores[column]]
    means = {column: {kind: [sum(values) / len(rows) for values in zip(*rows)] for kind, rows in scores[column].items()}
             for column in columns}
    width = len(next(iter(means[None].values())))
    print("  ", "   ".join(f"{COLUMNS[column]:>13}" for column in columns))
    for kind in sorted(means[None], key=means[None].get):
        print_row([means[column].get(kind) for column in columns], width, kind,
                  [len(scores[column][kind]) for column in columns])
    totals = []
    for kinds in means.values():
        total = sum(WEIGHTS.get(kind, 1) for kind in kinds)
        totals.append([sum(WEIGHTS.get(kind, 1) * values[place] for kind, values in kinds.items()) / total
                       for place in range(width)])
    print_row(totals, width, name, [f"{len(kinds)} kinds" for kinds in means.values()])


def print_row(cells, width, name, counts):
    texts = ["".join(f"{value:7.3f}" for value in cell) if cell else "–" for cell in cells]
    print("  ", "   ".join(f"{text:>13}" for text in texts), f" {name} ({', '.join(map(str, counts))})")


movies, path, key = sys.argv[1:]
titled, untitled = ({column: collections.defaultdict(list) for column in COLUMNS} for _ in range(2))
with open(path, encoding="utf-8") as file:
    cases = [case for case in map(json.loads, file) if case.get(key)]
found = first_fives([case["query"] for case in cases])
for case in cases:
    expected, first = case[key], found.get(words(case["query"]), [])
    if isinstance(expected, dict):
        score = [sum(queries.has(movie, expected) for movie in first) / 5]
    else:
        right = [movie["id"] in expected for movie in first]
        score = [right[:1] == [True], any(right)]
    (untitled if isinstance(expected, dict) else titled)[case.get("held_out")][case["kind"]].append(score)
print_kinds("with a title: a right movie first, and in the first five", titled, "realistic mean")
print_kinds("without a title: precision at 5", untitled, "mean")
