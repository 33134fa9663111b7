import Presentation
import Terminal

extension SourceViewModel {
    /// The attribution that the owner of the data requires.
    var requiredAttribution: String { attributions.first ?? "" }

    /// The longest attribution that fits.
    func attribution(width: Int) -> String {
        attributions.first { $0.displayWidth <= width } ?? attributions.last ?? ""
    }
}

extension CatalogExtentViewModel {
    /// What downloads the movies that the built-in catalog does not know.
    static let updateAdvice = "'movies catalog update' downloads all movies"

    /// What the built-in catalog knows.
    var sentence: String {
        "the built-in catalog knows \(movieCount.withThousandsCommas) movies"
            + (date.map { " up to \($0)" } ?? "")
    }

    /// What the built-in catalog knows, and how to get the rest.
    var updateNotice: String { "\(sentence); 'movies catalog update' downloads all of them" }
}
