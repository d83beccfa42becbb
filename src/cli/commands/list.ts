import { AuditError } from '../../core/errors.js';
import { counted } from '../../core/words/counted.js';
import { wrapped } from '../../page/wrap.js';
import { catalogueContents, catalogueNames } from '../catalogue-names.js';
import { entriesOf } from '../catalogues.js';
import { command, word as operand } from '../command.js';
import type { Listed } from '../listed.js';
import { printedColumns, printJson, printText } from '../print.js';

/** The most entries whose ids hold a text of which all is told; of more, a line each. */
const MOST_WHOLE = 4;

type Found = Readonly<Record<string, readonly Listed[]>>;

/** `list`: shows the catalogues, the entries of one, or all facts about an entry. */
export const list = command(
  {
    operands: {
      kind: {
        ...operand(''),
        get says() {
          return `${catalogueNames().join(', ')}; or the id of an entry`;
        },
        offers: {
          words: async () => [...catalogueNames(), ...Object.values(await everything()).flatMap((entries) => entries.map(({ id }) => id))],
        },
      },
    },
    options: {},
    examples: [
      ['$0 list shuffle', 'every shuffle, correct and mistaken'],
      ['$0 list naive-swap', 'what is known of one'],
    ],
  },
  async (asked) => {
    const { kind: name } = asked;
    const isKind = name !== undefined && catalogueNames().includes(name);
    const found = name === undefined ? await everything() : isKind ? { [name]: await entriesOf(name) } : await called(name);
    const entries = Object.values(found).flat();
    if (asked.json) printJson(found);
    else if (name === undefined) printText(overview(found));
    else printText(isKind || entries.length > MOST_WHOLE ? table(entries) : entries.map(whole).join('\n'));
    return 0;
  },
);

async function everything(): Promise<Found> {
  return Object.fromEntries(await Promise.all(catalogueNames().map(async (kind) => [kind, await entriesOf(kind)] as const)));
}

/**
 * Finds the entries of this id, by catalogue, or else those whose ids hold it, or else those told with this word. A name that is both a catalogue and an entry
 * means the catalogue. Throws E_UNKNOWN_ID.
 */
async function called(text: string): Promise<Found> {
  const all = await everything();
  const word = new RegExp(`\\b${text.replace(/\W/g, '\\$&')}\\b`, 'i');
  const ways: readonly ((entry: Listed) => boolean)[] = [
    ({ id }) => id === text,
    ({ id }) => id.includes(text),
    (entry) => word.test(whole(entry)),
  ];
  for (const isMeant of ways) {
    const found = Object.entries(all)
      .map(([kind, entries]) => [kind, entries.filter(isMeant)] as const)
      .filter(([, entries]) => entries.length > 0);
    if (found.length > 0) return Object.fromEntries(found);
  }
  throw new AuditError('E_UNKNOWN_ID', `no catalogue, and no entry of one, is called "${text}"`, {
    hint: `there are: ${catalogueNames().join(', ')}`,
  });
}

function overview(found: Found): string {
  const holds = catalogueContents();
  const width = Math.max(...Object.keys(found).map((kind) => kind.length));
  const lines = Object.entries(found).map(
    ([kind, entries]) => `${kind.padEnd(width)}  ${String(entries.length).padStart(3)}  ${holds.get(kind)}`,
  );
  const all = Object.values(found).flat().length;
  return [
    ...lines,
    '',
    `${counted(all, 'entry')}: list shuffle shows those of one catalogue, list naive-swap all that is known of one`,
    '',
  ].join('\n');
}

function table(entries: readonly Listed[]): string {
  const [first] = entries;
  const heads = first?.column ? [{ id: '', column: first.column.head, summary: 'what it is' }] : [];
  const rows = [...heads, ...entries.map(({ column, id, summary }) => ({ id, column: column?.value ?? '', summary }))];
  const [width, beside] = [Math.max(...rows.map(({ id }) => id.length)), Math.max(...rows.map(({ column }) => column.length))];
  const lead = ({ column, id }: (typeof rows)[number]): string => `${id.padEnd(width)}  ${beside > 0 ? `${column.padEnd(beside)}  ` : ''}`;
  return `${rows.flatMap((row) => wrapped([row.summary], lead(row), ' '.repeat(lead(row).length), printedColumns())).join('\n')}\n`;
}

function whole({ id, title, summary, reference, facts }: Listed): string {
  const told = Object.entries({ ...facts, ...(reference !== '' && { source: reference }) });
  const columns = printedColumns();
  const lines = [
    wrapped([summary], '    ', '    ', columns),
    ...told.map(([label, value]) => wrapped([value], `    ${label}: `, '      ', columns)),
  ];
  return `${id}: ${title}\n${lines.flat().join('\n')}\n`;
}
