import Presentation

/// `movies history`: what was searched before.
@MainActor
struct HistoryCommand {
    let console: Console

    func list(in scene: MoviesSceneDIContainer) async -> ExitCode {
        let viewModel = scene.makeRecentQueriesViewModel()
        let view = RecentQueriesView(viewModel, console: console)
        await viewModel.didOpen()
        return view.exitCode
    }

    func clear(in scene: MoviesSceneDIContainer) async -> ExitCode {
        let viewModel = scene.makeRecentQueriesViewModel()
        let view = RecentQueriesView(viewModel, console: console)
        await viewModel.didClear()
        return view.exitCode
    }
}
