// `npm run bench`: what the program takes, beside a reference in C and what people write else, all in turn, and the goals beside the figures; written to
// reports/bench.json and reports/bench.html. `-- --rounds 3`: fewer. `-- --long`: also those that take ten minutes. `-- --only GROUP`: those of one group, printed and not written.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { GOALS } from './measures.js';
import { benchPage, effort, isMet, shown } from './page.js';
import { compileReference, reference } from './rivals.js';
import { SERIES } from './series.js';
import { WAITING } from './waiting.js';

const JSON_FILE = 'reports/bench.json';
/** Rounds, where nobody says how many. */
const ROUNDS = 5;

const long = process.argv.includes('--long');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const rounds = process.argv.includes('--rounds') ? Number(process.argv[process.argv.indexOf('--rounds') + 1]) : ROUNDS;
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const compiled = compileReference(folder);
if (compiled === null) {
  console.log('nothing is measured: the reference needs gcc, which is not installed here');
  process.exit(process.env['SHUFFLE_AUDIT_REQUIRE_TOOLS'] ? 1 : 0);
}
const load = loadavg()[0] ?? 0;
const measures = [...GOALS, ...WAITING, ...SERIES].filter((one) => (long || !one.long) && (only === undefined || one.group === only));
/** @type {Map<string, { figure: number, processor?: number }[]>} */
const taken = new Map(measures.map(({ id }) => [id, []]));
/** @type {Map<string, number>} */
const started = new Map();
/** @type {number[]} */
const references = [];
for (let round = 1; round <= rounds; round++) {
  for (const { id, once, programs, take } of measures) {
    if (once && round > 1) continue;
    const c = reference(compiled);
    references.push(c);
    const all = await take({ c, folder, reference: compiled });
    const one = typeof all === 'object' ? all && { figure: all.wall, processor: all.cpu } : { figure: all };
    if (one !== null) taken.get(id)?.push(one);
    const count = round === 1 ? programs?.({ folder }) : null;
    if (typeof count === 'number') started.set(id, count);
    process.stderr.write(`round ${round} of ${rounds}: ${id} ${one === null ? 'not installed' : shown(one.figure)}\n`);
  }
}
rmSync(folder, { recursive: true });

/** @param {readonly number[]} all */
const middle = (all) => [...all].sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
const figures = measures.flatMap(({ goal, group, id, more, title, unit }) => {
  const all = (taken.get(id) ?? []).map(({ figure }) => figure);
  const processor = (taken.get(id) ?? []).flatMap((one) => one.processor ?? []);
  const programs = started.get(id);
  return all.length === 0
    ? []
    : [
        {
          id,
          title,
          unit,
          ...(goal !== undefined && { goal }),
          ...(more && { more }),
          ...(group !== undefined && { group }),
          least: Math.min(...all),
          median: middle(all),
          most: Math.max(...all),
          ...(processor.length > 0 && { processor: middle(processor) }),
          ...(programs !== undefined && { programs }),
        },
      ];
});
for (const figure of figures) {
  const { goal, median, title, unit } = figure;
  const told = goal === undefined ? '' : `  goal ${shown(goal)}, ${isMet(figure) ? 'met' : 'missed'}`;
  console.log(`${shown(median).padStart(10)} ${unit.padEnd(3)} ${title}${told}  ${effort(figure)}`.trimEnd());
}

if (only === undefined) {
  const bench = {
    made: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    machine: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}`,
    beside: load < 0.5 ? 'nothing else ran' : `a load of ${shown(load)} before it began`,
    rounds,
    c: middle(references),
    figures,
  };
  writeFileSync(JSON_FILE, `${JSON.stringify(bench, null, 2)}\n`);
  writeFileSync('reports/bench.html', benchPage(bench));
}
