import Domain
import Testing

@testable import Presentation

struct SourceViewModelTests {
    @Test(arguments: [
        (MoviesSource.tmdb, "tmdb", "TMDB", false, false, true),
        (.catalog(.builtIn), "catalog", "the built-in catalog", true, false, false),
        (.catalog(.imdb), "catalog", "the catalog", false, true, false),
        (.catalog(.tmdb), "catalog", "the catalog", false, true, false),
    ])
    func `distinguishes the network, the built-in catalog and imported ones`(
        source: MoviesSource,
        id: String,
        subject: String,
        isBuiltIn: Bool,
        isImported: Bool,
        isLocalized: Bool
    ) {
        let source = SourceViewModel(source)

        #expect(source.id == id)
        #expect(source.subject == subject)
        #expect(source.isCatalog == (id == "catalog"))
        #expect(source.isBuiltInCatalog == isBuiltIn)
        #expect(source.isImportedCatalog == isImported)
        #expect(source.isLocalized == isLocalized)
    }

    @Test func `names the data sets of each catalog that can be imported`() {
        #expect(CatalogSource.builtIn.dataSets == nil)
        #expect(CatalogSource.builtIn.importHelp == nil)
        for (source, name) in [(CatalogSource.imdb, "title.basics"), (.tmdb, "movie_ids")] {
            #expect(source.dataSets?.contains(name) == true)
            #expect(source.importHelp?.contains(name) == true)
        }
    }
}
