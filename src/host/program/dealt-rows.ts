import { AuditError } from '../../core/errors.js';

const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const ZERO = 0x30;

/** The most bytes of an incomplete line: several times as many as the largest deck takes. */
const LONGEST = 2 ** 20;

/**
 * Yields the lines of a stream as they come: each a deck of whole numbers with single spaces between them. A token that is no number is yielded as
 * its text. Each list is valid until the next one is asked for. A new one for every deal would keep the collector busy as long as all counting.
 * Throws E_SUBJECT_LINE_TOO_LONG.
 */
export async function* dealtRows(input: AsyncIterable<Uint8Array>): AsyncGenerator<readonly (number | string)[], undefined> {
  let rest: Uint8Array = new Uint8Array(0);
  const row: number[] = [];
  for await (const chunk of input) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let from = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
      yield rowOf(bytes, from, end, row);
      from = end + 1;
    }
    rest = bytes.subarray(from);
    if (rest.length > LONGEST)
      throw new AuditError('E_SUBJECT_LINE_TOO_LONG', `a deal must be a line of at most ${LONGEST} bytes, got no end of one`);
  }
  if (rest.length > 0) yield rowOf(rest, 0, rest.length, row);
}

/** Parses the numbers of a line, overwriting those in `row`. */
function rowOf(bytes: Uint8Array, from: number, lineEnd: number, row: number[]): readonly (number | string)[] {
  const end = lineEnd > from && bytes[lineEnd - 1] === RETURN ? lineEnd - 1 : lineEnd;
  let count = 0;
  let value = 0;
  let digits = 0;
  for (let at = from; at <= end; at++) {
    const byte = at === end ? SPACE : bytes[at];
    if (byte >= ZERO && byte < ZERO + 10) {
      value = value * 10 + byte - ZERO;
      digits++;
    } else if (byte === SPACE && digits > 0 && digits < 10) {
      row[count++] = value;
      value = 0;
      digits = 0;
    } else return textsOf(bytes.subarray(from, end));
  }
  row.length = count;
  return row;
}

/** Splits a line that is not all plain numbers, so that its fault can be named. */
function textsOf(line: Uint8Array): readonly (number | string)[] {
  const texts = new TextDecoder().decode(line).split(' ');
  return texts.flatMap((text) => (text === '' ? [] : [/^-?[0-9]{1,15}$/.test(text) ? Number(text) : text]));
}
