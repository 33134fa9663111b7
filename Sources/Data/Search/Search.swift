// Search: what a query means, and the movies of a catalog that match it.
//
// - `Grammar`: phrases that are filters, orders or wishes, in twelve languages (`QueryGrammar`).
// - `QueryReadings`: titles and years in a text. `FileNames`: titles and years in the names of files.
// - `Catalog`: an open catalog, its movies, and filters in terms of its index. `People`: its people.
// - `Catalog+Matches`: the movies that match a query. `Answer`: what a text means, by what each `Reading`
//   costs (`Decision`), and with which probability. `MatchReasons`: why a movie is there.
//
// TextIndex finds documents; all weights are in its `SearchWeights`. Search decides which of them a query
// means.
