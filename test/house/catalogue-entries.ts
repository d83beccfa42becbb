import { pathToFileURL } from 'node:url';
import type { SourceTree } from './source-tree.js';
import { PROJECT } from './source-tree.js';

/** The ids of the entries of every catalogue, each with the files that may say it because it is theirs. */
export type EntryFiles = ReadonlyMap<string, readonly string[]>;

/** Entries that no index exports, because they are made of others. */
const COMPOSED: readonly string[] = ['homogeneity', 'previous-deal', 'seen-order'];

const hasId = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** Reads the index of every catalogue folder and asks each entry for its id. */
export async function entryFiles(tree: SourceTree, catalogues: readonly string[]): Promise<EntryFiles> {
  const found = new Map<string, string[]>();
  for (const folder of catalogues) {
    const entries: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(`${PROJECT}/src/${folder}/index.ts`).href);
    for (const path of tree.keys()) {
      // Made by functions, of other entries: each is called as its file is.
      const file = path.slice(folder.length + 1, -'.ts'.length);
      if (path.startsWith(`${folder}/`) && COMPOSED.includes(file)) found.set(file, [...(found.get(file) ?? []), path]);
    }
    for (const [, name = '', file = ''] of (tree.get(`${folder}/index.ts`) ?? '').matchAll(/export \{ (\w+) \} from '\.\/([\w-]+)\.js'/g)) {
      const entry = entries[name];
      if (!hasId(entry)) continue;
      const { id } = entry;
      found.set(id, [...(found.get(id) ?? []), `${folder}/${file}.ts`]);
    }
  }
  return found;
}
