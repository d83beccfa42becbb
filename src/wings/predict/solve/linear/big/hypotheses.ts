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
  /** For each draw in sequence, deal after deal, the digits that all of them tell. */
  readonly told: Uint32Array;
}

/** Puts hypotheses together, the likeliest first, that need no more than one elimination of `needed` equations; those that cannot give so many are left out. */
export function putTogether(sheets: readonly Sheet[], limits: Limits, form: ToldForm, needed: number): readonly Together[] {
  const groups = new Map<string, Hypothesis[]>();
  for (const between of limits.between)
    for (const sheet of sheets) {
      // A bound of 1 tells nothing, and is one more number between.
      const key = [sheet.bounds.length + between, ...sheet.bounds].join().replace(/(,1)+$/, '');
      groups.set(key, [...(groups.get(key) ?? []), { sheet, between }]);
    }
  return [...groups.values()].flatMap((group) => shareOut(group, limits.usable, form, needed));
}

/** Adds one hypothesis after the other to the first to which it leaves enough. */
function shareOut(group: readonly Hypothesis[], usable: number, form: ToldForm, needed: number): readonly Together[] {
  const shares: Together[] = [];
  for (const hypothesis of group) {
    const { sheet, between } = hypothesis;
    const own = { hypotheses: [hypothesis], period: sheet.bounds.length + between, told: toldBy(hypothesis, usable, form) };
    if (!isEnough(own.told, needed)) continue;
    const at = shares.findIndex((share) => isEnough(inCommon(share, own).told, needed));
    if (at < 0) shares.push(own);
    else shares[at] = inCommon(shares[at], own);
  }
  return shares;
}

/** The digits told, `period` words a deal. */
function toldBy({ sheet, between }: Hypothesis, usable: number, form: ToldForm): Uint32Array {
  const { bounds, deals, draws } = sheet;
  const period = bounds.length + between;
  const told = new Uint32Array(Math.min(usable, deals) * period);
  for (let at = 0; at < told.length; at++) {
    const k = at % period;
    if (k < bounds.length) told[at] = form.mask(bounds[k], draws[Math.floor(at / period) * bounds.length + k]);
  }
  return told;
}

function inCommon(one: Together, other: Together): Together {
  const told = one.told.subarray(0, other.told.length).map((mask, at) => mask & other.told[at]);
  return { ...one, hypotheses: [...one.hypotheses, ...other.hypotheses], told };
}

function isEnough(told: Uint32Array, needed: number): boolean {
  return told.reduce((sum, mask) => sum + ones(mask), 0) >= needed;
}
