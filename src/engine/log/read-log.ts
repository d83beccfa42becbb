import { AuditError } from '../../core/errors.js';
import type { Origin } from '../../core/record/origin.js';
import { alikeBits } from '../../core/record/recorded-log.js';
import type { LogFile, LogSource } from '../../core/source/log-source.js';
import type { HandOutcome, Outcome } from '../../core/subject/outcome.js';
import { Batch } from '../../core/subject/outcome.js';
import { HeldCells } from '../../kernel/held-cells.js';
import { kindOf } from '../../kinds/index.js';
import { DeckReader } from './deck-reader.js';
import type { FoundRows } from './found-rows.js';
import { HandOrder } from './hand-order.js';
import { KeptDecks } from './kept-decks.js';
import { loadLayouts } from './layouts.js';
import { logError } from './log-error.js';
import type { LogForm } from './log-form.js';
import type { LogInput } from './log-source.js';
import type { LogWishes } from './log-wishes.js';
import type { Reject } from './reject.js';
import { RepeatedDecks } from './repeated-decks.js';
import { RowOrder } from './row-order.js';
import { cardNumbers } from './start-order.js';
import { MOST_READ_STONES } from './vocabulary.js';

const BATCH = 256;

/** A log as it was read once from end to end: its properties, and the rows that were left out. */
export interface ReadLog {
  readonly origin: Origin<LogSource>;
  readonly form: LogForm;
  readonly rejects: readonly Reject[];
  /** The decks, if there is room for them; null if the files are to be read again. */
  readonly kept: KeptDecks | null;
  /** Blank lines, which are no rows. */
  readonly blank: number;
  /** Lines of comment, which are no rows. */
  readonly comments: number;
  /** Lines that end in CRLF, if others end in LF; 0 if all ends are alike. */
  readonly crlf: number;
}

/**
 * Reads all files once, so that all their faults and the number of deals are known before anything is counted. `onDeals` hears how many decks have
 * been read. `room`: the most bytes of decks that are kept. Throws E_LOG_*, E_INPUT_MISSING, E_PATH, E_USAGE.
 */
export async function readLog(
  inputs: readonly LogInput[],
  wishes: LogWishes,
  onDeals: (deals: number) => void = () => undefined,
  room?: number,
): Promise<ReadLog> {
  const reader = await DeckReader.open(inputs, wishes);
  const held = HeldCells.of(reader.form.width, BATCH);
  try {
    const { form, found } = reader;
    cardNumbers(form.vocabulary, wishes.start, form.packs);
    const { outcome: said, partial } = reader.wishes;
    const strange = said && kindOf(said).rows.refuses?.(form.vocabulary);
    if (strange) throw logError('E_LOG_CARD', strange, { file: inputs[0].name });
    const batch = new Batch(form.width, BATCH);
    const repeated = new RepeatedDecks();
    const empty = (): KeptDecks => new KeptDecks(form.width, valuesOf(form.vocabulary), room);
    let kept: KeptDecks | null = empty();
    const hands = form.partial ? new HandOrder(form.vocabulary.cards.length, form.width) : undefined;
    // Numbers may be of positions that somebody listed.
    const orders = form.vocabulary.kind === 'numbers' ? undefined : new RowOrder(form.width, form.vocabulary.cards);
    for (;;) {
      const filled = reader.fill(batch);
      if (filled) await filled;
      if (batch.length === 0) break;
      held?.hold(batch.cells, batch.length);
      repeated.add(batch, held);
      orders?.add(batch);
      for (let deck = 0, at = 0; form.partial && deck < batch.length; deck++, at += form.width) {
        hands?.add(batch.cells, at);
      }
      if (kept?.add(batch, held) === false) kept = null;
      onDeals(found.decks);
    }
    checkEnough(found, inputs, wishes);
    const { turnDecks } = await loadLayouts();
    const turned = turnDecks?.(reader.newest, kept, empty(), batch, inputs[0].name) ?? null;
    kept = turned?.kept ?? kept;
    const numbers = found.numbers?.summary() ?? null;
    const partly = partial?.orderUnknown ? null : (hands?.partly() ?? null);
    const sorted = orders?.found();
    const deckParts = found.parts?.found() ?? [];
    const hand: HandOutcome | undefined = hands && {
      kind: 'hand',
      seen: form.width,
      order: hands.order(partial?.orderUnknown ? 'unknown' : 'kept'),
    };
    const outcome: Outcome = hand ?? said ?? { kind: 'deck' };
    const source: LogSource = {
      kind: 'log',
      files: reader.sequence.files,
      layout: form.layout,
      ...(reader.sequence.relaid && { relaid: reader.sequence.relaid }),
      ...(turned && { newest: turned.newest }),
      vocabulary: form.vocabulary,
      packs: wishes.packs,
      start: wishes.start,
      rows: found.rows,
      decks: found.decks,
      rejects: found.rejects.length,
      maxRejects: wishes.maxRejects,
      leftOut: found.sizes.leftOut(),
      numbers: numbers && turned ? { ...numbers, back: turned.back(numbers.back) } : numbers,
      repeated: repeated.count(logOrders(form, outcome)),
      ...(reader.groups && { parts: reader.groups.summary() }),
      ...(sorted && { sorted }),
      ...(partly && { sortedHands: partly }),
      ...(deckParts.length > 1 && { deckParts }),
      ...(wishes.only && { only: wishes.only }),
    };
    if (source.parts) kept?.renumber(reader.groups?.placesIn(source.parts) ?? []);
    const { blank, comments, ends, rejects } = found;
    return { origin: { source, outcome }, form, rejects, kept, blank, comments, crlf: ends.lf > 0 ? ends.crlf : 0 };
  } finally {
    held?.close();
    await reader.close();
  }
}

