// `npm run remake -- survey` or `generators`: makes the records of a manifest again by their commands, each of which must come to its digest, and then the page of all.
// `-- survey lodash`: those whose file begins with lodash. `--deals 2000`: those of at most so many deals. `--accept`: deals nothing, and takes the records that lie there
// for the new ones: manifest and page are made of them.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readEvidence } from '../../compiled/records/read-evidence.js';
import { installRecordKinds } from '../../compiled/records/registry.js';
import { RECORD_KINDS } from '../../compiled/wings/record-kinds.js';
import { pages } from '../../compiled/wings/survey/page/pages.js';
import { renderCaughtTable } from '../../compiled/wings/until-caught/page/table.js';
import { manifestText, readManifest, wordsOf } from './manifest.js';

/** @typedef {import('./manifest.js').Line} Line */

const PROGRAM = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

const { positionals, values } = parseArgs({ allowPositionals: true, options: { accept: { type: 'boolean' }, deals: { type: 'string' } } });
const [table, ...names] = positionals;
if (table !== 'survey' && table !== 'generators') throw new Error(`what is made again must be survey or generators, got "${table ?? ''}"`);
const folder = `reports/${table}`;
const manifest = `${folder}/manifest.csv`;
const page = `${folder}.html`;
installRecordKinds(RECORD_KINDS);

if (values.accept) await accept();
else await remake();

async function remake() {
  const most = Number(values.deals ?? Number.POSITIVE_INFINITY);
  const lines = readManifest(manifest);
  const asked = lines.filter(
    ({ deals, record }) => Number(deals) <= most && (names.length === 0 || names.some((name) => record.startsWith(name))),
  );
  const counts = { same: 0, 'draws by itself': 0, 'not made': 0, differs: 0 };
  for (const command of new Set(asked.map((line) => line.command))) {
    const made = asked.filter((line) => line.command === command);
    const why = made.every(lies) ? '' : make(made[0]);
    for (const line of made) {
      const { outcome, note } = outcomeOf(line, why);
      counts[outcome]++;
      process.stdout.write(`${outcome.padEnd(15)}  ${line.record}${note === '' ? '' : `: ${note}`}\n`);
    }
  }
  process.stdout.write(
    `${Object.entries(counts)
      .map(([outcome, count]) => `${outcome}: ${count}`)
      .join(', ')}\n`,
  );
  if (counts.differs > 0) process.exitCode = 1;
  else if (counts.same + counts['draws by itself'] < lines.length)
    process.stdout.write(`${page} is left as it is: it is made when all ${lines.length} records are there\n`);
  else await makePage();
}

/** Whether the very record of a line lies in its place. @param {Line} line */
function lies({ digest, record }) {
  const file = join(folder, record);
  return existsSync(file) && readEvidence(file).digest === digest;
}

/** Runs the command of a line aside, and puts what it makes in place. Gives why it made less. @param {Line} line */
function make(line) {
  const aside = mkdtempSync('reports/remade-');
  try {
    const { stderr } = spawnSync(process.execPath, [PROGRAM, ...wordsOf(line), '--out', aside, '--quiet'], { encoding: 'utf8' });
    const made = join(aside, table);
    const files = existsSync(made) ? readdirSync(made).filter((name) => /\.(?:json|html)$/.test(name)) : [];
    for (const name of files) renameSync(join(made, name), join(folder, name));
    const survey = `${aside}/survey.json`;
    const refusals = (existsSync(survey) ? readEvidence(survey).run.refusals : undefined) ?? [];
    return [...refusals.map(({ message }) => message), stderr.trim()].filter(Boolean).join('; ');
  } finally {
    rmSync(aside, { recursive: true });
  }
}

/** @param {Line} line @param {string} why @returns {{ outcome: 'same' | 'draws by itself' | 'not made' | 'differs', note: string }} */
function outcomeOf(line, why) {
  const file = join(folder, line.record);
  if (!existsSync(file)) return { outcome: 'not made', note: why };
  const { core, digest } = readEvidence(file);
  if (digest === line.digest) return { outcome: 'same', note: '' };
  const { kind } = core.verdict;
  if (isLive(core)) return { outcome: 'draws by itself', note: `other deals than those of the manifest, which come to ${kind}` };
  return { outcome: 'differs', note: `${digest} of ${core.subject.id}, ${kind}, where the manifest has ${line.digest}` };
}

/** Whether a subject draws from elsewhere than the seed, so that no two runs of it are the same. */
function isLive({ plan, subject: { origin } }) {
  const { kind, randomness } = origin.source;
  return plan.seed !== undefined && (kind === 'program' || randomness === 'live');
}

async function accept() {
  const kept = existsSync(manifest) ? readManifest(manifest) : [];
  const commit = execFileSync('git', ['log', '-1', '--format=%h'], { encoding: 'utf8' }).trim();
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const lines = new Map(kept.map((line) => [line.record, line]));
  for (const record of files) {
    const { core, digest } = readEvidence(join(folder, record));
    if (lines.get(record)?.digest === digest) continue;
    const seed = isLive(core) ? '' : (core.plan.seed ?? '');
    const deals = core.looks ? (core.looks.at(-1)?.trials ?? 0) : (core.result?.trials ?? core.plan.trials ?? '');
    lines.set(record, { record, digest, seed, deals: String(deals), commit, command: `npx shuffle-audit ${wordsFor(record, core)}` });
  }
  writeFileSync(manifest, manifestText([...lines.values()]));
  await makePage();
}

/** The words that make a record again. @param {string} record */
function wordsFor(record, { plan, subject }) {
  if (table === 'survey') {
    const { core } = readEvidence('reports/survey.json');
    const row = core.surveyed.find(({ stages }) => stages.some((stage) => stage.record === record));
    if (row === undefined)
      throw new Error(`reports/survey.json has no row of ${folder}/${record}: survey the list anew, or take the file away`);
    return `survey reports/survey/${core.plan.list} --rows ${row.name} --seed ${core.plan.seed}`;
  }
  const { bounded, maker, prng, seeding } = subject.origin.source;
  const parts = `--shuffle ${maker} --prng ${prng} --bounded ${bounded} --seeding ${seeding}`;
  return `compare --until-caught --budget ${plan.budget} ${parts} -n ${plan.n} --seed ${plan.seed} --name generators`;
}

async function makePage() {
  const told = { manifest: `${table}/manifest.csv` };
  writeFileSync(
    page,
    await (table === 'survey' ? pages.html(readEvidence(`${folder}.json`), { record: 'survey.json', ...told }) : tableOf(told)),
  );
  process.stdout.write(`${page} is made\n`);
}

/** @param {{ manifest: string }} told */
function tableOf(told) {
  const samples = readManifest(manifest).map(({ record }) => ({ file: `${folder}/${record}`, record: readEvidence(join(folder, record)) }));
  return renderCaughtTable(samples, told);
}
