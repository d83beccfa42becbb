// The step of action.yml that audits: runs the command, writes the summary of the step and its outputs, marks the line of a biased function, leaves record,
// page and JUnit in a folder, and ends with the exit code of the command.
import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lineOf } from './line-of.js';
import { mark, words } from './workflow.js';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY, GITHUB_WORKSPACE = '.', RUNNER_TEMP = tmpdir() } = process.env;
/** Commands that print the one record they make. */
const MAKE_A_RECORD = ['run', 'log', 'prove'];
const BIASED = 20;
const MOST_BYTES = 2 ** 30;

let typed;
try {
  typed = words(process.env['SHUFFLE_AUDIT_COMMAND'] ?? '');
} catch (error) {
  console.log(mark('error', error instanceof Error ? error.message : String(error), { title: 'shuffle-audit' }));
  process.exit(64);
}
const [command = '', ...rest] = typed;
const makes = MAKE_A_RECORD.includes(command);
// What a subject or a log writes may look like a command to the runner, which has to hear none of it.
const token = randomUUID();
console.log(`::stop-commands::${token}`);
const { status, stdout, signal } = spawnSync(process.execPath, [CLI, command, ...(makes ? ['--json'] : []), ...rest], {
  encoding: 'utf8',
  maxBuffer: MOST_BYTES,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const code = status ?? (signal === null ? 70 : 143);
const record = makes ? recordIn(stdout) : null;
if (record === null) console.log(stdout);
else keep(record);
console.log(`::${token}::`);
output('exit-code', String(code));
if (record === null) {
  summary(fenced(stdout));
  const message = failure(stdout) ?? `shuffle-audit ${command} ended with ${code}`;
  if (code !== 0) console.log(mark('error', message, { title: 'shuffle-audit' }));
} else if (code === BIASED) console.log(annotation(record));
process.exitCode = code;

/**
 * @typedef {{ kind: string, file?: string, export?: string }} Source
 * @typedef {{ schema: string, digest: string, core: { verdict: { kind: string }, subject?: { id: string, origin: { source: Source } } } }} Known
 * @typedef {{ folder: string, told: string, known: Known }} Kept
 */

/**
 * The record among what was printed, with its page and JUnit beside it; null where none was printed.
 * @param {string} text
 * @returns {Kept | null}
 */
function recordIn(text) {
  const known = parsed(text);
  if (typeof known?.schema !== 'string' || typeof known.digest !== 'string') return null;
  const folder = mkdtempSync(join(RUNNER_TEMP, 'shuffle-audit-'));
  const file = join(folder, 'shuffle-audit.json');
  writeFileSync(file, text);
  const report = /** @param {string[]} more */ (...more) =>
    execFileSync(process.execPath, [CLI, 'report', file, '--format', ...more], { encoding: 'utf8', maxBuffer: MOST_BYTES });
  report('html,junit', '--out', folder);
  summary(report('markdown'));
  return { folder, told: report('text'), known };
}

/** @param {Kept} kept */
function keep({ folder, known, told }) {
  output('verdict', known.core.verdict.kind);
  output('folder', folder);
  console.log(told);
  console.log(`kept: ${readdirSync(folder).join(', ')}`);
}

/**
 * The mark of a biased subject: at the line of its function, where it is one of a file of the repository.
 * @param {Kept} kept
 */
function annotation({ known, told }) {
  const paragraphs = told.split('\n\n').map((one) => one.replaceAll('\n', ' '));
  const from = paragraphs.findIndex((one) => one.startsWith('■'));
  const [title = 'Biased', lead = ''] = paragraphs.slice(Math.max(0, from));
  const source = known.core.subject?.origin.source;
  if (source?.kind !== 'module' || source.file === undefined) return mark('error', lead, { title });
  const at = resolve(source.file);
  const file = relative(resolve(GITHUB_WORKSPACE), at).replaceAll('\\', '/');
  if (file.startsWith('../')) return mark('error', lead, { title });
  return mark('error', lead, { file, line: String(lineOf(readFileSync(at, 'utf8'), source.export ?? 'default')), title });
}

/** @param {string} text */
function failure(text) {
  const error = /** @type {{ error?: { message?: string } } | null} */ (/** @type {unknown} */ (parsed(text)));
  return error?.error?.message;
}

/**
 * @param {string} text
 * @returns {Known | null}
 */
function parsed(text) {
  try {
    return /** @type {Known} */ (JSON.parse(text));
  } catch {
    return null;
  }
}

/** @param {string} text */
function fenced(text) {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text.trimEnd()}\n${fence}\n`;
}

/** @param {string} text */
function summary(text) {
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, text);
}

/**
 * @param {string} name
 * @param {string} value
 */
function output(name, value) {
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `${name}=${value}\n`);
}
