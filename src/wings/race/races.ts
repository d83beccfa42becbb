import type { RaceSource } from '../../core/source/live-source.js';

export interface Race {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly reference: string;
  readonly source: RaceSource;
}

const REFERENCE =
  'E. W. Dijkstra (1965), Solution of a problem in concurrent programming control, Communications of the ACM 8(9):569, doi:10.1145/365559.365617';

/** All races: the mistake, and the same with its remedy. */
export const RACES: readonly Race[] = [
  {
    id: 'race',
    title: 'Two threads, one deck, no lock',
    summary: 'Two threads run Fisher–Yates on one shared deck at the same time. Swaps that meet lose cards and double others.',
    reference: REFERENCE,
    source: { kind: 'race', locked: false },
  },
  {
    id: 'race:locked',
    title: 'Two threads, one deck, one lock',
    summary: 'The same two threads, but whoever shuffles holds a lock, so that the other one waits.',
    reference: REFERENCE,
    source: { kind: 'race', locked: true },
  },
];
