// Text: words, folding, scripts, years, edit distance, hashes.
//
// The one text model of queries, of the search engine and of the command line: pure functions over
// strings and bytes. It knows nothing about movies, and imports nothing.
