extension BashCompletions {
    /// Offers candidates of each kind, so that readline inserts what they mean.
    static let candidateFunctions = #"""
        # Offers whole words; the part that readline keeps is left out.
        __movies_offer() {
            local candidate quoted lines
            if [[ -z $kept && -z $quote && $# -gt 0 ]]; then
                # The usual case, without copies of the candidates, which take longer.
                found=("$1")
                printf -v lines '%q\n' "$@"
                local IFS=$'\n'
                # Without braces, a comma means nothing.
                # shellcheck disable=SC2206 # Each line is a word.
                COMPREPLY=(${lines//\\,/,})
                return
            fi
            if [[ -z $kept ]]; then
                found=("$@")
            else
                for candidate in "$@"; do
                    if [[ $candidate == "$kept"?* ]]; then found+=("${candidate:${#kept}}"); fi
                done
            fi
            if [[ ${#found[@]} -eq 0 ]]; then return; fi
            __movies_quote "${found[@]}"
            COMPREPLY=("${quoted[@]}")
            if [[ -z $quote ]]; then return; fi
            # Readline adds the closing quote only after another character.
            for candidate in "${!COMPREPLY[@]}"; do
                if [[ ${COMPREPLY[candidate]} == *"$quote" ]]; then COMPREPLY[candidate]+=$quote; fi
            done
        }

        # Offers those words of `values` that begin with the current word after `head`, which it keeps.
        __movies_offer_values() {
            local head=$1 value last candidates=()
            if [[ $values == ,* ]]; then
                value=${word:${#head}}
                last=${value##*[,!]}
                head+=${value:0:${#value}-${#last}}
                values=${values#,}
            fi
            for value in $values; do
                if [[ $head$value == "$word"* ]]; then candidates+=("$head$value"); fi
            done
            __movies_offer ${candidates[@]+"${candidates[@]}"}
        }

        # Leaves the lines that match a pattern, or all of them if none does and they may differ: the
        # program also finds titles by people and with typos.
        __movies_narrow() {
            local pattern=$1 may_differ=$2 line narrowed='' IFS=$'\n'
            for line in $output; do
                # shellcheck disable=SC2053 # It is a pattern.
                if [[ $line == $pattern ]]; then narrowed+=$line$'\n'; fi
            done
            if [[ -n $narrowed || -z $may_differ ]]; then output=$narrowed; fi
        }

        # Leaves the queries of the history's lines, without the tab and the time.
        __movies_drop_times() {
            local line queries='' IFS=$'\n'
            for line in $output; do queries+=${line%%$'\t'*}$'\n'; done
            output=$queries
        }

        # Offers the lines that begin with `before` and the argument, without what is there already.
        __movies_offer_queries() {
            local query wanted=$before$1 dash=- candidates=() IFS=$'\n'
            if [[ -n $ended ]]; then dash=''; fi
            # shellcheck disable=SC2206 # Each line is a query.
            candidates=($output)
            # Mostly they are offered as they are, which must not take long.
            if [[ -n $wanted || -n $dash && $'\n'$output == *$'\n-'* ]]; then
                candidates=()
                for query in $output; do
                    if [[ $query == "$wanted"* && ${query:${#before}:1} != "$dash" ]]; then
                        candidates+=("${query:${#before}}")
                    fi
                done
            fi
            __movies_offer ${candidates[@]+"${candidates[@]}"}
        }

        # Offers ids of movies, with the titles while there are several.
        __movies_offer_ids() {
            local movie lines=() IFS=$'\n'
            for movie in $output; do
                if [[ $movie == "$kept"* ]]; then
                    found+=("${movie%%$'\t'*}")
                    lines+=("${movie/$'\t'/  }")
                fi
            done
            COMPREPLY=(${found[@]+"${found[@]}"})
            # The id of the only movie replaces what was typed of its title, but no other text.
            if [[ ${#found[@]} -eq 1 && ${lines[0]} == *"$word"* ]]; then
                is_certain=1
                return
            fi
            # Menu completion inserts the candidates as they are.
            if [[ ${#found[@]} -gt 0 && ${COMP_TYPE-} != 37 && ${COMP_TYPE-} != 42 ]]; then
                COMPREPLY=("${lines[@]}")
            fi
        }

        __movies_offer_files() {
            local file
            while IFS= read -r file; do
                # Readline quotes file names, where it is told that they are such.
                if compopt -o filenames 2>/dev/null; then
                    COMPREPLY+=("${file:${#kept}}")
                else
                    __movies_offer "$file"
                fi
            done < <(compgen -f -- "$word")
        }

        # Readline replaces `typed` by what all candidates begin with, even if that is something else.
        # Then the typed text is a candidate as well, and no character is common to all of them.
        __movies_keep_typed() {
            local common=${COMPREPLY[0]-} typed_text=${word:${#kept}} candidate quoted
            if [[ ${#COMPREPLY[@]} -eq 0 || -n $is_certain ]]; then return; fi
            shopt -u nocasematch
            for candidate in "${COMPREPLY[@]}"; do
                if [[ -z $common ]]; then break; fi
                while [[ $candidate != "$common"* ]]; do common=${common%?}; done
            done
            shopt -s nocasematch
            # A backslash must not be separated from what follows it.
            candidate=$common
            if [[ ${common//\\\\/} == *\\ ]]; then candidate=${common%\\}; fi
            __movies_quote "$typed_text"
            if [[ -z $typed_text || $candidate == *"${quoted[0]}"* ]]; then
                if [[ $candidate != "$common" ]]; then COMPREPLY+=("$candidate"); fi
                return
            fi
            if [[ -n $common && ${typed:0:1} == "${common:0:1}" ]]; then
                if [[ -n $quote ]]; then
                    COMPREPLY=()
                    return
                fi
                quote=\'
                __movies_quote "${found[0]-}"
                COMPREPLY[0]="'${quoted[0]}'"
            fi
            COMPREPLY+=("$typed")
        }


        """#
}
