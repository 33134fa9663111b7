import Domain
import Presentation

/// `movies open`: a film's page in the browser.
@MainActor
struct OpenCommand {
    let console: Console

    func run(_ id: MovieID, in scene: MoviesSceneDIContainer) async -> ExitCode {
        let viewModel = scene.makeWebPageViewModel(id: id)
        let view = WebPageView(viewModel, console: console)
        await viewModel.didOpen()
        return view.exitCode
    }
}
