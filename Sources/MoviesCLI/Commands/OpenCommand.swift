import Domain
import Presentation

/// `movies open`: a film's page in the browser.
@MainActor
struct OpenCommand {
    let console: Console

    func run(_ id: MovieID, in scene: MoviesSceneDIContainer) async -> ExitCode {
        let viewModel = scene.makeMoviePageViewModel(id: id)
        let view = MoviePageView(viewModel, console: console)
        await viewModel.didOpen()
        return view.exitCode
    }
}
