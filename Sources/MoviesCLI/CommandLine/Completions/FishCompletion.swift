/// Completes words in fish, which filters and quotes them itself.
package struct FishCompletion: ShellCompletion {
    package static func script(for name: String) -> String {
        #"""
        # Completes the command lines of \#(name) in fish; printed by '\#(name) completions fish'.

        # The program prints lines of a word, a tab and its description; or, to complete files, an empty
        # line and the typed word.
        function __\#(name)_complete
            set -l program (commandline -opc)[1]
            string match -q -- '~/*' $program
            and set program (string replace '~' "$HOME" -- $program)
            command -q -- $program
            or return
            set -l lines ($program __complete fish (commandline -pc | string collect) 2>/dev/null)
            if set -q lines[1]; and test -z "$lines[1]"
                __fish_complete_path $lines[2]
            else
                printf '%s\n' $lines
            end
        end

        complete -c \#(name) -f -a '(__\#(name)_complete)'

        """#
    }

    package static func installation(of name: String) -> HelpEntry {
        HelpEntry(
            "\(name) completions fish > ~/.config/fish/completions/\(name).fish",
            "for fish"
        )
    }

    package let line: ShellLine

    package init(_ arguments: ArraySlice<String>) {
        line = ShellLine(arguments.first ?? "", escapesInSingleQuotes: true)
    }

    package func output(_ completion: Completion) -> [String] {
        let candidates = completion.candidates
        switch completion.kind {
        case .files: return ["", line.word]
        case .names: return candidates.map { described($0.value, $0.summary) }
        case .queries: return queries(candidates.map(\.value), after: completion.head)
        case .ids(titles: true): return titles(candidates)
        case .ids(titles: false):
            return candidates.filter { $0.value.hasPrefix(line.word) }
                .map { described($0.value, $0.summary) }
        }
    }

    private func described(_ word: String, _ summary: String) -> String {
        summary.isEmpty ? word : "\(word)\t\(summary)"
    }

    /// If a query has the case of the typed text, fish would leave out those in another case.
    ///
    /// Nor does it find a last name after `head`, unless in the case of the typed text.
    private func queries(_ queries: [String], after head: String) -> [String] {
        let typed = line.word.dropFirst(head.count)
        guard !typed.isEmpty, typed == typed.lowercased() else { return queries }
        let rests = queries.map { $0.dropFirst(head.count) }
        let isLowercase =
            rests.contains { $0.hasPrefix(typed) }
            || !head.isEmpty && !rests.contains { $0.hasPrefixIgnoringCase(String(typed)) }
        return isLowercase ? queries.map { $0.lowercased() } : queries
    }

    /// Titles, since what does not begin with the typed text is no candidate for fish.
    ///
    /// A title that several movies have gets the year, except for the first one.
    private func titles(_ movies: [Completion.Candidate]) -> [String] {
        var titles: [String] = []
        return movies.map { movie in
            let text = movie.summary
            let isDated = text.hasSuffix(")") && text.dropLast(5).hasSuffix(" (")
            let year = isDated ? "\(text.dropLast().suffix(4)) " : ""
            var title = String(text.dropLast(isDated ? year.count + 2 : 0))
            if isDated, titles.contains(title) { title += " \(year.dropLast())" }
            titles.append(title)
            return "\(title)\t\(year)id \(movie.value)"
        }
    }
}
