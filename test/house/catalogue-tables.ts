import { allCommands } from '../../src/cli/command-list.js';
import type { Catalogue, Entry } from '../../src/core/catalogue.js';
import type { Source } from '../../src/core/record/origin.js';
import type { Statistic } from '../../src/core/statistic/statistic.js';
import { BATTERIES, batteryTests } from '../../src/engine/plan/batteries.js';
import { PRESETS } from '../../src/engine/subject/presets.js';
import { SOURCES, whyNot } from '../../src/engine/subject/takes.js';
import { nimDealers, nimPlayers, scramblers } from '../../src/games/catalogues.js';
import { boardStatistics } from '../../src/kinds/board/catalogue.js';
import { builtInId } from '../../src/kinds/built-in-id.js';
import { deckStatistics as statistics } from '../../src/kinds/deck/catalogue.js';
import { referenceStatistics } from '../../src/kinds/deck/reference/index.js';
import { handStatistics } from '../../src/kinds/hand/catalogue.js';
import { KINDS } from '../../src/kinds/index.js';
import { moveStatistics } from '../../src/kinds/moves/catalogue.js';
import { pileStatistics } from '../../src/kinds/piles/catalogue.js';
import { readFromWords } from '../../src/kinds/words/foretelling.js';
import { boundeds, prngs, seedings, shuffles } from '../../src/parts/catalogues.js';
import { mistakes, transpositions, unstableKeys } from '../../src/parts/mistake/index.js';
import type { Pipeline } from '../../src/parts/pipeline.js';
import { os } from '../../src/parts/prng/index.js';
import { continuous } from '../../src/parts/seeding/index.js';
import { listStatistics } from '../../src/wings/lists/counting/catalogue.js';
import { listMechanisms } from '../../src/wings/lists/traces/mechanism-catalogue.js';
import { PROFILES } from '../../src/wings/standards/profiles/catalogue.js';
import { factsOfParts, refutation } from '../../src/wings/standards/profiles/known-facts.js';
import { optionTables } from './option-table.js';
import { ROOMS } from './rooms.js';

const KIND_LIST = Object.values(KINDS);
const SOURCE_LIST = Object.entries(SOURCES) as [Source['kind'], (typeof SOURCES)[Source['kind']]][];
const DECKS = { outcome: { kind: 'deck' } } as const;
const USES = ['until-decided', 'compare', 'input', 'prove'] as const;

/** The rows, those that differ in nothing but their first cell as one. */
function alike(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const groups = new Map<string, readonly string[]>();
  for (const [name, ...cells] of rows) {
    const met = groups.get(cells.join());
    groups.set(cells.join(), [met ? `${met[0]}; ${name}` : name, ...cells]);
  }
  return [...groups.values()];
}

/** log2 of the orders of 52 cards. */
const ORDER_BITS = Array.from({ length: 52 }, (_, k) => Math.log2(k + 1)).reduce((sum, bits) => sum + bits, 0);

/** The clauses that a generator and a seeding fail, whatever the tests find, for 52 cards: by profile. */
function refutedBy(parts: Pick<Pipeline, 'prng' | 'seeding'>): string {
  const facts = factsOfParts(parts, ORDER_BITS);
  const hasFew = facts.some(({ by }) => by === 'states');
  const failed = PROFILES.flatMap(({ clauses, id }) => {
    const ids = clauses.filter(({ beyond, served }) => (served?.by === 'states' && hasFew) || refutation(facts, beyond) !== null);
    return ids.length === 0 ? [] : [`${code(id)} ${ids.map((clause) => clause.id).join(', ')}`];
  });
  return failed.join('; ') || 'none';
}

const OPTION_TABLES = await optionTables(allCommands());

