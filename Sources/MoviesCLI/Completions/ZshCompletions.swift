/// The completion script for zsh: a file for `$fpath`, which a shell can also source.
struct ZshCompletions {
    let commands: [CompletedCommand]

    /// The tables, and functions of which `_movies` is called for each completion.
    var script: String {
        """
        #compdef movies
        # Completes the command lines of movies in zsh; printed by 'movies completions zsh'.

        # Sets what can follow a command. After each subcommand and each option is its description. An
        # option with a value ends with = and the possible values, or with =, and the words of which the
        # value is a list. Without `has_dash`, no options are set, since that takes longer than the rest.
        __movies_command() {
            subcommands=() operands=nothing operands_option= options=()
            case $1 in
        \(commands.map(table).joined(separator: "\n"))
            (*) return 1 ;;
            esac
        }

        """ + Self.functions
    }

    private func table(_ command: CompletedCommand) -> String {
        var lines = ["    ('\(command.name)')"]
        if !command.subcommands.isEmpty {
            lines.append("        subcommands=(")
            lines += command.subcommands.map { pair($0.name, $0.summary) }
            lines.append("        )")
        }
        lines.append("        operands='\(command.operands)'")
        if !command.operandsOption.isEmpty {
            lines.append("        operands_option=\(command.operandsOption)")
        }
        lines.append("        if [[ -z $has_dash ]]; then return; fi")
        lines.append("        options=(")
        lines += command.options.map { pair($0.entry, $0.summary) }
        return (lines + ["        )", "        ;;"]).joined(separator: "\n")
    }

    private func pair(_ word: String, _ summary: String) -> String {
        let summary = summary.split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: #"'\''"#)
        return "            '\(word)' '\(summary)'"
    }

