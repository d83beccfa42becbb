import type { Diagnosis } from '../../../src/core/record/diagnosis.js';
import type { Verdict } from '../../../src/core/record/evidence.js';
import type { Subject } from '../../../src/core/subject/subject.js';
import { summaryOf } from '../../../src/records/render.js';
import { recordOf } from '../../support/record-of.js';
import { TRIALS } from './cause-rows.js';
import type { CauseRow } from './cause-subjects.js';

/** What one audit says of what made a bias. */
export interface Told {
  readonly verdict: Verdict['kind'];
  readonly diagnosis: Diagnosis | null;
  /** Steps that all choose alike, and the kind of seed, as `steps:…` and `seed:…`. */
  readonly clues: readonly string[];
  /** The lines at the end of the command. */
  readonly said: string;
}

/** Audits `subject` as `run --trials 20000` does. */
export async function toldOf(subject: Subject, trials: number = TRIALS): Promise<Told> {
  const record = await recordOf(subject, { seed: 'causes', trials });
  const { diagnosis, verdict } = record.core;
  return { verdict: verdict.kind, diagnosis, clues: cluesOf(diagnosis), said: await summaryOf(record) };
}

function cluesOf(diagnosis: Diagnosis | null): readonly string[] {
  const { seed, steps } = diagnosis ?? {};
  return [
    ...(steps ? [`steps:${steps.pattern}${steps.width === null ? '' : `:${steps.width}`}${steps.stays ? ':stays' : ''}`] : []),
    ...(seed?.source ? [`seed:${seed.source.of}${'bits' in seed.source ? `:${seed.source.bits}` : ''}`] : []),
  ];
}

/** 'unseen': the audit found no bias, so there is nothing to name. */
export type Judged = 'right' | 'none' | 'wrong' | 'unseen';

/** Clues that blame something by themselves; others tell what the steps do, and are true of any cause. */
const BLAMES = /^(?:seed|steps:low-values)/;

/** Sentences that blame what no id stands for. */
const BLAMING = /as if a copy were shuffled|began with the same seed(?!, or)/;

/** True if one deck in every deal is all that there is, and its names do not tell the order that it was made in: whatever deals one deck has this law. */
function oneDeckOfNames({ n, way }: Pick<CauseRow, 'n' | 'way'>, { said }: Told): boolean {
  return way === 'own names' && n === 10 && BLAMING.test(said);
}

/** Judges what was named by what was made. */
export function judged(row: Pick<CauseRow, 'cause' | 'n' | 'way'>, told: Told): Judged {
  const { accepts, also, sentence } = row.cause;
  const { clues, diagnosis, said, verdict } = told;
  if (verdict !== 'biased') return 'unseen';
  const best = diagnosis?.best ?? [];
  if (best.length > 0) return best.every((named) => accepts(named, row.n)) ? 'right' : 'wrong';
  if (clues.some((clue) => also?.test(clue)) || sentence?.test(said) || (sentence && oneDeckOfNames(row, told))) return 'right';
  return BLAMING.test(said) || clues.some((clue) => BLAMES.test(clue)) ? 'wrong' : 'none';
}

/** What a page blames, of a shuffle that no cause may be named for. */
export function namedOf({ clues, diagnosis, said }: Told): readonly string[] {
  return [...(BLAMING.exec(said) ?? []), ...(diagnosis?.best.map(({ id }) => id) ?? []), ...clues.filter((clue) => BLAMES.test(clue))];
}

/** One cell of a table. */
export function summary({ clues, diagnosis, said, verdict }: Told): string {
  const names = [
    ...(diagnosis?.best.map(({ id, keys }) => (keys ? `${id} (${keys.low} to ${keys.high})` : id)) ?? []),
    ...clues,
    ...(BLAMING.exec(said) ?? []),
  ];
  return verdict === 'biased' ? names.join(' or ') || '–' : verdict;
}
