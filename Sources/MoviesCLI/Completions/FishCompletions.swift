/// The completion script for fish.
struct FishCompletions {
    let commands: [CompletedCommand]

    /// The tables, and functions of which `__movies_complete` is called for each completion.
    var script: String {
        """
        # Completes the command lines of movies in fish; printed by 'movies completions fish'.

        # Sets what can follow a command. After each subcommand and each option is a tab and its
        # description. After an option with a value is = and the possible values, or =, and the words of
        # which the value is a list. Without `has_dash`, no options are set, since that takes longer than
        # the rest.
        function __movies_command --no-scope-shadowing
            set subcommands
            set operands_option
            switch "$argv[1]"
        \(commands.map(table).joined(separator: "\n"))
                case '*'
                    return 1
            end
            return 0
        end

        """ + Self.functions
    }

    private func table(_ command: CompletedCommand) -> String {
        var lines = ["        case '\(command.name)'"]
        if !command.subcommands.isEmpty {
            let subcommands = command.subcommands.map { described($0.name, $0.summary) }
            lines.append("            set subcommands" + subcommands.joined())
        }
        lines.append("            set operands '\(command.operands)'")
        if !command.operandsOption.isEmpty {
            lines.append("            set operands_option \(command.operandsOption)")
        }
        lines.append("            set -q has_dash[1]; or return 0")
        let options = command.options.map { described($0.name, $0.summary) }
        lines.append("            set options" + options.joined())
        let values = command.options.filter { $0.values != nil }.map { " '\($0.entry)'" }
        lines.append("            set values" + values.joined())
        return lines.joined(separator: "\n")
    }

    /// A continued line with a word, a tab and the description.
    private func described(_ word: String, _ summary: String) -> String {
        let escaped = summary.map { #"\'"#.contains($0) ? #"\\#($0)"# : "\($0)" }.joined()
        return " \\\n                \(word)\\t'\(escaped)'"
    }

    private static let functions = #"""
        # Prints what can stand at the cursor, each with a tab and its description.
        function __movies_complete
            set -l subcommands
            set -l operands
            set -l operands_option
            set -l options
            set -l values
            set -l name
            set -l option
            set -l ended
            set -l before
            set -l typed (commandline -ct)
            string match -qr '[\'"\\\\]' -- "$typed"
            and set typed (__movies_typed "$typed")
            set -l words (commandline -opc)
            set -l program $words[1]
            set -l has_dash (string match -- '*-*' $words[2..] $typed)
            string match -q -- '~/*' $program
            and set program (string replace '~' "$HOME" -- $program)
            __movies_command ''
            for word in $words[2..]
                if set -q option[1]
                    set option
                else if set -q has_dash[1]; and not set -q ended[1]; and test "$word" = --
                    set ended 1
                else if set -q has_dash[1]; and not set -q ended[1]; and string match -q -- '-?*' "$word"
                    set option (string match -- "$word=*" $values)
                    test "$word" = "$operands_option"; and set subcommands
                else if set -q subcommands[1]
                    set -a name $word
                    __movies_command "$name"; or return
                else
                    set -a before $word
                end
            end
            if set -q option[1]
                __movies_values '' $option
            else if set -q has_dash[1]; and not set -q ended[1]; and string match -q -- '--*=*' "$typed"
                set -l head (string replace -r '=.*' '' -- $typed)
                set option (string match -- "$head=*" $values)
                and __movies_values "$head=" $option
            else if set -q has_dash[1]; and not set -q ended[1]; and string match -q -- '-*' "$typed"
                printf '%s\n' $options
            else if set -q subcommands[1]
                printf '%s\n' $subcommands
            else
                __movies_operands
            end
        end

        # Prints a word without its quotes, of which the last may be open.
        function __movies_typed
            string unescape -- "$argv"
            or string unescape -- "$argv'"
            or string unescape -- "$argv\""
            or echo -- "$argv"
        end

        # Prints the values of an option, after what was typed before them: the first argument, and the
        # words of a list.
        function __movies_values --no-scope-shadowing
            set -l head $argv[1]
            set -l known (string replace -r '^[^=]*=' '' -- $argv[2])
            if string match -q -- ',*' "$known"
                set -l value (string replace -- "$head" '' "$typed")
                set head $head(string replace -r '[^,!]*$' '' -- "$value")
                set known (string sub -s 2 -- $known)
            end
            printf '%s\n' "$head"(string split -n ' ' -- "$known")
        end

        # Prints operands by their kind.
        function __movies_operands --no-scope-shadowing
            set -l prefix
            set -q before[1]; and set prefix (string join ' ' -- $before '')
            # If an earlier word is no id, the words are those of a title.
            if test "$operands" = movies; and string match -qvr '^(tt)?\d+$|/' -- $before
                set operands query
            end
            contains -- "$operands" query recent movies; and not command -q -- $program
            and return
            switch "$operands"
                case query
                    __movies_queries ($program suggest -- "$prefix$typed" 2>/dev/null)
                case recent
                    __movies_queries ($program history 2>/dev/null | string replace -r '\t.*' '')
                case movies
                    set -l movies ($program suggest --ids -- "$typed" 2>/dev/null)
                    # Digits are those of an id, and not of a title.
                    if string match -qr '^(tt)?\d*$' -- "$typed"
                        string match -- "$typed*" $movies
                    else if not set -q before[1]
                        __movies_titles $movies
                    end
                case files
                    __fish_complete_path "$typed"
                case commands
                    __movies_command "$before"; and printf '%s\n' $subcommands
                case '=*'
                    set -q before[1]; or string split -n ' ' -- (string sub -s 2 -- $operands)
            end
        end

        # Prints titles, since what does not begin with the typed text is no candidate for fish. A title
        # that several movies have gets the year, except for the most popular one.
        function __movies_titles
            set -l titles
            for movie in (string replace -r '^(\S*)\t(.*?)( \((\d+)\))?$' '$2'\t'$4'\t'id $1' -- $argv)
                set -l parts (string split \t -- $movie)
                contains -- $parts[1] $titles
                and set parts[1] "$parts[1] $parts[2]"
                set -a titles $parts[1]
                echo $parts[1]\t(string trim -- "$parts[2] $parts[3]")
            end
        end

        # Prints queries after the words that are there already; a leading dash would make an option.
        function __movies_queries --no-scope-shadowing
            set -l rests $argv
            if set -q before[1]
                set -l start (string escape --style=regex -- "$prefix")
                set rests (string replace -fri -- "^$start(.)" '$1' $argv)
            end
            # If a candidate has the case of the typed text, fish would leave out those in another case.
            string match -qr '^[^[:upper:]]+$' -- "$typed"; and string match -q -- "$typed*" $rests
            and set rests (string lower -- $rests)
            if set -q ended[1]
                printf '%s\n' $rests
            else
                string match -v -- '-*' $rests
            end
        end

        complete -c movies -f -a '(__movies_complete)'

        """#
}
