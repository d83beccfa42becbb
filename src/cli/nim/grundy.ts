import { AuditError } from '../../core/errors.js';
import { uncapital } from '../../core/words/first-letter.js';
import type { GrundyTable } from '../../games/nim/grundy-table.js';
import { grundyTable } from '../../games/nim/grundy-table.js';
import { heapGame } from '../../games/nim/heap-games.js';
import type { HeapMove } from '../../games/nim/solve-heaps.js';
import { solveHeaps } from '../../games/nim/solve-heaps.js';
import { columns } from '../../page/columns.js';
import { say } from '../../page/phrase.js';
import { wrapped } from '../../page/wrap.js';
import type { GameAnswer, NimGame } from './game.js';
import { parseSizes } from './parse-sizes.js';
import { moveLines } from './say.js';
import { wythoffAnswer } from './wythoff.js';

const MOST_VALUES = 120;
const IN_A_ROW = 20;

/** `nim grundy kayles 30`: heap games by their Grundy values; without heaps, the values themselves. */
export const grundy: NimGame = {
  name: 'grundy',
  options: [],
  example: 'shuffle-audit nim grundy kayles 5,8',
  solve([spec, ...words]) {
    if (spec === undefined) {
      throw new AuditError('E_USAGE', 'grundy needs a game, got none', {
        hint: 'kayles, dawsons-kayles, dawsons-chess, grundys-game, subtraction:1,3,4, octal:0.77 or wythoff',
      });
    }
    if (spec === 'wythoff') return wythoffAnswer(words);
    const game = heapGame(spec);
    if (words.length === 0) return valuesAnswer(grundyTable(game));
    const heaps = parseSizes(words, { what: 'heap', example: grundy.example });
    const table = grundyTable(
      game,
      heaps.reduce((largest, heap) => (heap > largest ? heap : largest), 0n),
    );
    return heapsAnswer(table, heaps);
  },
};

function heapsAnswer(table: GrundyTable, heaps: readonly bigint[]): GameAnswer {
  const { complete, moves, value, values, winning } = solveHeaps(table, heaps);
  const rows = heaps.map((heap, i) => [`heap ${i + 1}`, String(heap), `Grundy value ${values[i]}`]);
  const sum = heaps.length > 1 ? `The exclusive or of the values is ${value}` : `The value is ${value}`;
  const text = [
    ...wrapped(say`${table.game.title}: ${uncapital(table.game.summary)} Whoever cannot move loses.`),
    '',
    ...columns(rows, [1]),
    '',
    ...wrapped(say`${sum}${winning ? ', not 0: the player to move wins.' : ': the player to move loses, if the other makes no mistake.'}`),
    ...(complete ? moveLines(moves, moveWords) : ['Winning moves, not all of them:', ...moveLines(moves, moveWords).slice(1)]),
    ...periodLines(table),
  ];
  return {
    text,
    json: {
      game: table.game.id,
      play: 'normal',
      heaps,
      values,
      value,
      winning,
      moves: moves.map(({ from, heap, left }) => ({ heap: heap + 1, from, left: left.filter((part) => part > 0n) })),
      complete,
      period: table.period,
    },
  };
}

function valuesAnswer(table: GrundyTable): GameAnswer {
  const { game, values } = table;
  const shown = [...values.subarray(0, MOST_VALUES)];
  const width = Math.max(...shown.map((value) => String(value).length));
  const rows = Array.from({ length: Math.ceil(shown.length / IN_A_ROW) }, (_, row) => {
    const part = shown.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW).map((value) => String(value).padStart(width));
    return `heap ${String(row * IN_A_ROW).padStart(3)}   ${part.join(' ')}`;
  });
  return {
    text: [
      ...wrapped(say`${game.title}: ${uncapital(game.summary)} Whoever cannot move loses.`),
      '',
      `Grundy values, ${IN_A_ROW} heaps a line:`,
      ...rows,
      '',
      ...periodLines(table),
      ...wrapped(say`Source: ${game.reference}`),
    ],
    json: { game: game.id, title: game.title, reference: game.reference, values: [...values], period: table.period },
  };
}

function periodLines({ game, most, period }: GrundyTable): readonly string[] {
  if (period === null) {
    const why = game.theorem === null ? '; no theorem is known that could prove one' : '';
    return wrapped(say`No period was seen up to heap ${most}${why}.`);
  }
  const repeat = say`The values repeat every ${period.length} from heap ${period.from} on`;
  return wrapped(
    period.proved
      ? say`${repeat}: proved by ${game.theorem?.title ?? ''}, from the values up to heap ${period.upTo}.`
      : say`${repeat}, as far as heap ${period.upTo}: only seen so far, and not proved.`,
  );
}

function moveWords({ from, heap, left }: HeapMove): string {
  const [less, greater] = left;
  const kept = greater === 0n ? 'nothing' : less === 0n ? `${greater}` : `${less} and ${greater}`;
  return `of heap ${heap + 1} (${from}) leave ${kept}`;
}
