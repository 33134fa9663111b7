import Domain
import Presentation

/// `movies catalog`: the films on this machine as a whole.
@MainActor
struct CatalogCommand {
    private let console: Console
    private let arguments: ParsedArguments

    init(console: Console, _ arguments: ParsedArguments) {
        self.console = console
        self.arguments = arguments
    }

    func info(in scene: MoviesSceneDIContainer) async -> ExitCode {
        await show(scene) { await $0.didOpen() }
    }

    func importFiles(in scene: MoviesSceneDIContainer) async throws(UsageError) -> ExitCode {
        let files = arguments.operands
        guard !files.isEmpty else {
            throw UsageError(message: "nothing to import; name a file, or - for standard input")
        }
        guard files.count(where: { $0 == "-" }) < 2 else {
            throw UsageError(message: "standard input can be read once only")
        }
        let includesAdult = arguments.isSet(.includeAdult)
        return await show(scene) { await $0.didImport(files, includesAdult: includesAdult) }
    }

    func update(in scene: MoviesSceneDIContainer) async -> ExitCode {
        let update = CatalogUpdateRequest(
            source: arguments[.from].flatMap(CatalogUpdateRequest.Source.init) ?? .imdb,
            includesAlternativeTitles: arguments.isSet(.akas),
            includesAdult: arguments.isSet(.includeAdult)
        )
        return await show(scene) { await $0.didUpdate(update) }
    }

    func remove(in scene: MoviesSceneDIContainer) async -> ExitCode {
        await show(scene) { await $0.didRemove() }
    }

    private func show(
        _ scene: MoviesSceneDIContainer,
        _ event: @MainActor (any CatalogViewModel) async -> Void
    ) async -> ExitCode {
        let viewModel = scene.makeCatalogViewModel()
        let view = CatalogView(
            viewModel,
            console: console,
            showsJSON: arguments.isSet(.json),
            isQuiet: arguments.isSet(.quiet)
        )
        await event(viewModel)
        return view.exitCode
    }
}
