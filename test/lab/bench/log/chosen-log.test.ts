import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AuditError } from '../../../../src/core/errors.js';
import { Batch } from '../../../../src/core/subject/outcome.js';
import { logSubject } from '../../../../src/engine/log/log-subject.js';
import { readLog } from '../../../../src/engine/log/read-log.js';
import { type SaidOfLog, wishesOfLog } from '../../../../src/engine/log/said-of-log.js';
import { readLog as readFiles } from '../../../../src/host/log/read-log.js';
import { type ChosenFile, chosenLogs } from '../../../../src/lab/bench/log/chosen-log.js';
import { makeBlock } from '../../../support/make-block.js';

const LOGS = join(import.meta.dirname, '../../../../fixtures/logs');
const DEALS = '0,1,2,3\n3,2,1,0\n1,0,3,2\n2,3,0,1\n';

/** A file in memory as a browser hands one over. */
function chosen(name: string, content: string | Uint8Array): ChosenFile {
  const blob = new Blob([content as string]);
  return { name, size: blob.size, slice: (from, to) => blob.slice(from, to) };
}

/** A file that is `second` from the time on at which it has been read to its end. */
function changing(name: string, first: string, second: string): ChosenFile {
  let [file, ended] = [chosen(name, first), false];
  return {
    name,
    size: file.size,
    slice(from, to) {
      if (from === 0 && ended) file = chosen(name, second);
      ended ||= from >= first.length;
      return file.slice(from, to);
    },
  };
}

/** A file of which every byte from a place on is refused by the browser. */
function refusing(name: string, content: string, why: string, from = 0): ChosenFile {
  const file = chosen(name, content);
  return {
    ...file,
    slice: (start, to) => (start < from ? file.slice(start, to) : { arrayBuffer: () => Promise.reject(new DOMException('gone', why)) }),
  };
}

/** What a page makes of these files: read for what is wrong, then dealt; and how many bytes it was told of. `room`: bytes of deals kept. */
async function audited(
  files: readonly ChosenFile[],
  said: SaidOfLog = {},
  room?: number,
): Promise<{ readonly origin: unknown; readonly told: number }> {
  let told = 0;
  const inputs = chosenLogs(files, (_, bytes) => {
    told = bytes;
  });
  const read = await readLog(inputs, wishesOfLog(said), undefined, room);
  const subject = logSubject(read, inputs);
  try {
    const source = await subject.open(makeBlock('page', subject.trials));
    await source.fill(new Batch(subject.space.width, subject.trials));
  } finally {
    subject.close?.();
  }
  return { origin: read.origin, told };
}

/** The code and the sentence of what they are refused with. */
async function refused(files: readonly ChosenFile[], room?: number): Promise<string> {
  const error = await audited(files, {}, room).then(
    () => 'nothing',
    (thrown: unknown) => thrown,
  );
  return error instanceof AuditError ? `${error.code} ${error.message}` : String(error);
}

describe('a chosen file', () => {
  it.each([
    ['names-52.csv', {}],
    ['crlf.csv', {}],
    ['one-based.tsv', {}],
    ['arrays.ndjson', {}],
    ['hands.ndjson', { field: 'deck', id: 'hand' }],
    ['two-packs.csv', { packs: '2' }],
    ['hands-5.csv', { partial: true, id: 'hand' }],
    ['packed.csv.gz', {}],
    ['operator-52.csv.gz', { id: 'deal', field: 'deck', by: 'table' }],
  ] as const)('%s is read as the program reads it from the disk', async (name, said) => {
    const content = readFileSync(join(LOGS, name));
    const { origin } = await readFiles([{ name, path: join(LOGS, name) }], wishesOfLog(said));
    expect(await audited([chosen(name, content)], said)).toEqual({ origin, told: content.length });
  });

  it('and another are read one after the other, packed or not', async () => {
    const others = DEALS.replace('0,1,2,3', '0,1,3,2');
    const { origin } = await audited([chosen('a.csv', DEALS), chosen('b.csv.gz', gzipSync(others))]);
    expect(origin).toMatchObject({ source: { decks: 8, files: [{ file: 'a.csv' }, { file: 'b.csv.gz' }] } });
  });

  it('that has one card in another place has another digest', async () => {
    const digest = async (content: string): Promise<unknown> => {
      const { origin } = await audited([chosen('a.csv', content)]);
      return (origin as { source: { files: { sha256: string }[] } }).source.files[0]?.sha256;
    };
    expect(await digest(DEALS)).toBe(await digest(DEALS));
    expect(await digest(DEALS)).not.toBe(await digest(DEALS.replace('1,0,3,2', '0,1,3,2')));
  });

  it.each([
    ['with another card', DEALS.replace('1,0,3,2', '0,1,3,2'), 'a log must stay as it is while it is audited, but it has changed'],
    ['longer', `${DEALS}0,1,2,3\n`, 'a.csv must stay as it is while it is read, but it has changed'],
    ['shorter', DEALS.slice(0, 16), 'a.csv must stay as it is while it is read, but it has changed'],
  ])('that is %s when it is read again is refused', async (_, second, message) => {
    expect(await refused([changing('a.csv', DEALS, second)], 0)).toBe(`E_LOG_CHANGED ${message}`);
    expect(await refused([changing('a.csv', DEALS, DEALS)], 0)).toBe('nothing');
    // Deals that were kept are not read again.
    expect(await refused([changing('a.csv', DEALS, second)])).toBe('nothing');
  });

  it('that the browser will not read any more has changed, and one that is gone cannot be read', async () => {
    const changed = 'E_LOG_CHANGED a.csv must stay as it is while it is read, but it has changed';
    expect(await refused([refusing('a.csv', DEALS, 'NotReadableError')])).toBe(changed);
    expect(await refused([refusing('a.csv', DEALS, 'NotReadableError', DEALS.length)])).toBe(changed);
    expect(await refused([refusing('a.csv', DEALS, 'NotFoundError')])).toBe('E_INPUT_MISSING cannot read the log a.csv: gone');
  });

  it('that is no text is named, and so is packed data that ends too soon or unpacks to too much', async () => {
    const packed = gzipSync(DEALS.repeat(500));
    expect(await refused([chosen('a.parquet', 'PAR1xxxx')])).toBe('E_LOG_FORMAT a text file was expected, got Parquet: a.parquet');
    expect(await refused([chosen('a.csv.gz', DEALS)])).toBe(
      'E_LOG_GZIP a.csv.gz must hold gzip data, as its name says, got something else',
    );
    expect(await refused([chosen('a.gz', packed.subarray(0, 30))])).toBe(
      'E_LOG_TRUNCATED a.gz must be whole, but its packed data ends too soon',
    );
    expect(await refused([chosen('bomb.gz', gzipSync(DEALS.repeat(200_000)))])).toMatch(
      /^E_LOG_BOMB a packed log may unpack to 200 times its size, got more: bomb\.gz$/,
    );
  });

  it('may be named once, and holds a deal at the least', async () => {
    expect(await refused([chosen('a.csv', DEALS), chosen('a.csv', `${DEALS}0,1,2,3\n`)])).toBe(
      'E_USAGE each file may be named once, got a.csv again',
    );
    expect(await refused([chosen('a.csv', '')])).toMatch(/^E_LOG_LAYOUT /);
    expect(await refused([chosen('a.csv', `${DEALS}0,1,2,x\n`)])).toBe(
      'E_LOG_NUMBER card 4 of 4 must be a whole number in digits, got "x"',
    );
  });
});
