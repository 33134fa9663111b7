import Domain
import Testing

struct CatalogUpdateRequestTests {
    @Test(arguments: CatalogUpdateRequest.Source.allCases)
    func `is for titles only unless it says more`(source: CatalogUpdateRequest.Source) {
        let request = CatalogUpdateRequest(source: source)

        #expect(request.source == source)
        #expect(!request.includesAlternativeTitles)
        #expect(!request.includesPeople)
        #expect(!request.includesAdult)
    }
}
