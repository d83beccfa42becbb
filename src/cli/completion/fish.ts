import type { CompletedCommand, CompletedOption } from './completions.js';

/** Returns the fish completion script. It holds every word itself, so that no key press starts the program. */
export function fishScript(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name }) => name).join(' ');
  return [
    '# Completes shuffle-audit in fish: shuffle-audit completion fish > ~/.config/fish/completions/shuffle-audit.fish',
    'complete -c shuffle-audit -f',
    ...commands.map(
      ({ describe, name }) =>
        `complete -c shuffle-audit -n 'not __fish_seen_subcommand_from ${names}' -a ${name} -d ${quoted(firstClause(describe))}`,
    ),
    ...commands.flatMap(({ name, operands, options }) => {
      const of = `complete -c shuffle-audit -n '__fish_seen_subcommand_from ${name}'`;
      return [
        ...(operands.words.length > 0 || operands.files
          ? [`${of}${operands.files ? ' -F' : ''}${operands.words.length > 0 ? ` -a '${operands.words.join(' ')}'` : ''}`]
          : []),
        ...options.map((option) => `${of} ${optionWords(option)}`),
      ];
    }),
    '',
  ].join('\n');
}

function optionWords({ describe, name, value }: CompletedOption): string {
  const flag = name.length === 1 ? `-s ${name}` : `-l ${name}`;
  const takes = value === null ? '' : ` -r${value.files ? ' -F' : ''}${value.words.length > 0 ? ` -a '${value.words.join(' ')}'` : ''}`;
  return `${flag}${takes} -d ${quoted(firstClause(describe))}`;
}

/** Returns the part of a description that fits in a list of words. */
function firstClause(describe: string): string {
  return describe.split(/[:;,(]/)[0]?.trim() ?? describe;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
