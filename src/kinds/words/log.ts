import type { Origin } from '../../core/record/origin.js';
import { recordedOf } from '../../core/record/recorded-log.js';
import type { LogRelaid } from '../../core/source/log-relaid.js';
import type { LogSource, LogStart } from '../../core/source/log-source.js';
import { counted, verbFor } from '../../core/words/counted.js';
import { shellWord } from '../../core/words/shell-word.js';
import { count } from '../../page/numbers.js';
import { code, type Phrase, say, strong } from '../../page/phrase.js';
import { visible } from '../../page/visible.js';
import { kindOf } from '../index.js';
import { nounsOf, pageOf } from '../pages.js';
import { reservationWords } from './doubt.js';
import { type LogLacks, orderWords, rangeWords } from './log-order.js';

export type { LogLacks } from './log-order.js';

/** The placeholder for the files that a user would add. */
export const MORE_DEALS = 'MORE-DEALS';

const STARTS: Readonly<Record<LogStart, string>> = {
  unknown: 'The order of the deck before each shuffle is not known, so the tests that need it were left out',
  natural: 'Each deal is taken to start from the cards in their natural order',
  'new-deck-order': 'Each deal is taken to start from the order of a new deck',
  previous: 'Each deal is taken to start as the one before it ended, so what is tested is what turned each deal into the next',
};

export function logSentence({ outcome, source }: Origin<LogSource>): Phrase {
  const { decks, files, packs, start } = source;
  const from: Phrase =
    files.length === 1
      ? say`the file ${code(nameOf(files[0].file))}`
      : say`${counted(count(files.length), 'file')}, the first ${code(nameOf(files[0].file))}`;
  const several = packs === 1 ? '' : ` The deck holds each card ${counted(count(packs), 'time')}; equal ones were told apart by lot.`;
  const { deal } = nounsOf(outcome.kind);
  const began = kindOf(outcome).rows.fromStart ? ` ${STARTS[start]}.` : '';
  return say`The ${strong(counted(count(decks), deal))} recorded in ${from}.${began}${several}`;
}

/** Says why a log is inconclusive, beyond its tests; null where nothing of the kind stands in the way. */
export function logReservations(source: LogSource): LogLacks | null {
  const order = orderWords(source);
  const others = recordedOf(source).reservations.filter(({ why }) => why !== 'sorted-rows' && why !== 'deck-changes');
  if (others.length === 0) return order;
  const told = say`Whatever the tests find, such a log can show a bias but not that there is none: ${reservationWords(others)}.`;
  return order ? { ...order, told: [...order.told, ' ', ...told] } : { rest: 'this log cannot rule out a bias', told };
}

export function logFacts(origin: Origin<LogSource>): readonly (readonly [string, string])[] {
  const { outcome, source } = origin;
  const { decks, files, leftOut, numbers, only, rejects, repeated, rows } = source;
  return [
    ...files.map(
      ({ file, bytes, format, sha256 }) =>
        ['File', `${nameOf(file)}, ${format ? 'Parquet, ' : ''}${counted(count(bytes), 'byte')}, sha256:${sha256}`] as const,
    ),
    [
      'Rows',
      `${counted(count(rows), 'row')}, ${counted(count(decks), nounsOf(outcome.kind).deal)}, ${count(rejects)} malformed${only ? `; only ${rangeWords(only)} of the log` : ''}`,
    ],
    ...leftOut.map(
      ({ cards, rows: others }) => ['Left out', `${counted(count(others), 'deck')} of ${counted(count(cards), 'card')}`] as const,
    ),
    ['Read as', files[0].format ? tableWords(origin) : layoutWords(source)],
    ...newestFacts(source),
    ['Cards', cardWords(source)],
    ...(pageOf(outcome).logFacts?.(outcome, source) ?? []),
    ...groupFacts(source),
    ...(numbers
      ? [
          [
            'Deal numbers',
            `${numbers.least} to ${numbers.greatest} in field ${numbers.field}, ${numbers.missing === 0 ? 'none missing' : `${count(numbers.missing)} missing in ${counted(count(numbers.gaps), 'gap')}`}${numbers.back === 0 ? '' : `, going back ${numbers.back === 1 ? 'once' : counted(count(numbers.back), 'time')}`}`,
          ] as const,
        ]
      : []),
    ...(repeated === null ? [] : [['Repeats', count(repeated)] as const]),
  ];
}

/** Returns the files and options that make it the same log, quoted for a shell; more deals go where it says so. */
export function logWords({ outcome, source }: Origin<LogSource>): readonly string[] {
  const { files, layout, only, packs, relaid, start, vocabulary } = source;
  const within = relaid?.kind === 'json-array' && relaid.key !== '' ? [relaid.key] : [];
  const key = layout.kind === 'csv' ? null : [...within, ...(layout.field === null ? [] : [layout.field])].join('.');
  const deck = layout.kind === 'csv' ? (layout.deckNamed ?? range(layout.deck)) : key || null;
  const id = (layout.kind === 'csv' ? layout.idNamed : undefined) ?? layout.id;
  return [
    ...files.map(({ file }) => shellWord(file)),
    MORE_DEALS,
    ...(only ? [`--rows ${only.from}-${only.to ?? ''}`] : []),
    ...(id === null ? [] : [`--id ${shellWord(String(id))}`]),
    ...byWords(source),
    ...(layout.kind === 'csv' && layout.deck.to - layout.deck.from + 1 + (layout.id === null ? 0 : 1) === layout.fields
      ? []
      : deck === null
        ? []
        : [`--field ${shellWord(deck)}`]),
    ...(packs === 1 ? [] : [`--packs ${packs}`]),
    ...pageOf(outcome).logOptions(outcome, source),
    ...(vocabulary.kind === 'alphabet' ? [`--cards ${shellWord(vocabulary.cards.join(','))}`] : []),
    ...(start === 'unknown' ? [] : [`--start ${start}`]),
  ];
}

