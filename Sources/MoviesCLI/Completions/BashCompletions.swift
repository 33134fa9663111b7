/// The completion script for bash, which needs no other package; bash 3.2 has all it uses.
struct BashCompletions {
    let commands: [CompletedCommand]

    /// The tables, and functions of which `_movies` is called for each completion.
    var script: String {
        """
        # Completes the command lines of movies in bash; printed by 'movies completions bash'.
        # shellcheck shell=bash

        # Sets what can follow a command. An option with a value ends with = and the possible values,
        # or with =, and the words of which the value is a list. Without `has_dash`, no options are set,
        # since that takes longer than the rest.
        __movies_command() {
            subcommands='' operands=nothing operands_option='' options=()
            case $1 in
        \(commands.map(table).joined(separator: "\n"))
            *) return 1 ;;
            esac
        }

        """ + Self.lineFunctions + Self.candidateFunctions + Self.functions
    }

    private func table(_ command: CompletedCommand) -> String {
        var lines = ["    '\(command.name)')"]
        if !command.subcommands.isEmpty {
            let names = command.subcommands.map(\.name).joined(separator: " ")
            lines.append("        subcommands='\(names)'")
        }
        lines.append("        operands='\(command.operands)'")
        if !command.operandsOption.isEmpty {
            lines.append("        operands_option=\(command.operandsOption)")
        }
        lines.append("        if [[ -z $has_dash ]]; then return 0; fi")
        lines.append("        options=(")
        lines += command.options.map { "            '\($0.entry)'" }
        return (lines + ["        )", "        ;;"]).joined(separator: "\n")
    }

    /// What completes a word, when the line is split.
    private static let functions = #"""
        # Sets `values` to those of an option; fails if it takes no value.
        __movies_values() {
            local entry
            for entry in "${options[@]}"; do
                if [[ $entry == "$1="* ]]; then
                    values=${entry#*=}
                    return 0
                fi
            done
            return 1
        }

        # Offers operands by their kind.
        __movies_operands() {
            local output program=${words[0]} pattern=$before$word
            # Without its special characters.
            pattern=${pattern//[][\\*?]/?}
            if [[ $program == \~/* ]]; then program=$HOME/${program#*/}; fi
            # A subshell that can't replace itself by the program may stop.
            if ! type -P "$program" >/dev/null; then program=false; fi
            # If an earlier word is no id, the words are those of a title.
            if [[ $operands == movies && -n $is_title ]]; then operands=query; fi
            case $operands in
            query)
                output=$(exec "$program" suggest -- "$before$word")
                __movies_narrow "*${pattern}*" 1
                __movies_offer_queries ''
                ;;
            recent)
                output=$(exec "$program" history)
                __movies_drop_times
                __movies_offer_queries "$word"
                ;;
            movies)
                output=$(exec "$program" suggest --ids -- "$word")
                # Digits are those of an id, and not of a title.
                case ${word#tt} in
                *[!0-9]*) __movies_narrow "*${pattern}*" 1 ;;
                *) __movies_narrow "$word*" '' ;;
                esac
                __movies_offer_ids
                ;;
            files) __movies_offer_files ;;
            commands)
                if __movies_command "${before% }"; then
                    values=$subcommands
                    __movies_offer_values ''
                fi
                ;;
            =*)
                values=${operands#=}
                if [[ -z $before ]]; then __movies_offer_values ''; fi
                ;;
            esac
        }

        # Offers what can stand at the cursor.
        __movies_complete() {
            local entry
            if [[ -n $option ]]; then
                __movies_offer_values ''
            elif [[ -z $ended && $word == --*=* ]]; then
                if __movies_values "${word%%=*}"; then __movies_offer_values "${word%%=*}="; fi
            elif [[ -z $ended && $word == -* ]]; then
                values=''
                for entry in "${options[@]}"; do values+="${entry%%=*} "; done
                __movies_offer_values ''
            elif [[ -n $subcommands ]]; then
                values=$subcommands
                __movies_offer_values ''
            else
                __movies_operands
            fi
        }

        _movies() {
            local IFS=$' \t\n' line words kept typed quote found=() index word
            local subcommands operands operands_option options values='' has_dash='' is_certain=''
            local command='' option='' ended='' before='' is_title='' ignores_case='' globs=''
            COMPREPLY=()
            __movies_line
            __movies_split
            if [[ $line == *-* ]]; then has_dash=1; fi
            __movies_command ''
            for ((index = 1; index < ${#words[@]} - 1; index++)); do
                word=${words[index]}
                if [[ -n $option ]]; then
                    option=''
                elif [[ -z $ended && $word == -- ]]; then
                    ended=1
                elif [[ -z $ended && $word == -?* ]]; then
                    if __movies_values "$word"; then option=$word; fi
                    if [[ $word == "$operands_option" ]]; then subcommands=''; fi
                elif [[ -n $subcommands ]]; then
                    command+=${command:+ }$word
                    __movies_command "$command" || return 0
                else
                    before+="$word "
                    if [[ $word == *[!0-9]* && $word != tt[0-9]* && $word != */* ]]; then is_title=1; fi
                fi
            done
            word=${words[index]}
            if [[ $- != *f* ]]; then globs=1; fi
            if shopt -q nocasematch; then ignores_case=1; fi
            set -f
            shopt -s nocasematch
            # Once here, since a redirection in a subshell takes longer.
            # A failure must not end a shell with `set -e`.
            __movies_complete 2>/dev/null || :
            __movies_keep_typed || :
            if [[ -n $globs ]]; then set +f; fi
            if [[ -z $ignores_case ]]; then shopt -u nocasematch; fi
            return 0
        }

        # Suggestions stay in their order where bash can do that.
        complete -o nosort -F _movies movies 2>/dev/null || complete -F _movies movies

        """#
}
