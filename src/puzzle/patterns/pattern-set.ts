import { AuditError } from '../../core/errors.js';
import type { Board } from '../board.js';
import { type Frame, frameOf } from './frame.js';
import { type Partition, type PartitionId, partitionFor } from './partitions.js';
import { fillPatternTable, tableSize } from './pattern-table.js';

/** The tables of one partition for one goal. */
export interface PatternSet {
  readonly id: PartitionId;
  readonly frame: Frame;
  /** The labels of each group, the first in the lowest bits of its table's index. */
  readonly groups: Partition;
  /** All tables end to end. */
  readonly moves: Uint8Array;
  /** Where each table starts. */
  readonly starts: readonly number[];
}

/**
 * Builds the tables for a goal of a 4 x 4 board; any goal. Throws E_USAGE for another shape. The 5-5-5 set takes 3.1 MB and under two seconds
 * of a processor, the 6-6-3 set 33.6 MB and some seconds.
 */
export function patternSet(goal: Board, id: PartitionId, onProgress: (what: string) => void = () => undefined): PatternSet {
  if (goal.rows !== 4 || goal.cols !== 4)
    throw new AuditError('E_USAGE', `the tables ${id} are for boards of 4 x 4, got ${goal.rows} x ${goal.cols}`, {
      hint: 'linear-conflict goes with every board',
    });
  const frame = frameOf(goal);
  const groups = partitionFor(id, frame.blank);
  let bytes = 0;
  const starts = groups.map((group) => {
    bytes += tableSize(group);
    return bytes - tableSize(group);
  });
  const moves = new Uint8Array(bytes);
  for (const [k, group] of groups.entries()) {
    let met = 0;
    fillPatternTable(moves.subarray(starts[k], starts[k] + tableSize(group)), goal, frame.blank, group, (entries) => {
      met += entries;
      onProgress(`table ${k + 1} of ${groups.length}: ${met.toLocaleString('en')} entries`);
    });
  }
  return { id, frame, groups, moves, starts };
}
