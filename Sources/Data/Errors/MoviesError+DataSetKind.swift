import Domain
import Infrastructure

extension MoviesError {
    init(_ failure: LineReader.Failure, file: String) {
        switch failure {
        case .storage(let error): self.init(error)
        case .damaged: self = .dataSetUnusable(file: file, .damaged)
        }
    }
}
