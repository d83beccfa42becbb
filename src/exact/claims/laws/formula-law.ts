import { survey } from '../../../core/claim/survey.js';
import type { ClosedForm, Shuffle } from '../../../core/subject/shuffle.js';
import { closedFormLaw } from '../../closed-form-law.js';
import { exactLaw } from '../../exact-law.js';
import { type Differing, difference, differenceText } from '../say-law.js';
import { claimedSizes, walkableSizes } from '../sizes.js';
import type { LawOf } from './law-of.js';

/** The most leaves of a tree, since trees for several values of the parameter are visited. */
const MOST_LEAVES = 100_000;

/**
 * Claims that the law found by dealing every way once is the one that a formula gives, for these values of the shuffle's parameter. The twin counts
 * the other statistic, descents for rising sequences and the other way round, which differ from 4 cards on.
 */
export function formulaLaw(values: readonly number[]): LawOf<Differing> {
  return (shuffle, mostCards) => {
    const each = values.flatMap((value) => shuffle.parameter?.of(value) ?? []).flatMap((one) => casesOf(one, mostCards));
    const largest = new Map(each.map(({ id, n }) => [id, n]));
    const check = (form: (own: ClosedForm) => ClosedForm) => () =>
      survey(each, ({ one, n, closedForm }) => {
        const { law, leaves } = exactLaw(one, n, MOST_LEAVES);
        return { cases: leaves, counterexample: difference(law, closedFormLaw(form(closedForm), n)) };
      });
    const formula = each.length > 0 ? `${each[0].id}: ${each[0].closedForm.statement}` : 'none is known';
    const reach = Array.from(largest, ([id, n]) => `${id} ${claimedSizes([2, n])}`).join(', ');
    return {
      statement: `the law found by dealing every way once is that of its formula (${formula}), ${reach}`,
      check: check((own) => own),
      twin: { statement: 'the same with descents and rising sequences exchanged', check: check(exchanged) },
      refuted: (found) => differenceText(found, 'the formula'),
    };
  };
}

interface Case {
  readonly id: string;
  readonly one: Shuffle;
  readonly n: number;
  readonly closedForm: ClosedForm;
}

function casesOf(one: Shuffle, mostCards: number): readonly Case[] {
  if (one.kind !== 'planned' || !one.closedForm) return [];
  const { id, closedForm } = one;
  return walkableSizes(one, 2, mostCards, MOST_LEAVES).map((n) => ({ id, one, n, closedForm }));
}

/** Exchanges the two statistics: the first value of one, one rising sequence, for the first of the other, no descent, and so on. */
function exchanged(form: ClosedForm): ClosedForm {
  return { ...form, statistic: form.statistic === 'descents' ? 'rising-sequences' : 'descents' };
}
