/** A division of the fifteen tiles of a 4 x 4 board: groups of goal cells, for a blank whose goal is cell 0. */
export type Partition = readonly (readonly number[])[];

/** The name of a partition: the sizes of its groups. */
export type PartitionId = '5-5-5' | '6-6-3';

/** The available partitions. Source: Korf & Felner (2002), Disjoint pattern database heuristics, Artificial Intelligence 134. */
const PARTITIONS: Readonly<Record<PartitionId, Partition>> = {
  '5-5-5': [
    [15, 14, 13, 12, 9],
    [11, 10, 7, 6, 3],
    [8, 5, 4, 2, 1],
  ],
  '6-6-3': [
    [15, 11, 10, 7, 6, 3],
    [9, 8, 5, 4, 2, 1],
    [14, 13, 12],
  ],
};

/** Returns the division for a blank whose goal is this cell: cell 0 takes that cell's place in its group. */
export function partitionFor(id: PartitionId, blank: number): Partition {
  return PARTITIONS[id].map((group) => group.map((cell) => (cell === blank ? 0 : cell)));
}
