// Text: words, folding, scripts, years, edit distance, hashes.
//
// The one text model of queries, of the search engine and of the command line: pure functions over
// strings and bytes. It knows nothing about movies, and imports nothing.
//
// `Word` is a word as it was typed, with what stands before it: queries and names of files are read so.
// `Tokenizer` splits a text into terms, without case, accents and punctuation; `NormalizedText`
// compares two texts so; `EnglishStem`, `NumberForms` and `TermSynonyms` are what a term has in common
// with others. `TextMatcher` and `WordFinder` look for what is typed in single texts. `Folding` has the
// tables for single characters.
//
// Functions that others call for each byte are inlinable, and their types are public: a function of a
// package type is not inlined in another module. Functions that they call for each word are not generic,
// since they would not be specialized there.
