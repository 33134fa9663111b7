// Search: what a query means, and the movies of a catalog that match it.
//
// - `Grammar`: phrases that are filters, orders or wishes, in six languages (`QueryGrammar`).
// - `QueryReadings`: titles and years in a text. `FileNames`: titles and years in the names of files.
// - `Catalog`: an open catalog, its movies, and filters in terms of its index. `People`: its people.
// - `Catalog+Matches`: titles that match, and how surely they are meant (`TitleResemblance`).
//   `Catalog+Topics`: movies that are about something. `MatchReasons`: why a movie is there.
//
// TextIndex finds documents and adds up the cost of their `Evidence` by `SearchWeights`. Search decides which of
// them a query means; what the user sees when nothing is sure, the use cases of Domain decide.
