import { DEFAULT_PARTS } from '../../../core/subject/default-parts.js';
import { kindOf } from '../../../kinds/index.js';
import { pageOf } from '../../../kinds/pages.js';
import { shellWord } from '../../../kinds/words/command.js';
import type { AxisEntry, Comparison } from '../facts/comparison.js';

/** The command that makes this comparison again, in parts that belong on one line each; every id and number of deals is written out. */
export function compareCommand({
  boundeds,
  generators,
  makers,
  outcome,
  placeOptions,
  plan,
  planOptions,
  presets,
  seedings,
}: Comparison): readonly string[] {
  const subjects =
    presets.length > 0
      ? [`--preset ${ids(presets)}`]
      : [
          `--shuffle ${ids(makers, kindOf(outcome).makers.prefix)}`,
          `--prng ${ids(generators)}`,
          ...(isDefault(boundeds, DEFAULT_PARTS.bounded) ? [] : [`--bounded ${ids(boundeds)}`]),
          ...(isDefault(seedings, DEFAULT_PARTS.seeding) ? [] : [`--seeding ${ids(seedings)}`]),
        ];
  return [
    'npx shuffle-audit compare',
    ...subjects,
    ...pageOf(outcome).options(outcome, plan.n, true),
    `--trials ${plan.trials}`,
    `--seed ${shellWord(plan.seed)}`,
    ...planOptions,
    ...placeOptions,
  ];
}

/** The columns that fit on a phone. */
const MOST_COLUMNS = 38;

/**
 * The same command as lines that a shell reads as one: parts and, in a long list, words are kept whole, and every line but the last ends with a
 * backslash.
 */
export function commandLines(parts: readonly string[]): readonly string[] {
  const [first = '', ...others] = parts;
  const lines = [first, ...others.flatMap((part) => brokenAtCommas(`  ${part}`))];
  return lines.map((line, k) => (k === lines.length - 1 ? line : line.endsWith(',') ? `${line}\\` : `${line} \\`));
}

/** Breaks a part at its commas. A backslash and a line's end inside a word join its halves again, but only outside quotes. */
function brokenAtCommas(part: string): readonly string[] {
  if (part.length <= MOST_COLUMNS || part.includes("'")) return [part];
  const lines = [''];
  for (const piece of part.split(/(?<=,)/)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + piece.length > MOST_COLUMNS) lines.push(piece);
    else lines[lines.length - 1] = line + piece;
  }
  return lines;
}

function ids(entries: readonly AxisEntry[], prefix = ''): string {
  return shellWord(entries.map(({ id }) => `${prefix}${id}`).join(','));
}

function isDefault(entries: readonly AxisEntry[], id: string): boolean {
  return entries.length === 1 && entries[0]?.id === id;
}
