extension BashCompletions {
    /// Splits the command line, and quotes words as they must be typed in it.
    static let lineFunctions = #"""
        # Sets `line` to the command line up to the cursor. If only the words are known, bash has split
        # them at = and : as well.
        __movies_line() {
            local index word previous
            if [[ -n ${COMP_LINE-} ]]; then
                line=${COMP_LINE:0:${COMP_POINT:-${#COMP_LINE}}}
                return
            fi
            line=${COMP_WORDS[0]}
            for ((index = 1; index <= COMP_CWORD; index++)); do
                word=${COMP_WORDS[index]-} previous=${COMP_WORDS[index - 1]}
                case $word in
                =*) if [[ $previous != --* ]]; then line+=' '; fi ;;
                :*) if [[ $index -lt 3 ]]; then line+=' '; fi ;;
                *) if [[ $previous != [=:] ]]; then line+=' '; fi ;;
                esac
                line+=$word
            done
        }

        # Splits the line into `words` without their quotes. The last one is completed: readline keeps
        # `kept`, the part up to a : or = or an open quote, and replaces `typed`; `quote` is open.
        __movies_split() {
            local rest=$line word='' plain last_typed='' last_kept=''
            local breaks=${COMP_WORDBREAKS-:=}
            breaks=${breaks//[[:space:]\"\']/}
            words=() kept='' typed='' quote=''
            while [[ -n $rest ]]; do
                case $quote in
                \') plain=${rest%%\'*} ;;
                \") plain=${rest%%[\"\\]*} ;;
                *) plain=${rest%%[[:space:]\"\'\\]*} ;;
                esac
                rest=${rest:${#plain}}
                if [[ -z $quote && -n $breaks && $plain == *["$breaks"]* ]]; then
                    typed=${plain##*["$breaks"]}
                    kept=$word${plain:0:${#plain}-${#typed}}
                else
                    typed+=$plain
                fi
                word+=$plain
                case ${rest:0:1} in
                '') ;;
                \\)
                    typed+=${rest:0:2}
                    if [[ -n $quote && ${rest:1:1} != [\"\\\$\`] ]]; then word+=\\; fi
                    word+=${rest:1:1}
                    rest=${rest:2}
                    ;;
                \'|\")
                    if [[ -z $quote ]]; then
                        last_typed=$typed last_kept=$kept
                        quote=${rest:0:1} kept=$word typed=''
                    else
                        typed=$last_typed$quote$typed$quote kept=$last_kept quote=''
                    fi
                    rest=${rest:1}
                    ;;
                *)
                    words+=("$word")
                    word='' kept='' typed=''
                    rest=${rest#"${rest%%[![:space:]]*}"}
                    ;;
                esac
            done
            words+=("$word")
        }

        # Sets `quoted` to texts as they must be typed inside the quotes that are open.
        __movies_quote() {
            local apostrophe="'\\''" exclamation="\"'!'\"" lines IFS=$'\n'
            case $quote in
            \') quoted=("${@//\'/$apostrophe}") ;;
            \")
                quoted=("${@//\\/\\\\}")
                quoted=("${quoted[@]//\"/\\\"}")
                quoted=("${quoted[@]//\$/\\\$}")
                quoted=("${quoted[@]//\`/\\\`}")
                quoted=("${quoted[@]//!/$exclamation}")
                # Readline would take a quote at the start for the one that is open.
                quoted=("${quoted[@]/#$exclamation/!}")
                ;;
            *)
                printf -v lines '%q\n' "$@"
                # Without braces, a comma means nothing.
                # shellcheck disable=SC2206 # Each line is a word.
                quoted=(${lines//\\,/,})
                ;;
            esac
        }


        """#
}