/** Returns the bound that the numbers in the cells of decks as read stay below. */
function valuesOf({ cards, kind }: LogForm['vocabulary']): number {
  return kind === 'numbers' ? MOST_READ_STONES + 1 : cards.length;
}

/**
 * Returns the log of the number of different possible rows. For cards these are all ways to deal a row, with equal ones alike, and unordered if order
 * carries no information.
 */
function logOrders({ packs, vocabulary }: LogForm, outcome: Outcome): number {
  const { cells, space } = kindOf(outcome);
  const { orderBits } = space(outcome, { n: vocabulary.cards.length * packs });
  return (cells === 'numbers' ? orderBits : orderBits - alikeBits({ packs, vocabulary })) * Math.LN2;
}

function checkEnough({ decks, rows, skipped }: FoundRows, [{ name }]: readonly LogInput[], { only }: LogWishes): void {
  if (only && (only.to ?? 0) > skipped + rows)
    throw new AuditError('E_USAGE', `--rows must end within the log, which has ${skipped + rows} rows, got ${only.to}`);
  if (decks < 1) throw logError('E_LOG_EMPTY', `a log must hold at least one deal, got none in ${name}`, { file: name });
}

export function sameFiles(now: readonly LogFile[], before: readonly LogFile[]): boolean {
  return now.length === before.length && now.every(({ sha256 }, i) => sha256 === before[i].sha256);
}

/** Returns the wishes with which this log was read, to read it again in the same way. */
export function logWishesOf({ outcome, source }: Origin<LogSource>): LogWishes {
  const { layout, newest = 'last', only, relaid = null, vocabulary, packs, parts, start, maxRejects, leftOut } = source;
  const width = vocabulary.cards.length * packs;
  const { partial, width: own } = kindOf(outcome).rows;
  return {
    packs,
    start,
    maxRejects,
    newest,
    relaid,
    ...(vocabulary.kind === 'alphabet' && { alphabet: vocabulary.cards }),
    ...((leftOut.length > 0 || partial) && { n: width }),
    ...(own && { outcome }),
    ...(only && { only }),
    ...(parts && { by: { by: parts.by, name: parts.name, field: parts.field, names: parts.groups.map(({ name }) => name) } }),
    ...(partial && { partial: partial(outcome, vocabulary) }),
    ...(layout.kind === 'csv'
      ? {
          ...(relaid === null && { header: layout.header }),
          fields: { ...layout.deck, id: layout.id },
          ...(layout.delimiter !== null && relaid === null && { delimiter: layout.delimiter }),
        }
      : { ...(layout.field !== null && { field: layout.field }), ...(layout.id !== null && { id: layout.id }) }),
  };
}
