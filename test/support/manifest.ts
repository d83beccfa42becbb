import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT } from '../house/source-tree.js';

/** A line of a manifest, as .ci/remake/manifest.js has it. */
interface Line {
  readonly record: string;
  readonly digest: string;
  readonly seed: string;
  readonly deals: string;
  readonly commit: string;
  readonly command: string;
}
interface Manifest {
  readManifest(file: string): readonly Line[];
  wordsOf(line: Line): readonly string[];
}

const { readManifest, wordsOf } = (await import(pathToFileURL(join(PROJECT, '.ci/remake/manifest.js')).href)) as Manifest;

export { readManifest, wordsOf };
