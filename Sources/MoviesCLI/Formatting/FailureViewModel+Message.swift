import CommandLineKit
import Presentation

extension FailureViewModel {
    /// One sentence: what happened and what to do.
    var message: String {
        remedy.advice.map { "\(summary); \($0.text)" } ?? summary
    }

    /// What happened, and what to do; without options and commands, which a screen does not have.
    var screenMessage: String {
        remedy.advice?.screenText.map { "\(summary); \($0)" } ?? summary
    }

    /// How a command ends.
    var exitCode: ExitCode { remedy.exitCode }
}

extension FallbackViewModel {
    /// One sentence: what happened, and what is shown instead.
    var message: String {
        "\(needsAction ? failure.message : failure.summary); \(replacement)"
    }
}
