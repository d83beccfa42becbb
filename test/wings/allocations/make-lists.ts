import { ALPHA_BIASED } from '../../../src/core/statistic/rules.js';
import type { AllocationList } from '../../../src/wings/allocations/allocation-list.js';
import { countList } from '../../../src/wings/allocations/counting/count-list.js';
import { judge } from '../../../src/wings/allocations/counting/judge.js';
import { below } from '../../support/even-list.js';

/** Blocks by strata, each block a list of arms by number. */
export type Strata = readonly (readonly (readonly number[])[])[];

/** The list of these blocks. */
function listOf(strata: Strata, arms: number): AllocationList {
  const classes: number[][] = [];
  const blocks = strata.flatMap((own, stratum) =>
    own.map((block) => {
      const composition = new Array<number>(arms).fill(0);
      for (const arm of block) composition[arm]++;
      const at = classes.findIndex((one) => one.join() === composition.join());
      return { stratum, of: at < 0 ? classes.push(composition) - 1 : at, arms: block };
    }),
  );
  return { arms: [...'ABCDEFGH'].slice(0, arms), strata: strata.map((_, k) => `s${k}`), classes, blocks };
}

/** Judges blocks as the command does. */
export function judged(strata: Strata, arms = 2): ReturnType<typeof judge> {
  const list = listOf(strata, arms);
  return judge({
    arms: list.arms,
    plan: { n: list.blocks.flatMap((block) => block.arms).length, blocks: list.blocks.length, detect: 0.5, alpha: ALPHA_BIASED },
    ...countList(list),
  });
}

/** A way to put a block in order. */
export type Ordering = (block: number[]) => readonly number[];

/** Makes the shuffle of Fisher and Yates over these draws. */
export function shuffled(draw: (n: number) => number): Ordering {
  return (block) => {
    for (let i = block.length - 1; i > 0; i--) {
      const j = draw(i + 1);
      [block[i], block[j]] = [block[j], block[i]];
    }
    return block;
  };
}

export interface Design {
  /** How many of each arm a block of size one holds. */
  readonly ratio: readonly number[];
  /** The multiples of that which blocks are drawn from. */
  readonly multiples: readonly number[];
  readonly strata: number;
  readonly perStratum: number;
  /** True where the last block of every stratum is cut off. */
  readonly cut?: true;
}

/** Draws a list by a design, its blocks put in order by `order`. */
export function drawList({ cut, multiples, perStratum, ratio, strata }: Design, seed: number, order?: Ordering): Strata {
  const draw = below(seed);
  const put = order ?? shuffled(draw);
  return Array.from({ length: strata }, () =>
    Array.from({ length: perStratum }, (_, k) => {
      const times = multiples[draw(multiples.length)];
      const block = put(ratio.flatMap((many, arm) => new Array<number>(many * times).fill(arm)));
      return cut && k === perStratum - 1 ? block.slice(0, 1 + draw(block.length)) : block;
    }),
  );
}
