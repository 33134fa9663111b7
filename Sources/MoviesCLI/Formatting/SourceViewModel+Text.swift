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
