import type { FileKind } from '../../../engine/log/file-kinds.js';

/** Encodings by the marks of the order of bytes, the longer first. */
const MARKED: readonly (readonly [name: string, mark: readonly number[]])[] = [
  ['UTF-32LE', [0xff, 0xfe, 0, 0]],
  ['UTF-32BE', [0, 0, 0xfe, 0xff]],
  ['UTF-16LE', [0xff, 0xfe]],
  ['UTF-16BE', [0xfe, 0xff]],
];

/** Encodings in which digits are not as in ASCII: what the text is made of, and the least share of zeros in it. A byte is a character here. */
const WHOLE: readonly (readonly [name: string, text: string, zeros: number])[] = [
  ['UTF-32LE', '(?:[^]{2}[\\0\\x01]\\0)*', 1 / 2],
  ['UTF-32BE', '(?:\\0[\\0\\x01][^]{2})*', 1 / 2],
  ['UTF-16LE', '(?:[^\\0\\n\\r][^\\n\\r,]|[\\n\\r]\\0)*', 1 / 8],
  ['UTF-16BE', '(?:[^\\n\\r,][^\\0\\n\\r]|\\0[\\n\\r])*', 1 / 8],
  [
    'EBCDIC',
    '[\\x05\\r\\x15\\x25\\x40\\x4b-\\x61\\x6b-\\x6f\\x7a-\\x7f\\x81-\\x89\\x91-\\x99\\xa1-\\xa9\\xc0-\\xc9\\xd0-\\xd9\\xe0-\\xe9\\xf0-\\xf9]{8,}',
    0,
  ],
];

const WESTERN = '[\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\xff]{1,2}';
const HIGH = '[\\xa1-\\xfe]';

/** Encodings that go beyond ASCII: their pieces beside it, and those pieces that texts mostly hold. */
const BEYOND: readonly (readonly [name: string, iconv: string, piece: string, common: string])[] = [
  ['Latin-1', 'WINDOWS-1252', '[\\xa0-\\xff]{1,3}(?![\\x80-\\xff])', WESTERN],
  [
    'Windows-1252',
    'WINDOWS-1252',
    '[\\x80\\x82-\\x8c\\x8e\\x91-\\x9c\\x9e-\\xff]{1,3}(?![\\x80-\\xff])',
    `${WESTERN}|[\\x80\\x85\\x8a\\x8c\\x8e\\x91-\\x97\\x9a\\x9c\\x9e\\x9f]`,
  ],
  ['Shift-JIS', 'CP932', '[\\xa1-\\xdf]|[\\x81-\\x9f\\xe0-\\xfc][\\x40-\\x7e\\x80-\\xfc]', '[\\x81-\\x84\\x88-\\x97][^]'],
  ['EUC-KR', 'CP949', '[\\x81-\\xfe][A-Za-z\\x81-\\xfe]', `[\\xa1\\xb0-\\xc8]${HIGH}`],
  ['EUC-JP', 'EUC-JP', `${HIGH}{2}`, `[\\xa1\\xa3-\\xa5\\xb0-\\xcf]${HIGH}`],
  ['GB18030', 'GB18030', '[\\x81-\\xfe](?:[\\x40-\\x7e\\x80-\\xfe]|\\d[\\x81-\\xfe]\\d)', `[\\xa1-\\xa3\\xb0-\\xd7]${HIGH}`],
  ['Big5', 'BIG5', '[\\x81-\\xfe][\\x40-\\x7e\\xa1-\\xfe]', '[\\xa1\\xa4-\\xc6][^]'],
  ['Windows-1251', 'WINDOWS-1251', '[\\x80-\\xff]+', '[\\xa8\\xc0-\\xff]?[\\xb8\\xe0-\\xff]{2,}|[\\xc0-\\xdf]{2,}'],
  ['KOI8-R', 'KOI8-R', '[\\x80-\\xff]+', '[\\xb3\\xc0-\\xff]?[\\xa3\\xc0-\\xdf]{2,}|[\\xe0-\\xff]{2,}'],
];

/** The bytes that show how a text is written. */
const ENOUGH = 1 << 16;

/** The least share of common pieces, and how near to the largest share others may come. */
const LEAST = 0.6;
const NEAR = 0.9;

function iconv(name: string): string {
  return `iconv -f ${name} -t UTF-8 FILE`;
}

function orList(names: readonly string[]): string {
  return names.join(', ').replace(/, ([^,]*)$/, ' or $1');
}

/** Returns the encoding that a mark at the start of a file names; null if there is none. */
export function markedEncoding(head: Uint8Array): Required<FileKind> | null {
  const found = MARKED.find(([, mark]) => mark.every((byte, at) => head[at] === byte));
  return found ? { name: found[0], command: iconv(found[0].slice(0, 6)) } : null;
}

/** Returns the encodings that a text that is no UTF-8 looks like, the likeliest first, and the command for that one; null if it looks like none. */
export function likelyEncoding(bytes: Uint8Array): Required<FileKind> | null {
  const all = Array.from(bytes.subarray(0, ENOUGH), (byte) => String.fromCharCode(byte)).join('');
  const text = all.slice(0, all.length - (all.length % 4));
  const zeros = text.split('\0').length - 1;
  const whole = WHOLE.find(([, pattern, least]) => text !== '' && zeros >= least * text.length && new RegExp(`^${pattern}$`).test(text));
  if (whole?.[0] === 'EBCDIC') return { name: 'EBCDIC', command: "dd conv=ascii status=none < FILE | tr '\\205' '\\n'" };
  if (whole) return { name: whole[0], command: iconv(whole[0]) };
  if (zeros > 0) return null;
  const found = BEYOND.map((one) => ({ one, share: shareOf(all, one) })).toSorted((a, b) => b.share - a.share);
  const likely = found.filter(({ share }) => share >= LEAST && share >= NEAR * found[0].share).map(({ one }) => one);
  return likely.length === 0 ? null : { name: orList(likely.map(([name]) => name)), command: iconv(likely[0][1]) };
}

/** Returns the share of the pieces beside ASCII that are common; 0 if the text holds anything else. */
function shareOf(text: string, [, , piece, common]: (typeof BEYOND)[number]): number {
  const pieces = text.match(new RegExp(`[\\0-\\x7f]+|${piece}`, 'g')) ?? [];
  if (pieces.reduce((sum, one) => sum + one.length, 0) < text.length) return 0;
  const beside = pieces.filter((one) => one.charCodeAt(0) > 0x7f);
  const isCommon = new RegExp(`^(?:${common})$`);
  return beside.filter((one) => isCommon.test(one)).length / beside.length;
}
