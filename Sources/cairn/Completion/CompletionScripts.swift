/// The scripts of `cairn completions`: each asks the program itself (``CompletionCall``).
///
/// The one that PATH finds is asked, whatever the line begins with: Tab behind `./cairn` runs
/// nothing of that directory.
enum CompletionScripts {
    static let all: [(shell: String, text: String)] = [
        ("bash", bash), ("zsh", zsh), ("fish", fish),
    ]

    private static let bash = #"""
        # bash completion for cairn: it asks the program itself.
        _cairn() {
            local line=${COMP_LINE:0:COMP_POINT} word value text kind="" width=0 i
            local values=() texts=() program
            COMPREPLY=()
            program=$(type -P cairn)
            [[ $program == /* ]] || return
            while IFS=$'\t' read -r value text; do
                case $value in
                    :files | :directories) kind=$value ;;
                    ?*) values+=("$value") texts+=("$text") ;;
                esac
            done < <("$program" __complete bash "$line" "$COMP_WORDBREAKS" 2>/dev/null)
            word=${COMP_WORDS[COMP_CWORD]}
            if [[ $kind ]]; then
                compopt -o filenames 2>/dev/null
                if [[ $kind == :files ]]; then
                    mapfile -t COMPREPLY < <(compgen -f -- "${word#[\"\']}")
                else
                    mapfile -t COMPREPLY < <(compgen -d -- "${word#[\"\']}")
                fi
            fi
            # The values are quoted as the place needs it.
            for i in "${!values[@]}"; do
                ((${#values[i]} > width)) && width=${#values[i]}
            done
            if ((${#values[@]} == 1)); then
                COMPREPLY+=("${values[0]}")
                [[ ${values[0]} == */ || ${values[0]} == *= ]] && compopt -o nospace 2>/dev/null
            else
                for i in "${!values[@]}"; do
                    # Shown as a list, a value has its text beside it; nothing of it is inserted.
                    if [[ ${texts[i]} && ${COMP_TYPE:-9} == 63 ]]; then
                        printf -v value '%-*s  (%s)' "$width" "${values[i]}" "${texts[i]}"
                        COMPREPLY+=("${value:0:${COLUMNS:-80}}")
                    else
                        COMPREPLY+=("${values[i]}")
                    fi
                done
                ((${#values[@]})) && compopt -o nosort 2>/dev/null
            fi
        }
        complete -F _cairn cairn
        """#

    private static let zsh = #"""
        #compdef cairn
        # zsh completion for cairn: it asks the program itself.
        _cairn() {
            local line value text kind="" program=$(whence -p cairn)
            [[ $program == /* ]] || return 1
            local -a values shown open openshown
            while IFS= read -r line; do
                value=${line%%$'\t'*}
                text=${line#*$'\t'}
                case $value in
                    :files | :directories) kind=$value ;;
                    */) open+=("$value") openshown+=("$value") ;;
                    ?*)
                        values+=("$value")
                        if [[ -n $text && $text != $line ]]; then
                            shown+=("$value  -- $text")
                        else
                            shown+=("$value")
                        fi
                        ;;
                esac
            done < <("$program" __complete zsh "${(@Q)words[1,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)
            local -a how
            # One a line where there is something to read.
            [[ -n ${(M)shown:#*  -- *} ]] && how=(-l)
            # In the order of the answer.
            (( ${#values} )) && compadd -V cairn $how -d shown -a values
            (( ${#open} )) && compadd -V cairn -S '' -d openshown -a open
            case $kind in
                :files) _files ;;
                :directories) _files -/ ;;
            esac
        }
        if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
            _cairn "$@"
        else
            compdef _cairn cairn
        fi
        """#

    private static let fish = #"""
        # fish completion for cairn: it asks the program itself.
        function __cairn_complete
            set -l before (commandline -opc)
            set -l word (commandline -ct | string unescape)
            test -n "$word"; or set word ''
            set -l program (command --search cairn)
            string match --quiet '/*' -- $program; or return
            for line in ($program __complete fish $before "$word" 2>/dev/null)
                switch $line
                    case ':files*'
                        __fish_complete_path "$word"
                    case ':directories*'
                        __fish_complete_directories "$word" ''
                    case '*'
                        echo $line
                end
            end
        end
        complete --command cairn --no-files --keep-order --arguments '(__cairn_complete)'
        """#
}
