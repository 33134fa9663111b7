/// Where the program writes: results to one side, notes and errors to the other.
struct Console: Sendable {
    let output: any TextOutput
    let errors: any TextOutput

    /// Whether somebody can be asked.
    let inputIsTerminal: Bool
    private let environment: Environment

    init(
        output: any TextOutput,
        errors: any TextOutput,
        inputIsTerminal: Bool = false,
        environment: Environment
    ) {
        self.inputIsTerminal = inputIsTerminal
        self.output = output
        self.errors = errors
        self.environment = environment
    }

    /// The columns that results may take.
    var width: Int {
        environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
            ?? output.width ?? 80
    }

    /// Whether somebody sits there, to look and to type.
    var isInteractive: Bool { inputIsTerminal && output.isTerminal }

    /// Whether the terminal can do no more than print.
    var isDumb: Bool { environment["TERM"] == "dumb" }

    /// Says something that is not a result.
    ///
    /// Should even that fail, there is nobody to tell.
    func note(_ text: String) {
        try? errors.write("\(text)\n")
    }

    /// Says what went wrong, in one line with the program's name.
    func report(_ sentence: String) {
        note("movies: \(sentence.sanitizedLine)")
    }

    /// Reports in place of the line that shows progress, if there is one; progress draws it again.
    func reportOverProgress(_ sentence: String) {
        let clearing = errors.isTerminal && !isDumb ? "\r\u{1B}[K" : ""
        note("\(clearing)movies: \(sentence.sanitizedLine)")
    }

    /// Whether results may carry colour.
    func usesColor(_ mode: ColorMode) -> Bool {
        switch mode {
        case .always: true
        case .never: false
        case .auto: output.isTerminal && !isDumb
        }
    }

    /// Whether the terminal is known to show links (OSC 8) rather than their codes.
    ///
    /// By the variables that these terminals set; tmux and screen may be older than the terminal
    /// around them.
    var showsLinks: Bool {
        guard output.isTerminal, !isDumb, environment["TMUX"] == nil, environment["STY"] == nil
        else { return false }
        let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby", "rio"]
        let terms = ["xterm-kitty", "xterm-ghostty", "foot", "foot-extra", "alacritty", "contour"]
        let marks = ["WT_SESSION", "KITTY_WINDOW_ID", "KONSOLE_VERSION", "DOMTERM"]
        return environment["TERM_PROGRAM"].map(programs.contains) ?? false
            || environment["TERM"].map(terms.contains) ?? false
            || environment["VTE_VERSION"].flatMap { Int($0) }.map { $0 >= 5000 } ?? false
            || marks.contains { environment[$0] != nil }
    }
}

/// When to color the output.
enum ColorMode: String, CaseIterable {
    case auto
    case always
    case never
}
