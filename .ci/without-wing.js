// Takes each wing, or those that are named, out of a copy of the project in turn, and has the rest type-checked, bundled, tried, and its tests run: npm run test:wings -- lists.
// The lab, a room above all, shows wings, and so is left out of the check.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ROOT } from './sources.js';

/** Files that may name a wing: they lose the lines that do. */
const LISTS = ['src/wings/index.ts', 'src/wings/record-kinds.ts'];

/** The names of all wings. */
export const WINGS = readdirSync(join(ROOT, 'src/wings'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * A list without what it takes from a wing: its imports, and what it listed of them.
 * @param {string} text
 * @param {string} wing
 */
export function unlisted(text, wing) {
  const taken = new RegExp(`^import \\{([^}]*)\\} from '\\./${wing}/[^']*';\\n`, 'gm');
  const names = [...text.matchAll(taken)].flatMap(([, said = '']) =>
    said.split(',').map((one) => one.replace(/^\s*type |.* as /g, '').trim()),
  );
  return names
    .filter((name) => name !== '')
    .reduce((kept, name) => kept.replace(new RegExp(`(\\[[^\\]]*?)\\b${name}\\b,?\\s*`), '$1'), text.replace(taken, ''));
}

/**
 * A copy of the project without a wing; the caller removes it.
 * @param {string} wing
 */
export function copyWithout(wing) {
  const copy = mkdtempSync(join(tmpdir(), `without-${wing}-`));
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  for (const file of [...tracked, 'src/kernel/binary.ts']) {
    if (file === '' || file.startsWith(`src/wings/${wing}/`) || file.startsWith(`test/wings/${wing}/`) || !existsSync(join(ROOT, file)))
      continue;
    // Tests of a wing, or of two together, go with it.
    if (/^test\/.*\.ts$/.test(file) && readFileSync(join(ROOT, file), 'utf8').includes(`src/wings/${wing}/`)) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file), { preserveTimestamps: true });
  }
  for (const list of LISTS) writeFileSync(join(copy, list), unlisted(readFileSync(join(copy, list), 'utf8'), wing));
  const description = /** @type {{ exports: Record<string, unknown> }} */ (JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')));
  for (const [name, paths] of Object.entries(description.exports))
    if (JSON.stringify(paths).includes(`/wings/${wing}/`)) delete description.exports[name];
  writeFileSync(join(copy, 'package.json'), JSON.stringify(description));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/**
 * What stands in the way of a copy: the errors of its types; empty where there are none.
 * @param {string} copy
 */
export function typeErrors(copy) {
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.', '--noEmit'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return stdout;
}

/**
 * Compiles and bundles a copy, and has it audit a shuffle. Throws where one of them fails.
 * @param {string} copy
 */
export function tryOut(copy) {
  const run = (/** @type {readonly string[]} */ ...words) =>
    execFileSync(process.execPath, words, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  run('.ci/compile.js');
  run('.ci/bundle-package.js');
  return spawnSync(process.execPath, ['compiled/cli.js', 'run', 'naive-swap', '--n', '5', '--trials', '5000', '--seed', 'a', '--quiet'], {
    cwd: copy,
    encoding: 'utf8',
  });
}

const [, script, ...asked] = process.argv;
if (script !== undefined && import.meta.url === pathToFileURL(script).href)
  for (const wing of asked.length > 0 ? asked : WINGS) {
    const copy = copyWithout(wing);
    try {
      const errors = typeErrors(copy);
      if (errors !== '') throw new Error(errors);
      const { status, stdout, stderr } = tryOut(copy);
      if (status !== 20) throw new Error(`an audit ended with ${status}: ${stdout}${stderr}`);
      process.stdout.write(`without ${wing}: type-checked, bundled, and it audits\n`);
      if (spawnSync('npx', ['vitest', 'run'], { cwd: copy, stdio: 'inherit' }).status !== 0) process.exitCode = 1;
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
