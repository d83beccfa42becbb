import { expect, it } from 'vitest';
import { faultTable } from './fault-reporter.js';

it('the table of faults is in order, and a row that did not hold says so', () => {
  const row = { fault: 'loops', required: 'is ended', outcome: 'ended' };
  expect(
    faultTable([
      { ...row, id: 'S10', outcome: 'NOT AS REQUIRED' },
      { ...row, id: 'S2' },
      { ...row, id: 'L1' },
    ]),
  ).toBe(
    [
      'Faults tried: 3',
      ...['L1', 'S2'].map((id) => `${id}   loops\n     must   is ended\n     result ended`),
      'S10  loops\n     must   is ended\n     result NOT AS REQUIRED',
    ].join('\n'),
  );
});
