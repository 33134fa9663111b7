#!/usr/bin/env bash
# Measures completion in the shells that are installed: `movies search bl` with the Tab key, beside
# `movies suggest bl` that the same shell runs. Each command below runs one shell, which completes
# once, since that loads functions, and then does one of the two 100 times, or nothing.
#
# Needs swift, make, hyperfine and one of bash, zsh and fish. Usage: Benchmarks/completions.sh [rounds]
# shellcheck source-path=SCRIPTDIR
source "$(dirname "$0")/common.sh"
need swift make hyperfine
build_movies
export PATH="$scratch/install/bin:$PATH" TERM=xterm
scripts="$scratch/install/share"

# Each script gets what to do: nothing, suggest or complete.
cat >"$scratch/measure.bash" <<BASH
source '$scripts/bash-completion/completions/movies'
complete_query() { COMP_LINE='movies search bl' COMP_POINT=16; _movies movies bl search; }
complete_query
[ "\${#COMPREPLY[@]}" -gt 0 ] || exit 70
for _ in {1..100}; do
    case \$1 in
    suggest) movies suggest bl >/dev/null ;;
    complete) complete_query ;;
    esac
done
BASH

# zsh completes on a terminal only: this one runs another there, and waits for its end.
cat >"$scratch/measure.zsh" <<ZSH
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "fpath=('$scripts/zsh/site-functions' \\\$fpath)
autoload -Uz compinit; compinit -u -d '$scratch/zcompdump'
complete_query() { BUFFER='movies search bl' CURSOR=16; zle complete-word }
measure() {
    complete_query
    for _ in {1..100}; do
        case \$1 in
        (suggest) movies suggest bl >/dev/null ;;
        (complete) complete_query ;;
        esac
    done
    BUFFER=exit
    zle accept-line
}
zle -N measure; bindkey '^G' measure"
zpty -w -n shell \$'\a'
while zpty -r shell line; do :; done
ZSH

cat >"$scratch/measure.fish" <<FISH
source '$scripts/fish/vendor_completions.d/movies.fish'
function complete_query
    complete -C 'movies search bl' >/dev/null
end
complete_query
for number in (seq 100)
    switch \$argv[1]
        case suggest
            movies suggest bl >/dev/null
        case complete
            complete_query
    end
end
FISH

shells=()
commands=()
for shell in bash zsh fish; do
    if ! command -v "$shell" >/dev/null; then continue; fi
    shells+=("$shell")
    for action in nothing suggest complete; do
        commands+=("$shell: $action" "$shell $scratch/measure.$shell $action")
    done
done

print_machine
runs=1
compare "${1:-21}" "${commands[@]}"

# milliseconds SHELL ACTION
# Prints the time of one suggestion or completion.
milliseconds() {
    difference "$1: $2" "$1: nothing" | awk '{ print $1 / 100 }'
}

echo
echo "one of them:"
for shell in "${shells[@]}"; do
    printf '%8.2f ms  %s: movies suggest bl\n' "$(milliseconds "$shell" suggest)" "$shell"
    printf '%8.2f ms  %s: completing movies search bl\n' "$(milliseconds "$shell" complete)" "$shell"
done

print_limits
for shell in "${shells[@]}"; do
    limit "completion in $shell: %s× of movies suggest (limit %s×)" \
        "$(awk -v one="$(milliseconds "$shell" complete)" -v other="$(milliseconds "$shell" suggest)" \
            'BEGIN { print one / other }')" 1.5
done