    private static let functions = #"""
        # Sets `values` to those of an option; fails if it takes no value.
        __movies_values() {
            local entry
            for entry in $options; do
                if [[ $entry == "$1="* ]]; then
                    values=${entry#*=}
                    return 0
                fi
            done
            return 1
        }

        # Offers names of a kind with their descriptions, from pairs.
        __movies_describe() {
            local name summary described=()
            for name summary in "${@[2,-1]}"; do
                described+=("${${name%%=*}//:/\\:}:$summary")
            done
            _describe -t $1 $1 described
        }

        # Offers words of `values` after what the current word begins with.
        __movies_offer_values() {
            local known=(${=values#,}) head= candidates
            if [[ $values == ,* ]]; then
                head=${typed#--*=}
                head=${head%${head##*[,!]}}
            fi
            # With `compset -P`, zsh would insert the part before without its backslashes.
            candidates=($head$^known)
            compadd -M 'm:{a-zA-Z}={A-Za-z}' -d known -a candidates
        }

        # Offers whatever replaces the typed text. On the first Tab zsh would replace it by what all
        # matches begin with, even if that is something else; on the next ones it inserts the matches.
        __movies_replace() {
            local end=()
            # No space goes between the word and a quote that is closed already.
            if [[ -n $QISUFFIX ]]; then end=(-S ''); fi
            compadd -U "${end[@]}" -V movies "$@" || return
            if [[ $compstate[insert] != *unambiguous* ]]; then return; fi
            # In quotes, zsh does not say what the only match is without them.
            if [[ -z $is_other && -n $compstate[quote] ]] && (( compstate[nmatches] == 1 )); then
                return
            fi
            if [[ -n $is_other || ${(L)${(Q)compstate[unambiguous]}} != *"${(L)typed}"* ]]; then
                compstate[insert]= compstate[list]='list force'
            fi
        }

        # Offers queries after the words that are there already; a leading dash would make an option.
        __movies_offer_queries() {
            local query found=("$@")
            if [[ -n $before ]]; then
                found=()
                for query in "$@"; do
                    if [[ ${(L)query} == "${(L)before}"?* ]]; then found+=("${query:${#before}}"); fi
                done
            fi
            if [[ -z $ended ]]; then found=(${found:#-*}); fi
            __movies_replace -a found
        }

        # Offers ids of movies beside the titles.
        __movies_offer_ids() {
            local line ids=() titles=()
            for line in "$@"; do
                ids+=("${line%%$'\t'*}")
                titles+=("${line/$'\t'/  }")
            done
            # The id of the only movie replaces what was typed of its title, but no other text.
            if (( $#ids == 1 )) && [[ ${(L)titles[1]} == *"${(L)typed}"* ]]; then
                compadd -U -l -d titles -V movies -a ids
            else
                __movies_replace -l -d titles -a ids
            fi
        }

        # Sets `lines` to what a command of the program prints. A command substitution would wait until
        # the program is gone, not only until it has printed everything.
        __movies_run() {
            local program=${(Q)words[1]} output= part= descriptor
            if [[ $program == '~'* ]]; then program=${~program}; fi
            if ! whence -p -- $program >/dev/null; then return; fi
            zmodload zsh/system || return
            exec {descriptor}< <(exec $program "$@")
            while sysread -i $descriptor part; do output+=$part; done
            exec {descriptor}<&-
            lines=(${(f)output})
        }

        # Leaves the lines that have a text, or all of them if none has it: the program also finds titles
        # by people and with typos.
        __movies_narrow() {
            local line narrowed=()
            for line in $lines; do
                if [[ ${(L)line} == *"${(L)1}"* ]]; then narrowed+=($line); fi
            done
            if (( $#narrowed )); then lines=($narrowed); else is_other=1; fi
        }

        # Offers operands by their kind.
        __movies_operands() {
            local line lines=() queries=() is_other=
            # If an earlier word is no id, the words are those of a title.
            if [[ $operands == movies && -n $is_title ]]; then operands=query; fi
            case $operands in
            (query)
                __movies_run suggest -- $before$typed
                __movies_narrow $before$typed
                __movies_offer_queries $lines
                ;;
            (recent)
                __movies_run history
                for line in $lines; do
                    line=${line%%$'\t'*}
                    if [[ ${(L)line} == "${(L)before}${(L)typed}"* ]]; then queries+=($line); fi
                done
                __movies_offer_queries $queries
                ;;
            (movies)
                __movies_run suggest --ids -- $typed
                # Digits are those of an id, and not of a title.
                if [[ -z ${${typed#tt}//[0-9]/} ]]; then
                    lines=(${(M)lines:#$typed*})
                else
                    __movies_narrow $typed
                fi
                __movies_offer_ids $lines
                ;;
            (files) _files ;;
            (commands)
                __movies_command "${before% }" &&
                    __movies_describe commands $subcommands
                ;;
            ('='*)
                values=${operands#'='}
                if [[ -z $before ]]; then __movies_offer_values; fi
                ;;
            esac
        }

        # Offers what can stand at the cursor.
        __movies_complete() {
            if [[ -n $option ]]; then
                __movies_offer_values
            elif [[ -z $ended && $typed == --*=* ]]; then
                if __movies_values "${typed%%=*}"; then
                    compset -P '*='
                    __movies_offer_values
                fi
            elif [[ -z $ended && $typed == -* ]]; then
                __movies_describe options $options
            elif (( $#subcommands )); then
                __movies_describe commands $subcommands
            else
                __movies_operands
            fi
        }

        _movies() {
            local subcommands operands operands_option options values= has_dash=
            local name= option= ended= before= is_title= word
            local typed=${(Q)${:-$QIPREFIX$PREFIX$compstate[quote]}}
            if [[ "$words" == *-* ]]; then has_dash=1; fi
            __movies_command ''
            for word in "${(@)words[2,CURRENT-1]}"; do
                word=${(Q)word}
                if [[ -n $option ]]; then
                    option=
                elif [[ -z $ended && $word == -- ]]; then
                    ended=1
                elif [[ -z $ended && $word == -?* ]]; then
                    if __movies_values $word; then option=$word; fi
                    if [[ $word == "$operands_option" ]]; then subcommands=(); fi
                elif (( $#subcommands )); then
                    name+=${name:+ }$word
                    __movies_command $name || return 1
                else
                    before+="$word "
                    if [[ $word == *[^0-9]* && $word != tt[0-9]* && $word != */* ]]; then is_title=1; fi
                fi
            done
            local matches=$compstate[nmatches]
            # Once here, since a redirection in a subshell takes longer.
            __movies_complete 2>/dev/null
            (( compstate[nmatches] > matches ))
        }

        # The file is either autoloaded as the function, or sourced.
        if [[ $funcstack[1] == _movies ]]; then
            _movies "$@"
        elif (( $+functions[compdef] )); then
            compdef _movies movies
        fi

        """#
}
