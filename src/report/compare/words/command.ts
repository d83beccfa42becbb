import { shellWord } from '../../words/command.js';
import type { AxisEntry, Comparison } from '../facts/comparison.js';

/** The command that makes this comparison again, in parts that belong on one line each; every id and number of deals is written out. */
export function compareCommand({ boundeds, generators, plan, planOptions, seedings, shuffles }: Comparison): readonly string[] {
  return [
    'npx shuffle-audit compare',
    `--shuffle ${ids(shuffles)}`,
    `--prng ${ids(generators)}`,
    ...(isDefault(boundeds, 'lemire') ? [] : [`--bounded ${ids(boundeds)}`]),
    ...(isDefault(seedings, 'continuous') ? [] : [`--seeding ${ids(seedings)}`]),
    `--n ${plan.n}`,
    `--trials ${plan.trials}`,
    `--seed ${shellWord(plan.seed)}`,
    ...planOptions,
  ];
}

function ids(entries: readonly AxisEntry[]): string {
  return shellWord(entries.map(({ id }) => id).join(','));
}

function isDefault(entries: readonly AxisEntry[], id: string): boolean {
  return entries.length === 1 && entries[0]?.id === id;
}
