/// Completes words in zsh, which quotes them itself.
package struct ZshCompletion: ShellCompletion {
    /// A file for `$fpath`, which a shell can also source.
    package static func script(for name: String) -> String {
        #"""
        #compdef \#(name)
        # Completes the command lines of \#(name) in zsh; printed by '\#(name) completions zsh'.

        # The program prints what is to be done and options of compadd, and then lines of a word, a tab
        # and how it is listed; or, to describe words, lines of a word, a colon and the description.
        _\#(name)() {
            local program=${(Q)words[1]} lines matches labels options
            if [[ $program == '~'* ]]; then program=${~program}; fi
            whence -p -- $program >/dev/null || return 1
            lines=(${(f)"$($program __complete zsh \
                "${(j: :)words[1,CURRENT-1]} $QIPREFIX$PREFIX" 2>/dev/null)"})
            options=(${=lines[1]})
            lines[1]=()
            case $options[1] in
            (files) _files ;;
            (describe) _describe -t words word lines ;;
            (*)
                matches=("${(@)lines%%$'\t'*}") labels=("${(@)lines#*$'\t'}")
                # No space goes between the word and a quote that is closed already.
                if [[ -n $QISUFFIX ]]; then options+=(-S ''); fi
                compadd "${(@)options[2,-1]}" -d labels -a matches || return
                # Zsh would insert what all matches begin with, even if that is something else.
                if [[ $options[1] == list && $compstate[insert] == *unambiguous* ]]; then
                    compstate[insert]= compstate[list]='list force'
                fi
                ;;
            esac
        }

        # The file is either autoloaded as the function, or sourced.
        if [[ $funcstack[1] == _\#(name) ]]; then
            _\#(name) "$@"
        elif (( $+functions[compdef] )); then
            compdef _\#(name) \#(name)
        fi

        """#
    }

    package static func installation(of name: String) -> HelpEntry {
        HelpEntry(
            "\(name) completions zsh > ~/.zfunc/_\(name)",
            "for zsh, into a folder of $fpath"
        )
    }

    package let line: ShellLine

    package init(_ arguments: ArraySlice<String>) { line = ShellLine(arguments.first ?? "") }

    package func output(_ completion: Completion) -> [String] {
        let candidates = completion.candidates
        let lines = candidates.map { "\($0.value)\t\($0.label)" }
        switch completion.kind {
        case .files: return ["files"]
        case .names:
            guard candidates.allSatisfy({ !$0.summary.isEmpty }) else {
                return ["insert -M m:{a-zA-Z}={A-Za-z}"] + lines
            }
            return ["describe"] + candidates.map { "\($0.value):\($0.summary)" }
        case .queries: return ["\(action(completion)) -U -V matches"] + lines
        case .ids: return ["\(action(completion)) -U -l -V matches"] + lines
        }
    }

    /// Only lists the words if what they begin with does not contain the typed text.
    private func action(_ completion: Completion) -> String {
        let common = completion.candidates.map(\.value).commonPrefix
        let typed = String(line.word.dropFirst(completion.head.count))
        let inserts =
            completion.isCertain(line.word)
            || common.dropFirst(completion.head.count).containsIgnoringCase(typed)
        return inserts ? "insert" : "list"
    }
}
