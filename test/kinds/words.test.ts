import { describe, expect, it } from 'vitest';
import type { Headline } from '../../src/core/statistic/headline.js';
import type { Statistic } from '../../src/core/statistic/statistic.js';
import type { Outcome, OutcomeSpace } from '../../src/core/subject/outcome.js';
import { kindOf } from '../../src/kinds/index.js';
import { questionsOf } from '../support/questions-of.js';
import { skippedWords } from '../support/skipped-words.js';

/** Outcomes of every kind on which, of so many, nearly all of its statistics run. */
const SAMPLES: readonly (readonly [outcome: Outcome, n: number, trials: number])[] = [
  [{ kind: 'deck' }, 6, 20_000],
  [{ kind: 'deck' }, 52, 20_000],
  [{ kind: 'hand', seen: 3, order: 'kept' }, 6, 20_000],
  [{ kind: 'hand', seen: 13, order: 'kept' }, 52, 20_000],
  [{ kind: 'board', rows: 2, columns: 3 }, 6, 20_000],
  [{ kind: 'board', rows: 4, columns: 4 }, 16, 500],
  [{ kind: 'piles', piles: 3, max: 7 }, 3, 20_000],
  [{ kind: 'moves', piles: 3, max: 5, choice: 'pile' }, 3, 20_000],
];

const KINDS = [...new Set(SAMPLES.map(([{ kind }]) => kind))];

const spaceOf = (outcome: Outcome, n: number): OutcomeSpace => kindOf(outcome).space(outcome, { n, standard: n === 52 });

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a statistic says of itself and does not say as it should. */
function entryFaults({ battery, catches, headline, question, reference, summary, title }: Statistic): string[] {
  const said: readonly (readonly [value: unknown, form: RegExp])[] = [
    [title, /^[A-Z].*[^.?]$/],
    [summary, /^[A-Z].* .*\.$/],
    [question, /^[A-Z].* .*\?$/],
    [reference, /^.{8,}\d/],
    [catches, /^[a-z][a-z0-9:/-]+$/],
    [battery, /^(?:quick|standard|deep|standards)$/],
    ...(headline ? [headline] : []).flatMap((one: Headline): [unknown, RegExp][] => [
      [one.says, /^[a-z].* .*[^.]$/],
      ...(one.ofGroups === undefined ? [] : [[one.ofGroups, /^the groups differ in .*[^.]$/] satisfies [unknown, RegExp]]),
    ]),
  ];
  return said.flatMap(([value, form]) => (form.test(text(value)) ? [] : [`${String(value)}: ${form.source}`]));
}

/** Ids of rows that are not under their statistic's, and questions that are none. */
function rowFaults({ id }: Statistic, rows: readonly { readonly test: string; readonly question: string }[]): string[] {
  return rows.flatMap(({ question, test }) =>
    (test === id || test.startsWith(`${id}/`)) && /^[A-Z].* .*\?$/.test(question) ? [] : [`${test}: ${question}`],
  );
}

describe.each(KINDS)('statistics of %s', (kind) => {
  const { all } = kindOf({ kind }).statistics;

  it('say what they are, ask and catch', () => {
    expect(all.flatMap((one) => entryFaults(one).map((fault) => `${one.id}: ${fault}`))).toEqual([]);
  });

  it('one and all run on one of these, with a question a row and a cell a value, or say what they need and what they got', () => {
    const ran = new Set<string>();
    const faults = SAMPLES.filter(([outcome]) => outcome.kind === kind).flatMap(([outcome, n, trials]) =>
      all.flatMap((one) => {
        const fit = one.fit(spaceOf(outcome, n), trials);
        const why = skippedWords(fit);
        if ('skipped' in fit) return /^[a-z].* .*[^.]$/.test(why ?? '') ? [] : [`${one.id}: ${why}`];
        ran.add(one.id);
        const space = spaceOf(outcome, n);
        const asked = questionsOf(space, fit.rows, trials);
        return rowFaults(
          one,
          fit.rows.map(({ test }, k) => ({ test, question: asked[k] })),
        );
      }),
    );
    expect(faults).toEqual([]);
    expect(all.map(({ id }) => id).filter((id) => !ran.has(id))).toEqual([]);
  });
});

it('a lie is told: no summary, a question that is none, a headline with a full stop, a row of another statistic', () => {
  const cycles = kindOf({ kind: 'deck' }).statistics.get('cycles');
  expect(entryFaults(cycles)).toEqual([]);
  const lies = [{ summary: '' }, { question: 'Cycles' }, { headline: { says: 'rings.' } }, { headline: {} as Headline }];
  expect(lies.map((lie) => entryFaults({ ...cycles, ...lie }).length)).toEqual([1, 1, 1, 1]);
  expect(rowFaults(cycles, [{ test: 'cycle', question: 'Why is it so?' }])).toEqual(['cycle: Why is it so?']);
});
