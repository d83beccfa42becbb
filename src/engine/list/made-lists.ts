import type { OneListCore } from '../../core/one-list.js';
import type { BuiltInSource } from '../../core/origin.js';
import { BLOCK_SIZE } from '../../core/subject.js';
import { builtInId } from '../../kinds/built-in-id.js';
import { blockAt } from '../count/blocks.js';
import { dealerOf } from '../subject/dealer.js';
import { originIdentity } from '../subject/origin-identity.js';
import { partsOf } from '../subject/parts-of.js';
import { checkFit } from '../subject/pipeline.js';

/** Items handed on at a time. */
const PIECE = 1 << 16;

/** What lists are made of: the parts, the seed, and how many lists of how many items. */
export interface MadeLists {
  readonly source: BuiltInSource;
  readonly seed: string;
  readonly n: number;
  readonly lists: number;
}

/**
 * Lists as the first deals of an audit with this seed: shuffled here, one after the other, by a dealer that all of them share. Each is read once, in order, before the next.
 * Memory: 4 bytes an item, and as much again for each choice that the shuffle makes of all of them, twice. Throws E_USAGE where the parts do not fit each other.
 */
export function madeLists({ lists, n, seed, source }: MadeLists): readonly AsyncIterable<Uint32Array>[] {
  const parts = partsOf({ source, outcome: { kind: 'deck' } });
  checkFit(parts, n);
  const dealer = dealerOf(parts, n, blockAt({ role: 'sample', seed, trials: lists, blockSize: BLOCK_SIZE }, 0));
  const deck = new Uint32Array(n);
  return Array.from({ length: lists }, () => piecesOf(deck, () => dealer.into(deck)));
}

/** The subject of lists that were made so. */
export function madeSubject(source: BuiltInSource): OneListCore['subject'] {
  const replay = originIdentity({ source, outcome: { kind: 'deck' } }).replayable ? 'exact' : 'none';
  return { id: builtInId({ source, outcome: { kind: 'deck' } }), origin: { source, outcome: { kind: 'list' } }, replay };
}

async function* piecesOf(deck: Uint32Array, deal: () => void): AsyncGenerator<Uint32Array> {
  deal();
  for (let from = 0; from < deck.length; from += PIECE) yield deck.subarray(from, Math.min(deck.length, from + PIECE));
}
