import type { Numbering } from '../item-list.js';
import { fromZero } from '../items/from-zero.js';
import { Aside } from './aside.js';
import { checkList } from './check-list.js';
import { checkMatch } from './check-match.js';
import type { ListInput } from './list-input.js';
import { matchOriginal } from './match-original.js';
import { readBoth } from './read-both.js';
import type { PartRead } from './read-numbers.js';
import { readNumbers } from './read-numbers.js';
import { ScratchFolder } from './scratch-folder.js';

/** Files that together hold every item once, as they were read. */
export interface OpenParts {
  /** In the order in which they were named, which is that of their items. */
  readonly parts: readonly PartRead[];
  readonly n: number;
  readonly numbering: Numbering;
  /** The items from place `from` up to place `to`, all where nothing is said, as numbers from 0. */
  read(from?: number, to?: number): AsyncIterable<Uint32Array>;
  close(): void;
}

/** Reads files that together hold one list: of numbers, or with the file of their order before of any texts. `openItemList` and `openPartition` say what is thrown. */
export function openParts(inputs: readonly ListInput[], original: ListInput | undefined): Promise<OpenParts> {
  return original ? openTexts(inputs, original) : openNumbers(inputs);
}

function openNumbers(inputs: readonly ListInput[]): Promise<OpenParts> {
  return puttingAside(async (aside) => {
    const parts: PartRead[] = [];
    for (const input of inputs) parts.push(await readNumbers(input, aside));
    const from = await checkList(aside, parts);
    return { parts, numbering: { by: 'numbers', from } };
  });
}

function openTexts(inputs: readonly ListInput[], original: ListInput): Promise<OpenParts> {
  return puttingAside(async (aside, scratch) => {
    const both = await readBoth(inputs, original, scratch);
    try {
      const faults = matchOriginal(both.before, both.list, scratch, aside);
      await checkMatch(faults, both.size, both.parts, both.original);
      return { parts: both.parts, numbering: { by: 'original', file: both.original.file } };
    } finally {
      both.close();
    }
  });
}

/** What is put aside by `read` stays until it is closed, or until that fails. */
async function puttingAside(
  read: (aside: Aside, scratch: ScratchFolder) => Promise<Pick<OpenParts, 'numbering' | 'parts'>>,
): Promise<OpenParts> {
  const scratch = new ScratchFolder();
  const aside = new Aside(scratch);
  const close = (): void => {
    aside.close();
    scratch.close();
  };
  try {
    const { parts, numbering } = await read(aside, scratch);
    const start = numbering.by === 'numbers' ? numbering.from : 0;
    return { parts, numbering, n: aside.length, read: (from, to) => fromZero(aside.read(from, to), start), close };
  } catch (error) {
    close();
    throw error;
  }
}
