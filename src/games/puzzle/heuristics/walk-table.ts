import { AuditError } from '../../../core/errors.js';
import { pow } from '../../../math/primitives/pow.js';

/** The least moves across the lines of a board, when tiles within a line are in no order. */
export interface WalkTable {
  /** By state: moves to the goal. */
  readonly depths: Uint8Array;
  readonly bytes: number;
  /** The state of tiles that stand in `lines` and belong in `belongs`, with the blank in line `blank`. */
  find(lines: readonly number[], belongs: readonly number[], blank: number): number;
  /** The state after the blank went to the next line (`by` 1) or the one before (-1) and a tile that belongs in line `belongs` came to where it was. */
  next(state: number, by: -1 | 1, belongs: number): number;
}

/**
 * Breadth first over every state: how many tiles of each goal line stand in each line, and the blank's line. `lines` lines of `length` cells; the
 * blank belongs in line `blank`. 24,964 states for 4 x 4.
 */
export function walkTable(lines: number, length: number, blank: number, onStates: (states: number) => void): WalkTable {
  const base = length + 1;
  /** The weight of a tile that stands in line i and belongs in line j; the blank's line comes on top. */
  const weight = Array.from({ length: lines * lines }, (_, k) => pow(base, k));
  const blankWeight = pow(base, lines * lines);
  const states = new Map<number, number>();
  const codes: number[] = [];
  const depths: number[] = [];
  const meet = (code: number, depth: number): number => {
    const known = states.get(code);
    if (known !== undefined) return known;
    states.set(code, codes.length);
    codes.push(code);
    depths.push(depth);
    return codes.length - 1;
  };
  let goal = blank * blankWeight;
  for (let line = 0; line < lines; line++) goal += weight[line * lines + line] * (line === blank ? length - 1 : length);
  meet(goal, 0);
  const links: number[] = [];
  for (let state = 0; state < codes.length; state++) {
    const code = codes[state];
    const at = Math.floor(code / blankWeight);
    if (state % 65_536 === 0) onStates(state);
    for (const by of [-1, 1]) {
      for (let belongs = 0; belongs < lines; belongs++) {
        const from = at + by;
        const one = weight[from * lines + belongs];
        const there = from >= 0 && from < lines && Math.floor(code / one) % base > 0;
        links.push(there ? meet(code - one + weight[at * lines + belongs] + by * blankWeight, depths[state] + 1) : -1);
      }
    }
  }
  const linked = Int32Array.from(links);
  return {
    depths: Uint8Array.from(depths),
    bytes: linked.byteLength + depths.length,
    find(standing, belongs, blankLine) {
      const code = standing.reduce((sum, line, k) => sum + weight[line * lines + belongs[k]], blankLine * blankWeight);
      const state = states.get(code);
      if (state === undefined) throw new AuditError('E_INTERNAL', `no state of the walking distance has the code ${code}`);
      return state;
    },
    next: (state, by, belongs) => linked[(2 * state + (by < 0 ? 0 : 1)) * lines + belongs],
  };
}
