// Terminal: keys in, styled lines and images out.
//
// A library that knows nothing about movies or about screens of this program. Its folders can be
// read one by one.
//
// Text, which needs nothing else:
//
// - `String.displayWidth` says how many columns a text takes; `truncated`, `wrapped` and `padded`
//   use it.
// - `String.sanitizedLine` removes control characters, escape sequences and bidirectional
//   overrides. Whatever comes from outside passes through it before it is printed.
//
// Output:
//
// - `Console` has the standard streams: results go to its output, diagnostics to its errors. It
//   decides about colors, links and the user's `Pager`. `FileDescriptorOutput` writes to a stream;
//   tests hand in another `TextOutput`.
// - `StyledText` and `StyledLine` are text with a `TextStyle`. Styles are named by what they are
//   for; the `Palette` of the terminal alone has colors. `ANSIImage` sanitizes what another program has colored.
// - `Frame` is the content of the whole terminal, and `Screen` writes what differs between two of
//   them, in one synchronized update. It scrolls where that is shorter.
// - `OneShotSpinner` and `ProgressBar` show progress in one line on standard error. `Spinner` is
//   the same in a screen. `Clipboard` copies a text.
//
// Input:
//
// - `TerminalInput` turns bytes into keys on a thread of its own. `KeyDecoder` is the grammar:
//   escape sequences of all common terminals, pasted text, mouse events and replies to queries.
// - `LineEditor` is a line of text with a cursor, which keys edit.
// - `StandardInput` reads lines in the modes without screens, and `SecretPrompt` a password.
//   `StandardStreams` repairs what the program inherits, and `Environment` has its variables.
//
// Graphics:
//
// - `TerminalProbe` asks the terminal how it shows images: kitty's protocol, iTerm2's or sixel; and
//   whether its background is light. `TerminalGraphics` encodes an image for it; `Chafa` makes text
//   of one where there are none. `TerminalFeatures` is the result, with all else that the terminal
//   can show.
//
// Signals, which is where the terminal is always restored:
//
// - `TerminalSession` is raw mode on the alternate screen. It is restored at the end, after a
//   crash (`CrashHandler`), before a signal ends the program (`TerminationSignals`), and while the
//   program is suspended (`TerminalSignals`). What the handlers share is in atomic variables, and
//   they call nothing but what signal-safety(7) allows.
