import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyCheckout } from '../support/checkout.js';
import { patchedFiles } from './diff-blocks.js';
import { type Block, fences, pathOf } from './markdown.js';
import { type Command, commands, type Done, isSession, sessionFault, tabledCommands } from './session.js';
import { PROJECT } from './source-tree.js';

/** The file a block is, if its first line names one: `// my-shuffle.js`, `# dealer.py`. A diff is no file. */
const fileOf = ({ language, lines }: Block): string | null => (language === 'diff' ? null : pathOf(lines[0]));

const isTypeScript = (block: Block): boolean => block.language === 'ts' || block.language === 'typescript';

/** A TypeScript block that is a file of the project itself, such as a recipe's `// src/prng/mine.ts`. */
const isProjectFile = (block: Block): boolean => isTypeScript(block) && /^(?:src|test)\//.test(fileOf(block) ?? '');

function write(folder: string, file: string, block: Block): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${block.lines.join('\n')}\n`);
}

/**
 * A new folder as a reader would have it: the package at `built` installed, its examples, fixtures and samples beside it,
 * and every file the document shows written down.
 */
export function readersFolder(text: string, built: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-reader-'));
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  symlinkSync(built, join(modules, 'shuffle-audit'), 'junction');
  const bin = join(modules, '.bin', 'shuffle-audit');
  writeFileSync(bin, `#!/bin/sh\nexec node '${join(built, 'dist', 'cli.js')}' "$@"\n`);
  chmodSync(bin, 0o755);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  for (const part of ['examples', 'fixtures', 'reports/samples'])
    if (existsSync(join(PROJECT, part))) cpSync(join(PROJECT, part), join(folder, part), { recursive: true });
  for (const block of fences(text).blocks) {
    const file = fileOf(block);
    if (file !== null && !isProjectFile(block)) write(folder, file, block);
  }
  return folder;
}

const perform = (command: Command, folder: string): Promise<Done> =>
  new Promise((resolve) => {
    const child = execFile('sh', ['-c', command.command], { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      const status = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      resolve({ status, stdout, stderr });
    });
    child.stdin?.end();
  });

/** The sessions of a document, in order: the commands of a block each, and one of each row of a table. A later one may read what an earlier one wrote. */
export function sessionsOf(text: string): readonly (readonly Command[])[] {
  const { blocks, prose } = fences(text);
  return [...blocks.filter(isSession).map(commands), ...tabledCommands(prose).map((command) => [command])];
}

/** Runs the commands of a session in `folder`, in order, and gives what is not as the document says. */
export async function sessionFaults(session: readonly Command[], folder: string): Promise<string[]> {
  const faults: string[] = [];
  for (const command of session) {
    const fault = sessionFault(command, await perform(command, folder));
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

function typecheck(folder: string, config: object): string[] {
  writeFileSync(join(folder, 'tsconfig.documents.json'), JSON.stringify(config));
  const tsc = join(PROJECT, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.documents.json', '--noEmit', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? [] : `${stdout}${stderr}`.trimEnd().split('\n');
}

/** A block of a catalogue's index.ts is a line to add to it, and not the whole of it. */
function withLinesOf(checkout: string, block: Block): Block {
  const index = join(checkout, fileOf(block) ?? '');
  if (!index.endsWith('index.ts') || !existsSync(index)) return block;
  const before = readFileSync(index, 'utf8').trimEnd().split('\n');
  return { ...block, lines: [...before, ...block.lines.filter((line) => !before.includes(line))] };
}

/** Type errors of the document's ```ts blocks: recipes as files of the project, changed as its diffs say, everything else as a reader's own files in `folder`. */
export function typeFaults(text: string, folder: string): string[] {
  const blocks = fences(text).blocks.filter(isTypeScript);
  const recipes = blocks.filter(isProjectFile);
  const own = blocks.filter((block) => !isProjectFile(block));
  const faults: string[] = [];
  const options = { noUnusedLocals: false, noUnusedParameters: false, declaration: false };
  if (own.length > 0) {
    const files = own.map((block) => {
      const file = fileOf(block) ?? `block-of-line-${block.line}.ts`;
      write(folder, file, block);
      return file;
    });
    const types = { typeRoots: [join(PROJECT, 'node_modules', '@types')], types: ['node'] };
    faults.push(
      ...typecheck(folder, {
        extends: join(PROJECT, 'tsconfig.json'),
        compilerOptions: { ...options, ...types, rootDir: '.', moduleDetection: 'force', preserveSymlinks: false },
        // those that the project names by themselves are none of the document's
        files: [],
        include: files,
      }),
    );
  }
  if (recipes.length > 0) {
    const checkout = copyCheckout(folder);
    cpSync(join(PROJECT, 'test'), join(checkout, 'test'), { recursive: true });
    const patched = patchedFiles(text, (path) => readFileSync(join(checkout, path), 'utf8')).filter((one) => 'path' in one);
    for (const { path, text: changed } of patched) writeFileSync(join(checkout, path), changed);
    for (const block of recipes) write(checkout, fileOf(block) ?? '', withLinesOf(checkout, block));
    const include = [...recipes.map((block) => fileOf(block) ?? ''), ...patched.map(({ path }) => path)];
    faults.push(...typecheck(checkout, { extends: './tsconfig.json', compilerOptions: { ...options, rootDir: '.' }, files: [], include }));
  }
  return faults;
}

/** The text of a document of the project. Throws where there is none. */
/** Every document whose commands, code and links are held to what is so, as paths below the project. */
export const DOCUMENTS: readonly string[] = [
  'README.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  ...readdirSync(join(PROJECT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

export const readDocument = (name: string): string => readFileSync(join(PROJECT, name), 'utf8');
