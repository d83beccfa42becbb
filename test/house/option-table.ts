import { commandName, type ListedCommand } from '../../src/cli/command.js';
import type { Option } from '../../src/cli/options/option.js';

/** One row of the table: an option as some commands have it. */
interface OptionRow {
  readonly heading: string;
  readonly name: string;
  readonly option: Option<unknown>;
  readonly commands: string[];
}

/** The heading of options that stand under none in the help. */
const OF_ONE_COMMAND = 'Of one command:';

/**
 * The options of commands as a document tells them: a part for each heading of the help, in the order in which the commands come to it, and in it a row for each option; one that
 * commands have in words of their own has a row for each of these.
 */
export async function optionTables(commands: readonly ListedCommand[]): Promise<string> {
  const rows: OptionRow[] = [];
  for (const listed of commands) {
    const { options } = await listed.load();
    for (const [name, option] of Object.entries(options)) {
      if (option.hidden) continue;
      const heading = option.group ?? OF_ONE_COMMAND;
      const same = rows.find((row) => row.name === name && row.heading === heading && told(row.option) === told(option));
      if (same) same.commands.push(commandName(listed));
      else rows.push({ heading, name, option, commands: [commandName(listed)] });
    }
  }
  const headings = [...new Set(rows.map(({ heading }) => heading))].sort(
    (a, b) => Number(a === OF_ONE_COMMAND) - Number(b === OF_ONE_COMMAND),
  );
  return headings
    .map((heading) =>
      part(
        heading,
        rows.filter((row) => row.heading === heading),
        commands.length,
      ),
    )
    .join('\n');
}

function part(heading: string, rows: readonly OptionRow[], all: number): string {
  const lines = rows.map(({ commands, name, option }) =>
    [
      `\`--${name}\``,
      told(option),
      (option.usually ?? option.usual ?? '').replaceAll('<', '&lt;'),
      commands.length === all ? 'every command' : commands.map((one) => `\`${one}\``).join(', '),
    ].map((cell) => cell.replaceAll('|', '\\|')),
  );
  return `## ${heading.replace(/:$/, '')}\n\n${[['option', 'what it says', 'without it', 'of'], ['---', '---', '---', '---'], ...lines].map((cells) => `| ${cells.join(' | ')} |\n`).join('')}`;
}

function told({ says }: Option<unknown>): string {
  return says.replaceAll('<', '&lt;');
}
