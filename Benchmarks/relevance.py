"""Prints how often a search of the catalog finds what people mean, by kind of query.

    relevance.py MOVIES RELEVANCE_SET KEY

MOVIES is the program, and KEY is expect_builtin or expect_imported; queries.py describes the set. For queries with a
title, prints the share of those with a right movie first and the share of those with one in the first five. For queries
without one, prints the precision at 5: the share of the first five places that have a movie with all facts asked for,
as the program prints the facts. The kinds come worst first.
"""
import collections, json, subprocess, sys

# How much a kind counts in the realistic mean. There is no source for how often people type each kind of query: this
# project collects no queries, and has none of others. So every kind counts the same. A weight of another kind of use
# goes here, as "initials": 0.5.
WEIGHTS = {}


def first_five(query):
    search = [movies, "search", "--source", "catalog", "--limit", "5", "--json", "--", query]
    output = subprocess.run(search, capture_output=True, text=True).stdout
    return json.loads(output)["movies"] if output.strip() else []


def has(movie, facts):
    """Whether a movie has all facts."""
    year = int((movie["release_date"] or "0")[:4])
    people = (movie["directors"] or []) + (movie["cast"] or [])
    return (set(facts.get("genres", [])) <= set(movie["genres"] or [])
            and set(facts.get("people", [])) <= set(people)
            and facts.get("from", 0) <= year <= facts.get("to", 9999)
            and facts.get("language", movie["original_language"]) == movie["original_language"]
            and ("most" not in facts or 0 < (movie["runtime"] or 0) <= facts["most"]))


def print_kinds(title, kinds, name):
    """Prints the means of the scores of each kind, worst first, and the mean of the kinds."""
    print(title)
    means = {kind: [sum(column) / len(scores) for column in zip(*scores)] for kind, scores in kinds.items()}
    total = sum(WEIGHTS.get(kind, 1) for kind in means)
    mean = [sum(WEIGHTS.get(kind, 1) * value for kind, value in zip(means, column)) / total
            for column in zip(*means.values())]
    for kind, values in sorted(means.items(), key=lambda item: item[1]):
        print("  ", *(f"{value:6.3f}" for value in values), f" {kind} ({len(kinds[kind])})")
    print("  ", *(f"{value:6.3f}" for value in mean), f" {name} of {len(means)} kinds")


movies, path, key = sys.argv[1:]
titled, untitled = collections.defaultdict(list), collections.defaultdict(list)
for line in open(path, encoding="utf-8"):
    case = json.loads(line)
    expected = case.get(key)
    if not expected:
        continue
    found = first_five(case["query"])
    if isinstance(expected, dict):
        untitled[case["kind"]].append([sum(has(movie, expected) for movie in found) / 5])
    else:
        right = [movie["id"] in expected for movie in found]
        titled[case["kind"]].append([right[:1] == [True], any(right)])
print_kinds("with a title: a right movie first, and in the first five", titled, "realistic mean")
print_kinds("without a title: precision at 5", untitled, "mean")
