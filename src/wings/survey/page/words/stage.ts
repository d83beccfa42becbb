import type { RunInfo } from '../../../../core/record/evidence.js';
import type { ToldRefusal } from '../../../../core/record/run-info.js';
import { counted } from '../../../../core/words/counted.js';
import { count, powerOfTen, size, sizeUp, superscript } from '../../../../page/numbers.js';
import type { Refusal, StageName, SurveyedRow } from '../../record/survey.js';
import { lookOf, proofOf, sampleOf } from '../facts/groups.js';

/** Words the result of one stage of a row briefly; a dash where there was none. */
export function stageWords(row: SurveyedRow, stage: StageName): string {
  const refused = row.stages.find((one) => one.stage === stage && 'refused' in one);
  if (refused) return stage === 'proof' ? 'not proved' : 'not dealt';
  if (stage === 'proof') return proofWords(row);
  return stage === 'look' ? lookWords(row) : sampleWords(row);
}

const NONE = '–';

function proofWords(row: SurveyedRow): string {
  const proof = proofOf(row);
  if (!proof) return NONE;
  if (proof.kind === 'holds') return 'even';
  return proof.variation === null ? 'uneven' : `uneven by ${share(proof.variation)}`;
}

/** The share of the chances below which it is shown by its power of ten. */
const TINY = 1e-4;

function share(variation: number): string {
  if (variation >= TINY) return size(variation);
  const { exponent, mantissa } = powerOfTen(variation);
  return `${mantissa} × 10${superscript(exponent)}`;
}

function lookWords(row: SurveyedRow): string {
  const look = lookOf(row);
  if (!look) return NONE;
  const deals = counted(count(look.trials), 'deal');
  if (look.kind === 'inconclusive') return `nothing in ${deals}`;
  // One deal shows nothing by itself: what shows it is that every start begins with it.
  return look.trials === 1 && row.seeds?.starts === 'alike' ? 'every start deals the same' : `biased after ${deals}`;
}

function sampleWords(row: SurveyedRow): string {
  const sample = sampleOf(row);
  if (!sample) return NONE;
  const { effect, kind, seenFrom } = sample;
  if (kind === 'biased') return effect && effect.low > 0 ? `off by ${size(effect.estimate)}` : 'biased';
  const seen = seenFrom === null ? '' : `${kind === 'no-bias-found' ? 'down to' : 'seen from'} ${sizeUp(seenFrom)}`;
  return kind === 'no-bias-found' ? seen : `cannot tell${seen === '' ? '' : `, ${seen}`}`;
}

/** Says why stages of a row had no result, a sentence each: by the error's message in the run, else by its code. */
export function refusals(row: SurveyedRow, { refusals: told = [] }: Pick<RunInfo, 'refusals'>): readonly string[] {
  const why = (stage: ToldRefusal['stage'], refused: Refusal): string =>
    told.find((one) => one.row === row.name && one.stage === stage)?.message ?? codeWords(refused);
  const stages = row.stages.flatMap((one) => ('refused' in one ? [`${SAYS[one.stage]}: ${why(one.stage, one.refused)}.`] : []));
  return row.refused ? [`${why('open', row.refused)}.`, ...stages] : stages;
}

function codeWords({ at: { column, line, position, trial } = {}, code }: Refusal): string {
  const places = Object.entries({ line, column, deal: trial, position });
  return [code, ...places.flatMap(([what, number]) => (number === undefined ? [] : [`${what} ${count(number)}`]))].join(', ');
}

const SAYS: Readonly<Record<StageName, string>> = { proof: 'Not proved', look: 'Not looked at', sample: 'Not sampled' };