/** Tables of the documents that are made from the catalogues, by name; each stands between `<!-- table NAME -->` and `<!-- end NAME -->`. */
export const TABLES: Readonly<Record<string, () => string>> = {
  options: () => OPTION_TABLES,
  subjects: () =>
    table(
      ['', ...KIND_LIST.map(({ title }) => title)],
      alike(SOURCE_LIST.map(([source, { title }]) => [title, ...KIND_LIST.map((kind) => whyNot(source, kind) ?? 'yes')])),
    ),
  uses: () =>
    table(
      ['', ...USES.map(code)],
      alike([
        ...SOURCE_LIST.map(([source, { title }]) => [
          `${title}, whole decks`,
          ...USES.map((use) => whyNot(source, KINDS.deck, use) ?? 'yes'),
        ]),
        ...KIND_LIST.filter(({ kind }) => kind !== 'deck').map((kind) => [
          `a built-in maker, ${kind.title}`,
          ...USES.map((use) => whyNot('built-in', kind, use) ?? 'yes'),
        ]),
      ]),
    ),
  rooms: () =>
    table(
      ['room', 'what is in it', 'may import', 'libraries', 'Node'],
      Object.entries(ROOMS).map(([room, { holds, imports, libraries, node }]) => [
        code(room),
        holds,
        imports === '*' ? 'everything' : imports.join(', ') || 'nothing',
        libraries === '*' ? 'any' : libraries.join(', ') || 'none',
        node ? 'yes' : 'no',
      ]),
    ),
  batteries: () =>
    table(
      ['battery', 'what it asks', 'tests'],
      BATTERIES.map(({ id, summary }) => {
        const tests = batteryTests(id, DECKS);
        return [code(id), summary, tests.length === statistics.all.length ? 'all' : tests.map(code).join(', ')];
      }),
    ),
  statistics: () =>
    table(
      ['test', 'its question', 'what it does', 'in', 'source'],
      statistics.all.map(({ id, question, required, summary, reference }) => [
        code(id),
        required ? `${question} *(required)*` : question,
        summary,
        BATTERIES.filter((battery) => batteryTests(battery.id, DECKS).includes(id))
          .map((battery) => battery.id)
          .join(', '),
        reference,
      ]),
    ),
  reference: () => questions(referenceStatistics),
  partial: () => questions(handStatistics),
  lists: () =>
    table(
      ['id', 'question', 'what it does', 'what it finds', 'battery', 'source'],
      listStatistics.all.map(({ battery, finds, id, question, reference, summary }) => [
        code(id),
        question,
        summary,
        finds,
        battery,
        reference,
      ]),
    ),
  mechanisms: () =>
    table(
      ['id', 'what it is', 'source'],
      listMechanisms.all.map(({ id, reference, summary }) => [code(id), summary, reference]),
    ),
  boards: () =>
    table(
      ['test', 'its question', 'what it does', 'source'],
      boardStatistics.all.map(({ id, question, reference, summary }) => [code(id), question, summary, reference]),
    ),
  piles: () =>
    table(
      ['test', 'its question', 'what it does', 'source'],
      pileStatistics.all.map(({ id, question, reference, summary }) => [code(id), question, summary, reference]),
    ),
  moves: () =>
    table(
      ['test', 'its question', 'what it does', 'source'],
      moveStatistics.all.map(({ id, question, reference, summary }) => [code(id), question, summary, reference]),
    ),
  dealers: () =>
    table(
      ['dealer', 'law', 'what it is', 'seen in'],
      nimDealers.all.map((entry) => [
        withParameter(entry),
        entry.uniform ? 'even' : 'not even',
        entry.summary,
        entry.seenIn ?? entry.reference,
      ]),
    ),
  players: () =>
    table(
      ['player', 'even over', 'what it is'],
      nimPlayers.all.map(({ id, space, summary }) => [code(id), space ?? 'nothing', summary]),
    ),
  scramblers: () =>
    table(
      ['scrambler', 'law', 'what it is', 'seen in'],
      scramblers.all.map((entry) => [
        withParameter(entry),
        entry.uniform ? 'even' : 'not even',
        entry.summary,
        entry.seenIn ?? entry.reference,
      ]),
    ),
  shuffles: () =>
    table(
      ['shuffle', 'law', 'what it is', 'seen in'],
      shuffles.all.map((entry) => [
        withParameter(entry),
        entry.uniform ? 'uniform' : 'not uniform',
        entry.summary,
        entry.seenIn ?? `${entry.reference}`,
      ]),
    ),
  mistakes: () => {
    const all = [...mistakes, transpositions(50, true), ...unstableKeys(100)].map((one) => ({ ...one, family: one.id.split(':')[0] }));
    return table(
      ['mistake', 'name', 'what it does', 'why it is uneven'],
      [...new Set(all.map(({ family }) => family))].map((family) => {
        const [first, ...rest] = all.filter((one) => one.family === family);
        return [
          code(first.id === family ? first.id : `${family}:…`),
          first.title,
          `${first.summary}${rest.length > 0 ? ` (${rest.length + 1} of this kind)` : ''}`,
          first.cure?.why ?? '',
        ];
      }),
    );
  },
  generators: () =>
    table(
      [
        'generator',
        'what it is',
        'cryptographically strong',
        'its state is read from',
        'bits of state',
        'bits taken of a seed below 2^53',
        'words before it repeats',
        'source',
      ],
      prngs.all.map(({ id, live, period, reference, secure, seedBits, stateBits, summary, ...prng }) => [
        code(id),
        live ? `${summary} Live: cannot be dealt again.` : summary,
        secure === undefined ? 'not known' : secure ? 'yes' : 'no',
        readFromWords(prng) ?? 'no way known here',
        Number.isFinite(stateBits) ? rounded(stateBits) : 'not known',
        seedBits === undefined ? '' : seedBits === 53 ? 'all' : rounded(seedBits),
        period === null ? 'not known' : power(period),
        reference,
      ]),
    ),
  methods: () =>
    table(
      ['method', 'what it does', 'source'],
      boundeds.all.map((entry) => [withParameter(entry), entry.summary, entry.reference]),
    ),
  seedings: () =>
    table(
      ['seeding', 'what it is', 'bits of seed', 'source'],
      seedings.all.map((entry) => [
        withParameter(entry),
        entry.summary,
        entry.kind === 'once' ? '' : rounded(entry.seedBits),
        entry.reference,
      ]),
    ),
  'refuted-generators': () =>
    table(
      ['generator, seeded once', 'clauses that are not met'],
      alike(prngs.all.map((prng) => [code(prng.id), refutedBy({ prng, seeding: continuous })])).map(([ids, cell]) => [
        ids.replaceAll('; ', ', '),
        cell,
      ]),
    ),
  // Of the seeding alone: the generator is one of which nothing stands against any clause.
  'refuted-seedings': () =>
    table(
      ['seeding', 'clauses that are not met'],
      alike(seedings.all.map((seeding) => [code(seeding.id), refutedBy({ prng: os, seeding })])).map(([ids, cell]) => [
        ids.replaceAll('; ', ', '),
        cell,
      ]),
    ),
  presets: () =>
    table(
      ['name', 'what it is', 'parts', 'source'],
      PRESETS.map((entry) => [code(entry.id), entry.summary, code(builtInId(entry.origin)), entry.reference]),
    ),
};

