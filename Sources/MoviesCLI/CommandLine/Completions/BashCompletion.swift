/// Completes words in bash, of which readline replaces and quotes nothing by itself.
package struct BashCompletion: ShellCompletion {
    /// It needs no other package; bash 3.2 has all it uses.
    package static func script(for name: String) -> String {
        #"""
        # Completes the command lines of \#(name) in bash; printed by '\#(name) completions bash'.
        # shellcheck shell=bash

        # The program prints whether files are wanted, and then words as they must be typed.
        _\#(name)() {
            local program=$1 kind='' word
            COMPREPLY=()
            if [[ $program == \~/* ]]; then program=$HOME/${program#*/}; fi
            type -P "$program" >/dev/null || return 0
            {
                IFS= read -r kind || :
                while IFS= read -r word; do COMPREPLY+=("$word"); done
            } < <("$program" __complete bash "${COMP_LINE:0:$COMP_POINT}" "${COMP_WORDBREAKS-}" \
                "${COMP_TYPE-}" 2>/dev/null)
            # Readline itself completes files, but not that of bash 3.
            if [[ $kind != files ]] || compopt -o default 2>/dev/null; then return 0; fi
            while IFS= read -r word; do
                COMPREPLY+=("$(printf %q "$word")")
            done < <(compgen -f -- "$2")
        }

        # Suggestions stay in their order where bash can do that.
        complete -o nosort -F _\#(name) \#(name) 2>/dev/null || complete -F _\#(name) \#(name)

        """#
    }

    package static func installation(of name: String) -> HelpEntry {
        HelpEntry(
            "\(name) completions bash > ~/.local/share/bash-completion/completions/\(name)",
            "for bash with bash-completion"
        )
    }

    package let line: ShellLine

    /// Whether candidates are inserted one after the other, as they are.
    private let isMenu: Bool

    /// The line up to the cursor, `COMP_WORDBREAKS` and `COMP_TYPE`.
    package init(_ arguments: ArraySlice<String>) {
        let arguments = Array(arguments) + ["", "", ""]
        line = ShellLine(arguments[0], breaks: arguments[1])
        // The codes of % and *.
        isMenu = ["37", "42"].contains(arguments[2])
    }

    package func output(_ completion: Completion) -> [String] {
        guard completion.kind != .files else { return ["files"] }
        let kept = line.kept.count
        let start = completion.kind == .names ? line.word : line.kept
        let found = completion.candidates.filter { candidate in
            candidate.value.hasPrefixIgnoringCase(start) && candidate.value.count > kept
        }
        let rests = found.map { String($0.value.dropFirst(kept)) }
        if completion.isCertain(line.word) { return ["words"] + rests }
        var words = rests.map { quoted($0, in: line.quote) }
        if case .ids = completion.kind, !isMenu { words = found.map(\.label) }
        // Readline adds the closing quote only after another character.
        if let quote = line.quote.map({ String($0) }) {
            words = words.map { $0.hasSuffix(quote) ? $0 + quote : $0 }
        }
        return ["words"] + keepingTyped(words, first: rests.first ?? "")
    }

    /// Adds the typed text, unless what all words begin with contains it, which would replace it.
    private func keepingTyped(_ words: [String], first: String) -> [String] {
        guard !words.isEmpty else { return [] }
        let common = words.commonPrefix
        // A backslash must not be separated from what follows it.
        let isSplit = !common.reversed().prefix { $0 == "\\" }.count.isMultiple(of: 2)
        let whole = isSplit ? String(common.dropLast()) : common
        let typed = quoted(String(line.word.dropFirst(line.kept.count)), in: line.quote)
        if whole.containsIgnoringCase(typed) { return isSplit ? words + [whole] : words }
        guard !common.isEmpty, common.prefix(1).lowercased() == line.typed.prefix(1).lowercased()
        else { return words + [line.typed] }
        guard line.quote == nil else { return [] }
        // With a quote before it, the first word has nothing in common with the typed text.
        return ["'\(quoted(first, in: "'"))'"] + words.dropFirst() + [line.typed]
    }

    /// A text as it must be typed inside of a quote.
    private func quoted(_ text: String, in quote: Unicode.Scalar?) -> String {
        var result = ""
        for (index, character) in text.enumerated() {
            switch (quote, character) {
            case ("'", "'"): result += #"'\''"#
            // Readline would take a quote at the start for the one that is open.
            case ("\"", "!"): result += index == 0 ? "!" : #""'!'""#
            case ("\"", _) where #""\$`"#.contains(character),
                (nil, _) where #" "'\|&;()<>!{}*[]?^$`"#.contains(character),
                (nil, "~") where index == 0, (nil, "#") where index == 0:
                result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }
}
