public import Domain

/// What happens to the screen of the catalog.
@MainActor
public protocol CatalogViewModelInput: AnyObject {
    func didOpen() async
    func didImport(_ files: [String], includesAdult: Bool) async
    func didUpdate(_ update: CatalogUpdateRequest) async
    func didRemove() async
}

/// What the screen of the catalog shows.
@MainActor
public protocol CatalogViewModelOutput: AnyObject {
    var state: Observable<CatalogState> { get }
}

public typealias CatalogViewModel = CatalogViewModelInput & CatalogViewModelOutput