/** The most groups named one by one; beyond it only their number is told. */
const MOST_NAMED = 12;

/** Lists the user's own groups with their deals. Their names are as the log has them. */
function groupFacts({ parts }: LogSource): readonly (readonly [string, string])[] {
  if (!parts) return [];
  const { by, groups, name } = parts;
  const of = { column: `by ${visible(JSON.stringify(name))}`, day: `by the day of ${visible(JSON.stringify(name))}`, file: 'by file' }[by];
  const named = groups.slice(0, MOST_NAMED).map((group) => `${visible(JSON.stringify(group.name))} ${count(group.deals)}`);
  const more = groups.length > MOST_NAMED ? `, and ${count(groups.length - MOST_NAMED)} more` : '';
  return [['Groups', `${count(groups.length)} ${of}: ${named.join(', ')}${more}`]];
}

function newestFacts({ newest }: LogSource): readonly (readonly [string, string])[] {
  if (!newest) return [];
  const { by, field } = newest;
  const why =
    field === null ? 'as was said' : `as the ${by} in ${typeof field === 'number' ? `field ${field}` : JSON.stringify(field)} fall`;
  return [['Order', `newest first, ${why}: deals count from the last row on`]];
}

function byWords({ parts }: LogSource): readonly string[] {
  if (!parts) return [];
  return [`--by ${shellWord(parts.by === 'file' ? 'file' : `${parts.by}:${parts.name}`)}`];
}

function range({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? `${from}` : `${from}-${to}`;
}

function nameOf(file: string): string {
  return file === '-' ? 'standard input' : file;
}

/** Says how Parquet was read: a table of columns, each a field. */
function tableWords({ outcome, source: { layout } }: Origin<LogSource>): string {
  if (layout.kind !== 'csv') return 'a table';
  const { deck, fields, separator } = layout;
  const where = separator === null ? `columns ${deck.from} to ${deck.to}` : `column ${deck.from}`;
  return `a table of ${counted(count(fields), 'column')}, ${kindOf(outcome).rows.partial ? 'the cards' : 'the deck'} in ${where}`;
}

/** Says what a file in which a line is no deal was read as. */
function relaidWords(relaid: LogRelaid, deck: string): string {
  if (relaid.kind === 'json-array') return `a JSON array${relaid.key === '' ? '' : ` at ${JSON.stringify(relaid.key)}`}, ${deck}`;
  if (relaid.kind === 'long') {
    const { card, deal, position, rows } = relaid;
    const place = position === null ? 'its places in the order of the rows' : `its place in field ${position}`;
    return `a card a row, ${count(rows)} a deal: the deal in field ${deal}, ${place}, the card in field ${card}`;
  }
  if (relaid.kind === 'slide-moves') {
    const passed =
      relaid.passed === 0 ? '' : `; ${count(relaid.passed)} of ${counted(count(relaid.moves), 'move')} that no board allows passed over`;
    return `moves made on the solved board, each letter the way of ${relaid.by === 'tile' ? 'a tile' : 'the blank'}${passed}`;
  }
  const again = relaid.again === 0 ? '' : `; ${counted(count(relaid.again), 'board')} given again ${verbFor(relaid.again, 'counts')} once`;
  return `bridge deals in ${relaid.kind.toUpperCase()}, ${deck}${again}`;
}

function layoutWords({ layout, relaid }: LogSource): string {
  const between = (separator: string | null): string =>
    separator === '' ? 'card after card' : `cards separated by ${JSON.stringify(separator)}`;
  if (layout.kind === 'ndjson') {
    const where = layout.field === null ? `each ${relaid ? 'value' : 'line'} a deck` : `the deck in ${JSON.stringify(layout.field)}`;
    const deck = `${where}${layout.separator === null ? '' : `, ${between(layout.separator)}`}`;
    return relaid ? relaidWords(relaid, deck) : `JSON lines, ${deck}`;
  }
  const { deck, deckNamed, delimiter, fields, header, separator } = layout;
  if (relaid) return relaidWords(relaid, `the hand of ${deckNamed}`);
  const columns = `${fields === 1 ? 'one field' : `${counted(count(fields), 'field')} separated by ${JSON.stringify(delimiter)}`}, ${header ? 'a header' : 'no header'}`;
  return `rows of ${columns}, the deck in ${separator === null ? `fields ${deck.from} to ${deck.to}` : `field ${deck.from}, ${between(separator)}`}`;
}

function cardWords({ packs, vocabulary: { cards, kind } }: LogSource): string {
  if (kind === 'numbers') return `whole numbers from ${cards[0]} to ${cards[1]}`;
  const ways = { 'from-0': 'numbers', 'from-1': 'numbers', standard: 'standard names', alphabet: 'names' } as const;
  return `${counted(count(cards.length), 'card')}, ${ways[kind]} from ${cards[0]} to ${cards[cards.length - 1]}${packs === 1 ? '' : `, each ${counted(count(packs), 'time')}`}`;
}
