/// The user's clipboard, which a terminal sets for a program, also for one on another machine.
package enum Clipboard {
    /// The sequence that copies a text (OSC 52 of xterm).
    ///
    /// tmux takes it by itself, or passes it on to the terminal, whichever it is allowed to.
    package static func copying(_ text: String, isInTmux: Bool) -> String {
        let sequence = "\u{1B}]52;c;\(Array(text.utf8).base64)\u{7}"
        return sequence + (isInTmux ? TmuxPassthrough.wrap(sequence) : "")
    }
}
