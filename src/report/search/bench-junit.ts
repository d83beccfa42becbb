import type { Bench } from '../../core/bench.js';
import { counted } from '../../core/counted.js';
import { junitSuite, testCase } from '../../page/junit-suite.js';
import { html } from '../../page/markup.js';
import { count } from '../../page/numbers.js';
import type { Told } from '../../page/words/told.js';

/** JUnit XML of a bench: a case for every board, a failure where its path is not as long as published. */
export function renderBenchJunit(given: Bench, told: Told = {}): string {
  const { core, run } = given;
  const cases = core.boards.map(({ generated, id, moves, published }) => {
    const said = `${counted(count(moves), 'move')}, published ${published}; ${counted(count(generated), 'board')} made`;
    return testCase(
      core.plan.bench,
      String(id),
      moves === published ? html`<system-out>${said}</system-out>` : html`<failure type="length" message="${said}"/>`,
    );
  });
  const failures = core.boards.filter(({ moves, published }) => moves !== published).length;
  return junitSuite(core.plan.bench, run, cases, { failures, errors: 0, skipped: 0 }, told);
}
