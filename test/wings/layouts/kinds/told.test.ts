import { beforeEach, expect, it } from 'vitest';
import { installFileKinds } from '../../../../src/engine/log/file-kinds.js';
import { readLog } from '../../../../src/engine/log/read-log.js';
import { chosenLogs } from '../../../../src/lab/bench/log/chosen-log.js';
import { openItemList } from '../../../../src/wings/lists/files/open-item-list.js';
import { failure, ownFolder, place, read, WISHES } from '../../../host/log/logs.js';
import { watchedFile } from '../../watch/host/watched.js';

ownFolder();

// Whoever opens a file loads the kinds before.
beforeEach(() => installFileKinds({ noText: () => null, markedEncoding: () => null, likelyEncoding: () => null }));

const GOOD = '0,1,2,3\n3,2,1,0\n';
const ZIP = 'PK\x03\x04\n\n';
const utf16 = Buffer.from(`\ufeff${GOOD}`, 'utf16le');

/** A log that somebody chose in a browser, read. */
function chosen(name: string, content: string): Promise<unknown> {
  const blob = new Blob([content]);
  return readLog(
    chosenLogs([{ name, size: blob.size, slice: (from, to) => blob.slice(from, to) }], () => undefined),
    WISHES,
  );
}

it.each([
  ['a log', () => read(ZIP, {}, 'a.csv'), 'E_LOG_FORMAT', 'a text file was expected, got a ZIP archive: a.csv'],
  ['a log chosen in a browser', () => chosen('a.csv', ZIP), 'E_LOG_FORMAT', 'a text file was expected, got a ZIP archive: a.csv'],
  ['a stream', () => watchedFile(place('stream', ZIP).path), 'E_LOG_FORMAT', 'a stream must be text, got a ZIP archive'],
  ['a list', () => openItemList(place('list.csv', ZIP).path), 'E_LIST_FORMAT', /^a list must be text, Parquet, .*, got a ZIP archive: /],
] as const)('a ZIP archive in place of %s is called so', async (_what, attempt, code, message) => {
  expect(await failure(attempt())).toMatchObject({
    code,
    message: typeof message === 'string' ? message : (expect.stringMatching(message) as string),
  });
});

it.each([
  [utf16, 'UTF-16LE by the mark at its start'],
  [utf16.subarray(2), 'what looks like UTF-16LE'],
  [Buffer.from(utf16).swap16(), 'UTF-16BE by the mark at its start'],
  [Buffer.from(utf16).swap16().subarray(2), 'what looks like UTF-16BE'],
  [Buffer.from(`Jos\u00e9,0 1\nJos\u00e9,1 0\n`, 'latin1'), 'the byte 0xe9, which looks like Latin-1 or Windows-1252 or a damaged file'],
])('a log in another encoding, and a list, are told: %#', async (bytes, got) => {
  const message = `UTF-8 was expected, got ${got}`;
  expect(await failure(read(bytes))).toMatchObject({ code: 'E_LOG_ENCODING', message });
  expect(await failure(openItemList(place('list.txt', bytes).path))).toMatchObject({ code: 'E_LOG_ENCODING', message });
});
