import Domain
import Presentation

/// `movies show`: all that is known of one film.
@MainActor
struct ShowCommand {
    let console: Console
    let appearance: MovieDetailsOptions

    func run(_ id: MovieID, in scene: MoviesSceneDIContainer) async -> ExitCode {
        let viewModel = scene.makeMovieDetailsViewModel(id: id)
        let view = MovieDetailsView(viewModel, console: console, appearance: appearance)
        await viewModel.didOpen()
        return view.exitCode
    }
}
