import { AuditError } from '../../../core/errors.js';
import { ItemReader } from '../items/item-reader.js';
import { exactNumber } from '../items/whole-number.js';
import { MOST_LISTS } from '../list-limits.js';
import type { NearWishes } from '../near/near.js';
import { type Recognised, type Refused, recognise } from '../near/recognise.js';
import { refusalHint } from '../near/refusals.js';
import type { Numbering } from '../record/one-list.js';
import type { ListInput } from './list-input.js';
import type { OpenParts, PartRead } from './read-numbers.js';

/** The most items that are held to see which lists they are. */
const MOST_HELD = 20_000_000;

/** Items handed on at a time. */
const PIECE = 1 << 16;

/**
 * Reads numbers that are no plain order of 0 … n − 1 as the lists that they are, where that can be told. Throws `fault`, with what would read them,
 * where it cannot. Memory: some 40 bytes an item.
 */
export async function openNear(inputs: readonly ListInput[], wishes: NearWishes, fault: AuditError | null): Promise<OpenParts> {
  const values: number[][] = [];
  const marks: number[] = [];
  const parts: PartRead[] = [];
  let before = 0;
  for (const input of inputs) {
    const read = await readExact(input, before);
    if (before + read.values.length > MOST_HELD || marks.length > MOST_LISTS) throw fault ?? tooLong(input.name);
    for (const at of read.marks) marks.push(at);
    values.push(read.values);
    parts.push(read.part);
    before += read.values.length;
  }
  const all = new Float64Array(before);
  let at = 0;
  for (const some of values) {
    all.set(some, at);
    at += some.length;
  }
  const [{ columns }] = parts;
  const unasked = columns > 0 || parts.some(({ form }) => form.unasked === true);
  const salt = parts.map(({ file }) => file.sha256).join(' ');
  const found = recognise({ values: all, sizes: parts.map(({ size }) => size), marks, unasked, columns }, wishes, salt);
  if (typeof found === 'string') throw refused(fault, found, inputs[0].name);
  return opened(found, parts);
}

function opened({ kinds: numbers, lists, reading, sample }: Recognised, parts: readonly PartRead[]): OpenParts {
  const n = lists[0].length;
  const kinds = numbers.length;
  const [from, to] = [numbers[0], numbers[kinds - 1]];
  const isPlain = (from === 0 || from === 1) && to - from + 1 === kinds && (reading.epochs?.n ?? kinds) === kinds;
  const numbering: Numbering = isPlain ? { by: 'numbers', from } : { by: 'size', from, to, kinds };
  return {
    parts,
    n,
    numbering,
    ...(Object.keys(reading).length > 0 && { reading }),
    ...(sample && { which: sample.which }),
    kinds: numbers,
    count: lists.length,
    read: (start, end, list = 0) => piecesOf(lists[list].subarray(start, end)),
    close: () => undefined,
  };
}

async function* piecesOf(list: Uint32Array): AsyncGenerator<Uint32Array> {
  for (let from = 0; from < list.length; from += PIECE) yield list.slice(from, from + PIECE);
}

/** Reads a file once more, with lines that are no numbers as marks. */
async function readExact(
  input: ListInput,
  before: number,
): Promise<{ readonly values: number[]; readonly marks: readonly number[]; readonly part: PartRead }> {
  const reader = await ItemReader.open(input, input.wishes);
  const values: number[] = [];
  const marks: number[] = [];
  reader.passed.passesEmpty = true;
  try {
    for (let spans = await reader.texts(); spans !== null && values.length <= MOST_HELD; spans = await reader.texts()) {
      for (let k = 0; k < spans.length; k++) {
        const value = exactNumber(spans.bytes, spans.from[k], spans.to[k]);
        if (!Number.isNaN(value)) values.push(value);
        else if (marks.length <= MOST_LISTS) marks.push(before + values.length);
      }
    }
    const { form, passed, source, columns } = reader;
    const file = input.describe(source, form, passed.count + marks.length);
    return { values, marks, part: { input, form, file, passed, columns, size: values.length } };
  } finally {
    await reader.close();
  }
}

function refused(fault: AuditError | null, reason: Refused, name: string): AuditError {
  const hint = refusalHint(reason, name);
  if (reason === 'rows')
    return new AuditError('E_LIST_ROW', `one item a line, or one list in all rows, was expected, got rows of several numbers: ${name}`, {
      at: { file: name },
      hint,
    });
  if (fault !== null && reason === 'marks') return fault;
  if (fault === null)
    return new AuditError('E_LIST_FOREIGN', `the list must be the sample that --sample-of says, got another in ${name}`, {
      at: { file: name },
      hint,
    });
  return new AuditError(fault.code, fault.message, { ...(fault.at && { at: fault.at }), hint });
}

function tooLong(name: string): AuditError {
  return new AuditError('E_LIST_FORMAT', `of a list that is no plain order up to ${MOST_HELD} items are read, got more: ${name}`, {
    at: { file: name },
  });
}
