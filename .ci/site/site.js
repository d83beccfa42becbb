// `npm run site [-- FOLDER]`: documents, gallery, catalogues, sample reports and the lab as one folder of files that any web server can serve.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf, kindOf, relativeTo } from './address.js';
import { frame } from './frame.js';
import { brokenLinks } from './links.js';
import { MENU, UNPUBLISHED, WHOLE } from './parts.js';
import { escaped, prose } from './prose.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LAB = 'lab/index.html';
const { version } = /** @type {{ version: string }} */ (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));

const folder = resolve(process.argv[2] ?? join(ROOT, 'site'));
if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, LAB))) {
  throw new Error(`${folder} holds something that is no site: name an empty folder, or one that was made by this command`);
}
rmSync(folder, { recursive: true, force: true });

/** @param {string} address @param {string} text */
function write(address, text) {
  const to = join(folder, address);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text);
}

/** @param {string} at @param {string} title @param {string} lead @param {string} body */
const page = (at, title, lead, body) => write(at, frame({ at, title, lead, body, version }));

/** What is still to be made, and all that ever was. */
const waiting = MENU.flatMap(([, entries]) => entries.map(([, file]) => file)).filter((file) => file !== LAB);
const taken = new Set([...waiting, LAB]);

/** Takes a file or folder in, and gives the address it will have. @param {string} from - The file that links to it. @param {string} target @returns {string} */
function linked(from, target) {
  const path = target.replace(/\/$/, '');
  if (path.startsWith('..') || !existsSync(join(ROOT, path)))
    throw new Error(`${from} links to ${target}, which the project does not hold`);
  const isFolder = statSync(join(ROOT, path)).isDirectory();
  const file = isFolder && existsSync(join(ROOT, path, 'README.md')) ? `${path}/README.md` : path;
  if (!taken.has(file)) {
    taken.add(file);
    waiting.push(file);
  }
  return isFolder && file === path ? `${path}/index.html` : addressOf(file);
}

/** Whether a file of a whole folder is on the site: not what dealers were compiled to, nor what a survey found before its maintainers were told. @param {string} from */
function isPublished(from) {
  return basename(from) !== 'built' && !UNPUBLISHED.test(relative(ROOT, from).replaceAll('\\', '/'));
}

/** The page of a folder that says nothing of itself: what lies in it. @param {string} path */
function listing(path) {
  const at = `${path}/index.html`;
  if (existsSync(join(ROOT, at))) return;
  const names = readdirSync(join(ROOT, path)).sort();
  const lines = names.map((name) => `<li><a href="${relativeTo(at, linked(path, posix.join(path, name)))}">${escaped(name)}</a></li>\n`);
  page(at, path, `The files of ${path}`, `<h1>${escaped(path)}</h1>\n<ul>\n${lines.join('')}</ul>\n`);
}

// GitHub Pages leaves out files that begin with a dot unless it is told to leave all as they are
write('.nojekyll', '');
for (const path of WHOLE) cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: isPublished });
for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
  const source = file;
  const at = addressOf(source);
  if (statSync(join(ROOT, source)).isDirectory()) {
    listing(source);
    continue;
  }
  const kind = kindOf(source);
  if (kind === 'prose') {
    const { html, lead, title } = prose(readFileSync(join(ROOT, source), 'utf8'), source, (target) =>
      relativeTo(at, linked(source, target)),
    );
    page(at, title, lead, html);
    continue;
  }
  mkdirSync(dirname(join(folder, source)), { recursive: true });
  cpSync(join(ROOT, source), join(folder, source));
  if (kind === 'copy') continue;
  const code = escaped(readFileSync(join(ROOT, source), 'utf8'));
  const name = escaped(basename(source));
  page(
    at,
    source,
    `The file ${source}`,
    `<h1>${escaped(source)}</h1>\n<p class="file"><a href="${name}" download>${name}</a> as a file</p>\n<pre tabindex="0"><code>${code}</code></pre>\n`,
  );
}

mkdirSync(dirname(join(folder, LAB)), { recursive: true });
execFileSync(process.execPath, [join(ROOT, 'dist/cli.js'), 'lab', '--out', join(folder, LAB), '--quiet'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});

// the ledger of what was taken, since it leads to every record
execFileSync(process.execPath, [join(ROOT, 'dist/cli.js'), 'report', '--index', 'reports', '--quiet'], {
  cwd: folder,
  stdio: ['ignore', 'ignore', 'inherit'],
});

const broken = brokenLinks(folder);
if (broken.length > 0) {
  process.stderr.write(`${broken.join('\n')}\n${broken.length} links lead nowhere\n`);
  process.exitCode = 1;
} else process.stdout.write(`${folder}: ${taken.size} pages and files, every link leads somewhere\n`);
