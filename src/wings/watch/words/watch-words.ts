import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { counted } from '../../../core/words/counted.js';
import { count, percent, percentUp } from '../../../core/words/numbers.js';
import { delayOf, smallestSeen } from '../engine/seen-by.js';
import type { AlarmPlan, Raised } from '../engine/watch-state.js';

/** The size whose delay is reported where no alarm was raised. */
const TOLD_SIZE = 0.2;

/** Says with which deal an alarm was raised, and where the change lies. */
export function alarmSentence({ change, deals, logE, reason }: Raised, { one }: OutcomeSpace): string {
  const raised = `alarm with ${one} ${count(deals)}`;
  if (change === null) return `${raised}: ${reason ?? 'an outcome that is never made'}`;
  const place =
    change.from === 0
      ? `a change within the first ${many(change.to, one)}, or there from the start`
      : `a change ${change.open ? 'before' : 'between'} ${one} ${change.open ? '' : `${count(change.from)} and `}${count(change.to)}, with 95 % probability`;
  return `${raised}: an even stream ever shows so much with a chance of at most ${chanceAtMost(logE)}; ${place}`;
}

/** Returns the largest chance that luck ever makes evidence so large, 1/E, with one digit and rounded up: 9.2e-7 is at most 1e-6. */
export function chanceAtMost(logE: number): string {
  const [digits, exponent = '0'] = Math.exp(-Math.min(700, logE)).toExponential().split('e');
  const digit = Math.ceil(Number(digits) - 1e-9);
  return digit === 10 ? `1e${Number(exponent) + 1}` : `${digit}e${exponent}`;
}

/** Says that no alarm was raised: what was watched, and about how small a change would have been seen. That clears nothing. */
export function quietSentence(space: OutcomeSpace, plan: AlarmPlan, deals: number): string {
  const after = Math.floor(deals / 2);
  const size = smallestSeen(space, plan, after, deals - after);
  const delay = delayOf(space, plan, TOLD_SIZE, after);
  const seen =
    size === null
      ? 'too few to see a change of any size in their middle'
      : `a change in their middle by ${percentUp(size)} or more of the chances (rms) would about have been seen by the end`;
  const later = delay === null ? '' : `; one by ${percent(TOLD_SIZE)} is seen after about ${many(delay, space.one)}`;
  return `no alarm in ${many(deals, space.one)}: ${seen}${later}`;
}

const many = (value: number, one: string): string => counted(count(value), one);
