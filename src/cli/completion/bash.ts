import type { CompletedCommand, Place } from './completions.js';

/**
 * Returns the bash completion script, which zsh reads in bash mode. It holds every word itself, so that no key press starts the program. It takes
 * words from the line, because bash splits its own at colons.
 */
export function bashScript(commands: readonly CompletedCommand[]): string {
  return `# Completes shuffle-audit in bash and zsh: source <(shuffle-audit completion bash)
if [[ -n \${ZSH_VERSION-} ]]; then autoload -U +X compinit && compinit && autoload -U +X bashcompinit && bashcompinit; fi

_shuffle_audit_offer() { # words, and whether files are offered too
  COMPREPLY=($(compgen -W "$1" -- "$current"))
  if [[ $2 == files ]]; then
    COMPREPLY+=($(compgen -f -- "$current"))
    if type compopt >/dev/null 2>&1; then compopt -o filenames 2>/dev/null; fi
  fi
  # what stands before the last colon is on the line already, where bash takes a colon for the end of a word
  if [[ $current == *:* && \${COMP_WORDBREAKS-} == *:* ]]; then COMPREPLY=("\${COMPREPLY[@]#"\${current%:*}:"}"); fi
}

_shuffle_audit() {
  local line=\${COMP_LINE:0:\${COMP_POINT:-0}} current before command
  local -a typed
  if [[ -n \${ZSH_VERSION-} ]]; then
    typed=("\${COMP_WORDS[@]:0:$((COMP_CWORD + 1))}")
  else
    read -r -a typed <<< "$line"
    if [[ $line == *[[:space:]] ]]; then typed+=(''); fi
  fi
  current=\${typed[@]: -1}
  before=\${typed[@]: -2:1}
  command=\${typed[@]:1:1}
  # the word that is being typed is no command yet
  if ((\${#typed[@]} < 3)); then command=; fi
  case "$command $before" in
${commands.flatMap(afterOption).join('\n')}
  esac
  case "$command" in
${commands.map(ofCommand).join('\n')}
    *) _shuffle_audit_offer '${commands.map(({ name }) => name).join(' ')} --help --version' ;;
  esac
}

complete -F _shuffle_audit shuffle-audit
`;
}

/** Returns the script lines that complete the value of an option of a command. */
function afterOption({ name, options }: CompletedCommand): readonly string[] {
  return options.flatMap(({ name: option, value }) =>
    value === null ? [] : [`    '${name} ${dashed(option)}') ${offer(value, [])}; return ;;`],
  );
}

function ofCommand({ name, operands, options }: CompletedCommand): string {
  const dashes = options.map((option) => dashed(option.name));
  return `    ${name}) if [[ $current == -* ]]; then ${offer({ words: [], files: false }, [...dashes, '--help'])}; else ${offer(operands, [])}; fi ;;`;
}

function offer({ files, words }: Place, more: readonly string[]): string {
  return `_shuffle_audit_offer '${[...words, ...more].join(' ')}'${files ? ' files' : ''}`;
}

function dashed(option: string): string {
  return option.length === 1 ? `-${option}` : `--${option}`;
}
