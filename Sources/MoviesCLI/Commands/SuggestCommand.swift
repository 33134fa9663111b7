import Presentation

/// `movies suggest`: what the menu of suggestions offers, for scripts and shells.
@MainActor
struct SuggestCommand {
    let console: Console

    func run(_ words: [String], in scene: MoviesSceneDIContainer) async -> ExitCode {
        let viewModel = scene.makeMoviesQueryListViewModel()
        let view = MoviesQueryListView(viewModel, console: console)
        await viewModel.didType(words.joined(separator: " "))
        return view.exitCode
    }
}
