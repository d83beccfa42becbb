import type { LogFile, LogSource } from '../../core/log-source.js';
import type { Origin } from '../../core/origin.js';
import type { HandOutcome, Outcome } from '../../core/outcome.js';
import { Batch } from '../../core/outcome.js';
import { kindOf } from '../../kinds/index.js';
import { logGamma } from '../../math/primitives/log-gamma.js';
import type { Reject } from './deck-reader.js';
import { DeckReader } from './deck-reader.js';
import { HandOrder } from './hand-order.js';
import type { LogPlace } from './log-bytes.js';
import { logError } from './log-error.js';
import type { LogForm } from './log-form.js';
import type { LogWishes } from './log-wishes.js';
import { movesOf } from './moves-of.js';
import { RepeatedDecks } from './repeated-decks.js';
import { cardNumbers } from './start-order.js';

const BATCH = 256;

/** A log as it was read once from end to end: what it is, and the rows that were left out. */
export interface ReadLog {
  readonly origin: Origin<LogSource>;
  readonly form: LogForm;
  readonly rejects: readonly Reject[];
  /** Lines with nothing in them, which are no rows. */
  readonly blank: number;
  /** Lines that end in CRLF, where others end in LF; 0 where all ends are alike. */
  readonly crlf: number;
}

/**
 * Reads all the files once, so that everything that can be wrong with them is known before anything is counted, and so that the number of
 * deals is. `onDeals` hears how many decks have been read. Throws E_LOG_*, E_INPUT_MISSING, E_PATH, E_USAGE.
 *
 * @example
 * ```ts
 * import { findFiles, logSubject, readLog } from 'shuffle-audit';
 *
 * const files = findFiles(['./deals.csv'], import.meta.dirname);
 * const log = await readLog(files, { packs: 1, maxRejects: 0, start: 'natural' });
 * console.log(`${log.origin.source.decks} decks of ${logSubject(log, files).space.width} cards`);
 *
 * // prints:
 * // 40 decks of 5 cards
 * ```
 */
export async function readLog(
  places: readonly LogPlace[],
  wishes: LogWishes,
  onDeals: (deals: number) => void = () => undefined,
): Promise<ReadLog> {
  const reader = await DeckReader.open(places, wishes);
  try {
    const { form } = reader;
    cardNumbers(form.vocabulary, wishes.start, form.packs);
    if (wishes.board && form.vocabulary.kind === 'standard')
      throw logError('E_LOG_CARD', `the cells of a board must hold numbers, got ${form.vocabulary.cards[0]}`, { file: places[0].name });
    // A move is looked at row by row, so that one that nobody can make is told with its place.
    const move = wishes.game?.kind === 'moves' ? movesOf(wishes.game) : null;
    const batch = new Batch(form.width, move ? 1 : BATCH);
    const repeated = new RepeatedDecks(form.width);
    const hands = form.partial ? new HandOrder(form.vocabulary.cards.length, form.width) : undefined;
    for (;;) {
      const filled = reader.fill(batch);
      if (filled) await filled;
      if (batch.length === 0) break;
      const rule = move?.(batch.cells, 0, new Uint16Array(form.width), 0) ?? null;
      if (rule !== null) throw logError('E_LOG_ROW', rule, reader.place);
      for (let deck = 0; deck < batch.length; deck++) {
        repeated.add(batch.cells, deck * form.width);
        hands?.add(batch.cells, deck * form.width);
      }
      onDeals(reader.decks);
    }
    checkEnough(reader, places);
    const hand: HandOutcome | undefined = hands && {
      kind: 'hand',
      seen: form.width,
      order: hands.order(wishes.partial?.orderUnknown ? 'unknown' : 'kept'),
    };
    const outcome: Outcome = hand ?? wishes.game ?? (wishes.board ? { kind: 'board', ...wishes.board } : { kind: 'deck' });
    const source: LogSource = {
      kind: 'log',
      files: reader.files,
      layout: form.layout,
      vocabulary: form.vocabulary,
      packs: wishes.packs,
      start: wishes.start,
      rows: reader.rows,
      decks: reader.decks,
      rejects: reader.rejects.length,
      maxRejects: wishes.maxRejects,
      leftOut: reader.sizes.leftOut(),
      numbers: reader.numbers?.summary() ?? null,
      repeated: repeated.count(logOrders(form, hand, wishes)),
    };
    const { blank, crlf, rejects } = reader;
    // The last line of a file may have no end at all.
    const isMixed = crlf < reader.rows + blank - places.length;
    return { origin: { source, outcome }, form, rejects, blank, crlf: isMixed ? crlf : 0 };
  } finally {
    await reader.close();
  }
}

/** Log of the different rows there are: all orders with equal cards, or of hands those in their order or, where that says nothing, without it. */
function logOrders({ packs, vocabulary: { cards }, width }: LogForm, hand: HandOutcome | undefined, { game }: LogWishes): number {
  if (game) return kindOf(game).space(game, { n: 0 }).orderBits * Math.LN2;
  if (hand) return logGamma(cards.length + 1) - logGamma(cards.length - width + 1) - (hand.order === 'kept' ? 0 : logGamma(width + 1));
  return logGamma(width + 1) - cards.length * logGamma(packs + 1);
}

function checkEnough({ decks }: DeckReader, [{ name }]: readonly LogPlace[]): void {
  if (decks < 1) throw logError('E_LOG_EMPTY', `a log must hold at least one deal, got none in ${name}`, { file: name });
}

/** Whether the files are still those of the origin. */
export function sameFiles(now: readonly LogFile[], before: readonly LogFile[]): boolean {
  return now.length === before.length && now.every(({ sha256 }, i) => sha256 === before[i].sha256);
}

/** What was asked for when this log was read, to read it again in the same way. */
export function logWishesOf({ outcome, source }: Origin<LogSource>): LogWishes {
  const { layout, vocabulary, packs, start, maxRejects, leftOut } = source;
  const width = vocabulary.cards.length * packs;
  const { kind } = vocabulary;
  return {
    packs,
    start,
    maxRejects,
    ...(vocabulary.kind === 'alphabet' && { alphabet: vocabulary.cards }),
    ...((leftOut.length > 0 || outcome.kind === 'hand' || outcome.kind === 'board') && { n: width }),
    ...((outcome.kind === 'piles' || outcome.kind === 'moves') && { game: outcome }),
    ...(outcome.kind === 'board' && { board: { rows: outcome.rows, columns: outcome.columns } }),
    ...(outcome.kind === 'hand' && {
      partial: {
        seen: outcome.seen,
        orderUnknown: outcome.order === 'unknown',
        ...((kind === 'from-0' || kind === 'from-1') && { numbers: kind }),
      },
    }),
    ...(layout.kind === 'csv'
      ? {
          header: layout.header,
          fields: { ...layout.deck, id: layout.id },
          ...(layout.delimiter !== null && { delimiter: layout.delimiter }),
        }
      : { ...(layout.field !== null && { field: layout.field }), ...(layout.id !== null && { id: layout.id }) }),
  };
}
