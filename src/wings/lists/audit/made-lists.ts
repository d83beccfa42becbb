import { AuditError } from '../../../core/errors.js';
import type { BuiltInSource } from '../../../core/record/origin.js';
import { BLOCK_SIZE } from '../../../core/subject/subject.js';
import { count } from '../../../core/words/numbers.js';
import { blockAt } from '../../../engine/count/blocks.js';
import { type Dealer, dealerOf } from '../../../engine/subject/dealer.js';
import { partsOf } from '../../../engine/subject/parts-of.js';
import { checkFit } from '../../../engine/subject/pipeline.js';

/** Items handed on at a time. */
const PIECE = 1 << 16;

/** The recipe of made lists: the parts, the seed, the number of lists and the items of each. */
export interface MadeLists {
  readonly source: BuiltInSource;
  readonly seed: string;
  readonly n: number;
  readonly lists: number;
}

/**
 * Makes lists as the first deals of an audit with this seed. They are shuffled here, one after the other, by a dealer that all of them share. Each is
 * read once, in order, before the next. Memory: 4 bytes an item, and as much again for each choice that the shuffle makes of all of them, twice.
 * Throws E_USAGE where the parts do not fit each other, or the list does not fit into memory.
 */
export function madeLists({ lists, n, seed, source }: MadeLists): readonly AsyncIterable<Uint32Array>[] {
  const parts = partsOf({ source, outcome: { kind: 'deck' } });
  checkFit(parts, n);
  const [dealer, deck] = fitting(n, (): [Dealer, Uint32Array] => [
    dealerOf(parts, n, blockAt({ role: 'sample', seed, trials: lists, blockSize: BLOCK_SIZE }, 0)),
    new Uint32Array(n),
  ]);
  return Array.from({ length: lists }, () => piecesOf(deck, () => dealer.into(deck)));
}

async function* piecesOf(deck: Uint32Array, deal: () => void): AsyncGenerator<Uint32Array> {
  deal();
  for (let from = 0; from < deck.length; from += PIECE) yield deck.subarray(from, Math.min(deck.length, from + PIECE));
}

/** Returns what `make` makes for `n` items. Throws E_USAGE where there is no memory for it. */
function fitting<Made>(n: number, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AuditError('E_USAGE', `a list of ${count(n)} items does not fit into memory here: ${error.message}`, {
      hint: 'have another program write it, and audit the file: shuffle-audit order list.u32',
    });
  }
}
