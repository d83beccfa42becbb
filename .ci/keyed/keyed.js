// `npm run keyed`: how many rounds keyed orders need before an audit over keys finds nothing, laws over all keys of small decks, and which bits of the output hang
// on which of the input. Kept in fixtures/keyed/table.json and shown in reports/keyed.html; half an hour, after a build. `-- --page`: the page alone, on the terminal.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUDITS, BY_ROUNDS, DRAWN, WHOLE } from './constructions.js';
import { keyedPage } from './page.js';

const KEPT = 'fixtures/keyed/table.json';
const PAGE = 'reports/keyed.html';
const SEED = 'keyed';

if (process.argv.includes('--page')) {
  process.stdout.write(keyedPage(/** @type {import('./types.js').Table} */ (JSON.parse(readFileSync(KEPT, 'utf8')))));
} else {
  const table = await measured();
  writeFileSync(KEPT, `${JSON.stringify(table, null, 1)}\n`);
  writeFileSync(PAGE, keyedPage(table));
}

/** @returns {Promise<import('./types.js').Table>} */
async function measured() {
  // The page alone needs no build.
  const [{ audited, leastRounds }, { avalanche }, { provedLaws }] = await Promise.all([
    import('./audits.js'),
    import('./avalanche.js'),
    import('./laws.js'),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'keyed-'));
  const least = [];
  const whole = [];
  for (const [n, deals] of AUDITS) {
    for (const order of BY_ROUNDS) {
      const found = await leastRounds((rounds) => audited(folder, SEED, `${order}:${rounds}`, n, deals));
      process.stderr.write(`${order} of ${n}: ${found.rounds} rounds\n`);
      least.push({ order, n, deals, ...found });
    }
    for (const order of WHOLE) {
      const found = await audited(folder, SEED, order, n, deals);
      process.stderr.write(`${order} of ${n}: ${found.biased ? 'biased' : 'nothing found'}\n`);
      whole.push({ order, n, deals, ...found });
    }
  }
  rmSync(folder, { recursive: true });
  const { version } = /** @type {{ version: string }} */ (JSON.parse(readFileSync('package.json', 'utf8')));
  return {
    made: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    version,
    seed: SEED,
    least,
    whole,
    proved: provedLaws(),
    matrices: DRAWN.map((order) => ({ order, chances: avalanche(order) })),
  };
}
