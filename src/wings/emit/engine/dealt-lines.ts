import type { Subject } from '../../../core/subject/subject.js';
import { pipeline } from '../../../engine/subject/pipeline.js';
import { borrowArena, returnArena } from '../../../kernel/arena.js';
import { MOST_IN_ROWS, Rows } from '../../../kernel/rows.js';
import type { Pipeline } from '../../../parts/pipeline.js';
import { type Dealt, dealtBatches } from './dealt-batches.js';
import { NumberLines } from './number-lines.js';

/** Cards dealt before they are written. */
const MOST_CARDS = 65_536;

/**
 * Deals as an audit does and writes an outcome a line: its cells as CSV, cards numbered from 0, the top one first. What is yielded is overwritten by
 * the next. Throws what dealing throws.
 */
export async function* deckLines(subject: Subject, dealt: Dealt): AsyncGenerator<Uint8Array> {
  const { allCards, width } = subject.space;
  const most = Math.max(1, Math.floor(MOST_CARDS / width));
  const lines = new NumberLines(',');
  const arena = allCards && width <= MOST_IN_ROWS ? borrowArena() : null;
  try {
    for await (const batch of dealtBatches(subject, dealt, most, arena && new Rows(arena, width, most))) {
      const { cells, length } = batch;
      for (let deal = 0; deal < length; deal++) lines.add(cells, deal * width, (deal + 1) * width);
      yield lines.take();
    }
  } finally {
    if (arena) returnArena(arena);
  }
}

/** Deals as an audit does and writes the choices of a deal a line, in the order they are asked for. What is yielded is overwritten by the next. */
export async function* choiceLines(parts: Pipeline, n: number, dealt: Dealt): AsyncGenerator<Uint8Array> {
  const { bounded } = parts;
  const choices: number[] = [];
  const draw: typeof bounded.draw = (words, bounds, draws) => {
    bounded.draw(words, bounds, draws);
    for (const choice of draws) choices.push(choice);
  };
  const lines = new NumberLines(' ');
  for await (const _ of dealtBatches(pipeline({ ...parts, bounded: { ...bounded, draw } }, n), dealt, 1)) {
    lines.add(choices, 0, choices.length);
    choices.length = 0;
    if (lines.full) yield lines.take();
  }
  yield lines.take();
}
