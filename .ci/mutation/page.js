// reports/mutation.md: what every part came to, and the mutants that no test noticed.
import { readFileSync, writeFileSync } from 'node:fs';
import { PARTS } from './parts.js';
import { under } from './under.js';

/**
 * @typedef {{ file: string, line: number, mutator: string, was: string, became: string, covered: boolean }} Survivor
 * @typedef {{ part: string, commit: string, state: string, branches?: { covered: number, total: number }, mutants: number, killed: number, survived: readonly Survivor[] }} Part
 * @typedef {{ file: string, was: string, became: string, why: string }} Equivalent
 */

/** Writes the page from what is kept of every part and the reasons why mutants are equivalent. */
export function writePage() {
  const parts = under('fixtures/mutation', '.json')
    .sort()
    .map((file) => /** @type {Part} */ (JSON.parse(readFileSync(file, 'utf8'))));
  const equivalent = /** @type {readonly Equivalent[]} */ (JSON.parse(readFileSync('.ci/mutation/equivalent.json', 'utf8')));
  const whyOf = (/** @type {Survivor} */ one) =>
    equivalent.find(({ became, file, was }) => file === one.file && was === one.was && became === one.became)?.why;
  const rows = parts.map(({ branches, commit, killed, mutants, part, survived }) => {
    const same = survived.filter(whyOf).length;
    const share = ((100 * killed) / Math.max(1, mutants - same)).toFixed(1);
    return `| \`${part}\` | ${mutants} | ${killed} | ${same} | ${survived.length - same} | ${share} % | ${shown(branches)} | ${commit} |`;
  });
  const waiting = Object.keys(PARTS).filter((part) => !parts.some((run) => run.part === part));
  const lists = parts.flatMap(({ part, survived }) => {
    const lines = survived.map((one) => {
      const why = whyOf(one) ?? (one.covered ? 'not noticed' : 'no test comes here');
      return `- \`${one.file}:${one.line}\` ${code(one.was)} → ${code(one.became)}: ${why}`;
    });
    return lines.length === 0 ? [] : ['', `## ${part}`, '', ...lines];
  });
  writeFileSync(
    'reports/mutation.md',
    `${[
      '# Mutants that the tests notice',
      '',
      'Made by `npm run test:mutation`, a part at a time, with Stryker. A mutant is the source with one thing changed: a sign, a bound, a condition.',
      'Killed: a test of the part fails, or the mutant never ends. Equivalent: no test can notice it, for the reason given below. The share is of',
      'those that are not equivalent. Branches: how many of the branches of the sources those tests go through. The commit is the one at which the',
      'part was run; it is run again once its files or its tests have changed.',
      '',
      '| part | mutants | killed | equivalent | not noticed | share | branches | commit |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
      ...rows,
      ...waiting.map((part) => `| \`${part}\` | not run yet | | | | | | |`),
      ...lists,
    ].join('\n')}\n`,
  );
}

/** @param {Part['branches']} branches */
function shown(branches) {
  return branches ? `${((100 * branches.covered) / Math.max(1, branches.total)).toFixed(1)} %` : '';
}

/** @param {string} text */
function code(text) {
  const short = text.replaceAll(/\s+/g, ' ').replaceAll('`', "'");
  return `\`${short.length > 90 ? `${short.slice(0, 90)} …` : short || ' '}\``;
}
