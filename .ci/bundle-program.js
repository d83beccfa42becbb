// Makes cached/program.cjs in dist/ of the present folder: the whole command line in one function, of which code-cache.js makes the code cache that V8 starts it from.
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build, transform } from 'esbuild';
import { ROOT } from './sources.js';

const COMPILED = 'compiled';

/** What the function is called with besides `require` and `module`: the address of the build, and an import, which code without a file of its own has not. */
const [BUILD, IMPORT] = ['BUILD_ADDRESS', 'OUTER_IMPORT'];

/** What packages make at once and need for a help text alone; making it takes as long as a fifth of loading all the rest. */
const MADE_EARLY = /^const (\w+) = (new Intl\.Segmenter\(\)|\/.*\\p\{RGI_Emoji\}.*\/v);$/gm;
const LATER = 'let $1Made;\nconst $1 = { segment: (text) => ($1Made ??= $2).segment(text), test: (text) => ($1Made ??= $2).test(text) };';

/** An import of what is no part of the program: a package that is large or may be missing, or what the user names. */
const OUTER_IMPORT = /\bimport\((?!'(?:\.|shuffle-audit))/g;

const { outputFiles } = await build({
  stdin: {
    contents: `export { setFlags } from './cli/begin.js';
      export { main, start } from './cli/main.js';
      export const wings = () => import('./wings/index.js');`,
    resolveDir: COMPILED,
  },
  bundle: true,
  write: false,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [
    {
      name: 'one function',
      setup({ onLoad }) {
        onLoad({ filter: /\.m?js$/ }, async ({ path }) => {
          const at = relative(realpathSync('.'), path).replaceAll('\\', '/');
          const own = at.startsWith(`${COMPILED}/`) ? at.slice(COMPILED.length + 1) : null;
          // All modules are here already.
          if (own === 'cli/read-first.js') return { contents: 'export function readFirst() {}' };
          const text = readFileSync(path, 'utf8');
          const contents = own === null ? text.replace(MADE_EARLY, LATER) : text.replace(OUTER_IMPORT, `${IMPORT}(`);
          if (!contents.includes('import.meta.url')) return { contents };
          const address = own ?? `../../${relative(realpathSync(ROOT), path).replaceAll('\\', '/')}`;
          const { code } = await transform(contents, { define: { 'import.meta.url': 'OWN_ADDRESS' }, target: 'node20' });
          return { contents: `const OWN_ADDRESS = new URL(${JSON.stringify(address)}, ${BUILD}).href;\n${code}` };
        });
      },
    },
  ],
});
// Tags of templates keep their letters as they are. Where all are of ASCII, V8 takes the file as it is, a byte a letter.
const ascii = outputFiles[0]?.text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
mkdirSync('dist/cached', { recursive: true });
writeFileSync('dist/cached/program.cjs', `(function (require, module, ${BUILD}, ${IMPORT}) {\n${ascii}})`);
