import Presentation

/// `movies cache`: the answers of servers that are kept.
@MainActor
struct CacheCommand {
    let console: Console

    func info(in scene: MoviesSceneDIContainer, asJSON: Bool) async -> ExitCode {
        let viewModel = scene.makeResponseCacheViewModel()
        let view = ResponseCacheView(viewModel, console: console, showsJSON: asJSON)
        await viewModel.didOpen()
        return view.exitCode
    }

    func clear(in scene: MoviesSceneDIContainer) async -> ExitCode {
        let viewModel = scene.makeResponseCacheViewModel()
        let view = ResponseCacheView(viewModel, console: console, showsJSON: false)
        await viewModel.didClear()
        return view.exitCode
    }
}
