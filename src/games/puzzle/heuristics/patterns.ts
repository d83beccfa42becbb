import type { PartitionId } from '../patterns/partitions.js';
import { patternSearch } from '../patterns/pattern-search.js';
import { patternSet } from '../patterns/pattern-set.js';
import type { Heuristic } from './heuristic.js';

/** Returns a heuristic of pattern tables. Followed move by move it looks every table up anew; IDA* has its own quick form. */
export function patterns(partition: PartitionId): Heuristic {
  return {
    id: `patterns-${partition}`,
    title: `Additive pattern tables ${partition}`,
    summary: `The tiles in groups of ${partition.split('-').join(', ')}; of each group the least moves of its own tiles, worked out beforehand for every place they can be in, and added up; seen in the mirror as well, and the larger is taken.`,
    reference: 'R. E. Korf & A. Felner (2002), Disjoint pattern database heuristics, Artificial Intelligence 134, 9–22',
    partition,
    refuses: ({ columns, rows }) => (rows === 4 && columns === 4 ? null : 'its tables are for boards of 4 x 4'),
    follow(goal, onProgress) {
      const set = patternSet(goal, partition, onProgress);
      const { estimate } = patternSearch(set);
      const followed = new Uint8Array(goal.cells.length);
      return {
        bytes: set.bytes,
        set(cells) {
          followed.set(Array.from(cells));
          return estimate(followed);
        },
        move(tile, from, to) {
          followed[to] = tile;
          followed[from] = 0;
          return estimate(followed);
        },
      };
    },
  };
}