/** The text with every table it names made anew. Throws where a table is not known or has no end. */
export function withTables(text: string): string {
  return text.replaceAll(/<!-- table (\S+) -->\n[\s\S]*?<!-- end (\S+) -->/g, (_, name: string, end: string) => {
    const make = TABLES[name];
    if (!make || end !== name) throw new Error(`no table is called ${name}, or it ends as ${end}`);
    return `<!-- table ${name} -->\n\n${make()}\n<!-- end ${name} -->`;
  });
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('*/', '* /')).join(' | ')} |\n`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('');
}

/** What the statistics of a catalogue ask. */
function questions({ all }: Catalogue<Statistic>): string {
  return table(
    ['test', 'its question', 'what it does', 'source'],
    all.map(({ id, question, required, summary, reference }) => [
      code(id),
      required ? `${question} *(required)*` : question,
      summary,
      reference,
    ]),
  );
}

function code(text: string): string {
  return `\`${text}\``;
}

function withParameter(
  entry: Entry & { readonly parameter?: { readonly meaning: string; readonly least: number; readonly most: number } },
): string {
  const { parameter } = entry;
  return parameter
    ? `${code(entry.id)}, ${code(`${entry.id}:…`)} (${parameter.meaning}, ${parameter.least} to ${parameter.most})`
    : code(entry.id);
}

function rounded(bits: number): string {
  return Number.isInteger(bits) ? bits.toLocaleString('en') : bits.toFixed(1);
}

function power(period: bigint): string {
  const bits = period.toString(2).length;
  if (period < 10n ** 6n) return period.toLocaleString('en');
  if (period === 2n ** BigInt(bits - 1)) return `2^${bits - 1}`;
  return period === 2n ** BigInt(bits) - 1n ? `2^${bits} − 1` : `about 2^${bits}`;
}
