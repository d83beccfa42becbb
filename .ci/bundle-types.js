// Makes the declarations that are published, in dist/ of the present folder, of those that the compiler wrote for every module, in compiled/: one file an entry point.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { sharingTypes } from './shared-types.js';
import { ROOT } from './sources.js';
import { writeTypesOut } from './written-types.js';

const SOURCES = join(ROOT, 'src');
const COMPILED = 'compiled';
const DIST = 'dist';

/** What a file adds to the types of others stands at its end. The extractor takes it for no part of a package and leaves it out. */
const AUGMENTATION = /^declare (?:global|module '[^']+') \{\n.*/ms;

const { exports } = /** @type {{ exports: Record<string, string | { types: string }> }} */ (
  JSON.parse(readFileSync('package.json', 'utf8'))
);
const entries = Object.values(exports).flatMap((one) => (typeof one === 'string' ? [] : one.types.replace(`./${DIST}/`, '')));

// the compiler takes declarations written by hand for what they are, and does not copy them
for (const path of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.d.ts')))
  cpSync(join(SOURCES, path), join(COMPILED, path));

writeTypesOut(resolve(COMPILED));

const paths = entries.map((entry) => resolve(COMPILED, entry));
const configs = entries.map((entry) =>
  ExtractorConfig.prepare({
    configObject: {
      projectFolder: resolve('.'),
      newlineKind: 'lf',
      mainEntryPointFilePath: resolve(COMPILED, entry),
      compiler: {
        overrideTsconfig: {
          compilerOptions: { module: 'nodenext', target: 'es2023', types: ['node'], skipLibCheck: true },
          files: paths,
        },
      },
      dtsRollup: { enabled: true, untrimmedFilePath: resolve(DIST, entry) },
      apiReport: { enabled: false },
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      // its own rules of how comments are written, and which types a package must export, are not those of this project
      messages: { extractorMessageReporting: { default: { logLevel: 'none' } }, tsdocMessageReporting: { default: { logLevel: 'none' } } },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: resolve('package.json'),
  }),
);
const compilerState = CompilerState.create(configs[0], { additionalEntryPoints: paths });
for (const [index, entry] of entries.entries()) {
  const { succeeded } = Extractor.invoke(configs[index], {
    compilerState,
    messageCallback: (message) => {
      message.handled = message.logLevel !== 'error';
    },
  });
  if (!succeeded) process.exitCode = 1;
  const [root = entry] = entries;
  if (entry !== root) {
    const from = posix.relative(posix.dirname(entry), root).replace(/\.d\.ts$/, '.js');
    const declared = sharingTypes(readFileSync(join(DIST, entry), 'utf8'), readFileSync(join(DIST, root), 'utf8'), from);
    writeFileSync(join(DIST, entry), declared);
  }
  const [augmentation] = AUGMENTATION.exec(readFileSync(paths[index], 'utf8')) ?? [];
  if (augmentation) writeFileSync(join(DIST, entry), `\n${augmentation}`, { flag: 'a' });
}
