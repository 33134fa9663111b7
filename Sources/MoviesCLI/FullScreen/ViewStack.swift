import Presentation

/// The views of the screens of a flow.
@MainActor
struct ViewStack<View> {
    var top: View? { views.last?.view }

    private var views: [(id: ObjectIdentifier, view: View)] = []

    /// Makes views for new screens, and drops others; returns whether an old view is on top again.
    mutating func show(
        _ screens: [MoviesSearchFlowScreen],
        make: (MoviesSearchFlowScreen) -> View
    ) -> Bool {
        let before = views
        views = screens.map { screen in
            before.first { $0.id == screen.id } ?? (screen.id, make(screen))
        }
        guard let id = views.last?.id, id != before.last?.id else { return false }
        return before.contains { $0.id == id }
    }
}
