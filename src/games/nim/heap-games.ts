import { nearestHint } from '../../core/catalogue.js';
import { AuditError } from '../../core/errors.js';
import type { HeapGame } from './heap-game.js';
import { octal } from './octal.js';
import { subtraction } from './subtraction.js';

const WINNING_WAYS = 'E. R. Berlekamp, J. H. Conway & R. K. Guy, Winning Ways, 2nd ed. (2001), chapter 4';

/** Grundy's game: a move splits a heap into two of different sizes. It is not known if its values have a period. */
const grundysGame: HeapGame = {
  id: 'grundys-game',
  title: 'Grundy’s game',
  summary: 'A move parts a heap into two heaps of different sizes.',
  reference: 'P. M. Grundy (1939), Mathematics and games, Eureka 2; Berlekamp, Conway & Guy, Winning Ways, 2nd ed. (2001), chapter 4',
  options(n, leave) {
    for (let first = 1; first < n - first; first++) leave(first, n - first);
  },
  theorem: null,
};

/** The games that have their own name. */
export const HEAP_GAMES: readonly HeapGame[] = [
  octal('0.77', {
    id: 'kayles',
    title: 'Kayles',
    summary: 'A move knocks down one pin of a row, or two that stand side by side; the rest of the row may fall into two.',
    reference: `H. E. Dudeney (1908), The Canterbury Puzzles; ${WINNING_WAYS}`,
  }),
  octal('0.07', {
    id: 'dawsons-kayles',
    title: 'Dawson’s Kayles',
    summary: 'A move knocks down two pins that stand side by side.',
    reference: `${WINNING_WAYS}`,
  }),
  octal('0.137', {
    id: 'dawsons-chess',
    title: 'Dawson’s chess',
    summary: 'A move takes a pin that stands alone, or two or three side by side from an end, or three from anywhere.',
    reference: `T. R. Dawson (1935), Caissa’s Wild Roses; ${WINNING_WAYS}`,
  }),
  grundysGame,
];

/**
 * Returns the heap game called `spec`: a name of `HEAP_GAMES`, `subtraction:1,3,4` or `octal:0.77`. Throws E_UNKNOWN_ID for another name, E_USAGE for
 * wrong numbers.
 */
export function heapGame(spec: string): HeapGame {
  const colon = spec.indexOf(':');
  const id = colon < 0 ? spec : spec.slice(0, colon);
  const rest = colon < 0 ? '' : spec.slice(colon + 1);
  if (id === 'subtraction')
    return subtraction(rest === '' ? [] : rest.split(',').map((text) => (/^[0-9]+$/.test(text) ? Number(text) : Number.NaN)));
  if (id === 'octal') return octal(rest);
  const named = HEAP_GAMES.find((game) => game.id === id);
  if (named === undefined) {
    const names = [...HEAP_GAMES.map((game) => game.id), 'subtraction', 'octal', 'wythoff'];
    throw new AuditError('E_UNKNOWN_ID', `no heap game is called "${id}"`, {
      hint: nearestHint(id, names, `there are ${names.slice(0, 4).join(', ')}, subtraction:1,3,4, octal:0.77, wythoff`),
    });
  }
  if (colon >= 0) throw new AuditError('E_USAGE', `${id} takes no numbers after a colon, got "${rest}"`, { hint: `write ${id}` });
  return named;
}
