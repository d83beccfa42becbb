import type { Sheet } from '../../sheet.js';
import type { Limits } from '../../way.js';
import { ones, type ToldForm } from './told-digits.js';

/** A sheet, and the numbers drawn between two of its deals. */
export interface Hypothesis {
  readonly sheet: Sheet;
  readonly between: number;
}

/** Hypotheses that one elimination decides, since each tells these digits of the same words. */
export interface Together {
  readonly hypotheses: readonly Hypothesis[];
  /** Numbers from the first draw of one deal to that of the next. */
  readonly period: number;
  /** The digits that all of them tell, for each draw in sequence, deal after deal. */
  readonly told: Uint32Array;
}

/** The penalties for the next shuffle, the next start, and one more number between deals. */
const [SHUFFLE_LATER, START_LATER, NUMBER_MORE] = [1, 2, 3];

/**
 * Puts hypotheses together that one elimination of `needed` equations decides; those that cannot give so many are left out. The likeliest come first:
 * the catalogue's first shuffles from the first starts with few numbers between.
 */
export function putTogether(sheets: readonly Sheet[], limits: Limits, form: ToldForm, needed: number): readonly Together[] {
  const starts = [...new Set(sheets.map(({ start }) => start))];
  const firsts = starts.map((start) => sheets.findIndex((sheet) => sheet.start === start));
  const ranked = sheets.flatMap((sheet, at) => {
    const start = starts.indexOf(sheet.start);
    return limits.between.map((between) => ({
      hypothesis: { sheet, between },
      rank: SHUFFLE_LATER * (at - firsts[start]) + START_LATER * start + NUMBER_MORE * between,
    }));
  });
  ranked.sort((a, b) => a.rank - b.rank);
  const shares: Share[] = [];
  for (const { hypothesis } of ranked) {
    const own = shareOf(hypothesis, limits.usable, form);
    if (!isEnough(own, needed)) continue;
    const at = shares.findIndex((share) => share.key === own.key && isEnough(inCommon(share, own), needed));
    if (at < 0) shares.push(own);
    else shares[at] = inCommon(shares[at], own);
  }
  return shares;
}

interface Share extends Together {
  /** The bounds of a period: a bound of 1 at its end tells nothing, and is one more number between. */
  readonly key: string;
}

/** The digits that one hypothesis tells. */
function shareOf(hypothesis: Hypothesis, usable: number, form: ToldForm): Share {
  const { bounds, deals, draws } = hypothesis.sheet;
  const period = bounds.length + hypothesis.between;
  const told = new Uint32Array(Math.min(usable, deals) * period);
  for (let at = 0; at < told.length; at++) {
    const k = at % period;
    if (k < bounds.length) told[at] = form.mask(bounds[k], draws[Math.floor(at / period) * bounds.length + k]);
  }
  return { hypotheses: [hypothesis], period, told, key: [period, ...bounds].join().replace(/(,1)+$/, '') };
}

function inCommon(one: Share, other: Share): Share {
  const told = one.told.subarray(0, other.told.length).map((mask, at) => mask & other.told[at]);
  return { ...one, hypotheses: [...one.hypotheses, ...other.hypotheses], told };
}

function isEnough({ told }: Share, needed: number): boolean {
  return told.reduce((sum, mask) => sum + ones(mask), 0) >= needed;
}
