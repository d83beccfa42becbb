import { beforeAll, describe, expect, it } from 'vitest';
import { encodingFault, markFault } from '../../../../src/engine/log/encoding-fault.js';
import { noText, refusePacked, savedHint, textHint } from '../../../../src/engine/log/file-kinds.js';
import { loadLayouts } from '../../../../src/engine/log/layouts.js';

beforeAll(async () => {
  await loadLayouts();
});

/** The bytes of a text of one byte a character. */
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (one) => one.charCodeAt(0));

describe('a file that is no text', () => {
  it.each([
    ['gzip data', '\x1f\x8b\x08', 'gzip -dc deals.x > deals.x.txt'],
    ['bzip2 data', 'BZh91AY&SY', 'bzip2 -dc deals.x > '],
    ['xz data', '\xfd7zXZ\0\0', 'xz -dc deals.x > '],
    ['Zstandard data (zst)', '\x28\xb5\x2f\xfd\x24', 'zstd -dc deals.x > '],
    ['LZ4 data', '\x04\x22\x4d\x18\x64', 'lz4 -dc deals.x > '],
    ['a ZIP archive', 'PK\x03\x04\x14\0deals.csv', 'unzip -p deals.x > '],
    ['arrays of NumPy (npz)', 'PK\x03\x04\x14\0arr_0.npy', "python3 -c 'import sys, numpy; "],
    ['an Excel workbook (xlsx)', 'PK\x03\x04[Content_Types].xml xl/workbook.xml', 'ssconvert '],
    ['an OpenDocument spreadsheet (ods)', 'PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'ssconvert '],
    ['an old Excel workbook (xls)', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'ssconvert '],
    ['a 7z archive', '7z\xbc\xaf\x27\x1c', '7z e -so deals.x > '],
    ['a tar archive', `deals.csv${'\0'.repeat(248)}ustar`, 'tar -xOf deals.x > '],
    ['Parquet', 'PAR1\x15', "python3 -c 'import csv, sys, pyarrow.parquet; "],
    ['an Arrow table (Feather)', 'ARROW1\0\0', "python3 -c 'import csv, sys, pyarrow.feather; "],
    ['an ORC table', 'ORC\x0a\0', "python3 -c 'import csv, sys, pyarrow.orc; "],
    ['an Avro table', 'Obj\x01', "python3 -c 'import csv, sys, fastavro; "],
    ['an SQLite database', 'SQLite format 3\0', 'sqlite3 -header -csv deals.x "SELECT * FROM '],
    ['an HDF5 file', '\x89HDF\r\n\x1a\n', "python3 -c 'import sys, h5py, numpy; "],
    ['an object of R (RDS)', 'X\n\0\0\0\x03', "Rscript -e '"],
    ['a pickle of Python, which runs what is in it when it is read', '\x80\x04\x95\x0a', "python3 -c 'import sys, pickle; "],
    ['a PDF', '%PDF-1.7', 'pdftotext -layout deals.x - > '],
  ])('is called %s, with the command that makes a text of it', (name, head, command) => {
    const kind = noText(bytes(head));
    expect(kind?.name).toBe(name);
    expect(kind && textHint(kind, 'deals.x')).toContain(`turn it into text and name that: ${command}`);
  });

  it('is named in a command as a word of a shell, and by no name where it comes on standard input', () => {
    const zst = { name: '', command: 'zstd -dc FILE' };
    expect(textHint(zst, "it's.zst")).toMatch(/: zstd -dc 'it'\\''s\.zst' > 'it'\\''s\.zst\.txt'$/);
    expect(textHint(zst, '-')).toMatch(/: zstd -dc FILE > FILE\.txt$/);
    expect(textHint({ name: 'a picture' }, 'deals.png')).toBe('write the deals as CSV or NDJSON');
  });

  it('is seen behind gzip, and unpacked first where its own program does not', () => {
    expect(() => refusePacked(bytes('SQLite format 3\0'), 'a.gz')).toThrow('got an SQLite database packed by gzip: a.gz');
    expect(() => refusePacked(bytes('X\n\0\0\0\x03'), 'a.rds')).toThrow('got an object of R (RDS): a.rds');
  });

  it.each(['ORC,ELF,MAN\nELF,ORC,MAN\n', 'BZh,AB\n', 'LZIP,a\n', 'a,b,c\n', '[1,2]\n', '2,0,1\n'])('is not %j', (text) => {
    expect(noText(bytes(text))).toBeNull();
  });
});

/** Lines of names as bytes, made with Python's codecs. */
const HEX = {
  sjis: '8394836283682c97e996d82c82b382ad82e70a8343836b2c93638c862c82bd82eb82a40a',
  eucjp: 'a5ab a1bc a5c9 2c cee2 ccda 2c a4b5 a4af a4e9 0a',
  gb: 'd5c5ceb02ccdf5b7bc2cc0eec4c80ac0eec4c82ccdf5b7bc2cd5c5ceb00a',
  big5: 'b169b0b62ca4fdaae22ca7f5ae520aa7f5ae522ca4fdaae22cb169b0b60a',
  euckr: 'b1e8c3b6bcf62cc0ccbfb5c8f12cb9dab9cebcf60a',
  cp1251: 'c8e2e0ed2cccf0f0e8ff2cefe8eae80a',
  koi8: 'e9d7c1ce2cedc1d2c9d12cd0c9cbc90a',
  ebcdic: 'f06bf16bf225f26bf06bf125f16bf06bf225',
};

describe('a text that is no UTF-8', () => {
  const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));
  const utf16 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'utf16le'));
  const wide = (text: string): Uint8Array => Uint8Array.from([...text].flatMap((one) => [one.charCodeAt(0), 0, 0, 0]));
  it.each([
    ['Latin-1 or Windows-1252', bytes('Zo\xeb,Ren\xe9,Ana\nAna,Zo\xeb,Ren\xe9\n'), 'iconv -f WINDOWS-1252 -t UTF-8 a.csv > a.csv.txt'],
    ['Windows-1252', bytes('\x93Zo\xeb\x94,Player\x92,Ana\n'), 'iconv -f WINDOWS-1252 '],
    ['Shift-JIS', hex(HEX.sjis), 'iconv -f CP932 '],
    ['EUC-JP', hex(HEX.eucjp), 'iconv -f EUC-JP '],
    ['GB18030', hex(HEX.gb), 'iconv -f GB18030 '],
    ['Big5', hex(HEX.big5), 'iconv -f BIG5 '],
    ['EUC-KR, EUC-JP or GB18030', hex(HEX.euckr), 'iconv -f CP949 '],
    ['Windows-1251', hex(HEX.cp1251), 'iconv -f WINDOWS-1251 '],
    ['KOI8-R', hex(HEX.koi8), 'iconv -f KOI8-R '],
    ['EBCDIC', hex(HEX.ebcdic), "dd conv=ascii status=none < a.csv | tr '\\205' '\\n' > a.csv.txt"],
    ['UTF-16LE', utf16('0,1,2\n2,1,0\n'), 'iconv -f UTF-16LE '],
    ['UTF-16LE', utf16('田中,鈴木,加藤\n加藤,鈴木,田中\n'), 'iconv -f UTF-16LE '],
    ['UTF-16BE', utf16('0,1,2\n2,1,0\n').map((_, at, all) => all[at ^ 1]), 'iconv -f UTF-16BE '],
    ['UTF-32LE', wide('0,1,2\n2,1,0\n'), 'iconv -f UTF-32LE '],
    ['UTF-32BE', wide('0,1,2\n2,1,0\n').map((_, at, all) => all[at ^ 3]), 'iconv -f UTF-32BE '],
  ])('looks like %s', (name, text, command) => {
    const fault = encodingFault(text, 0, text.length);
    expect(fault?.kind?.name).toBe(name);
    expect(savedHint(fault?.kind ?? null, 'a.csv')).toContain(`save the file as UTF-8: ${command}`);
  });

  it('is told by its mark, unpacked where it is packed, and left unnamed where it is damaged', () => {
    expect(markFault(bytes('\xff\xfe\0\0'))?.kind?.name).toBe('UTF-32LE');
    const marked = markFault(bytes('\xfe\xff\0a'));
    expect(savedHint(marked?.kind ?? null, 'a.csv.gz')).toBe(
      'save the file as UTF-8: gzip -dc a.csv.gz | iconv -f UTF-16 -t UTF-8 > a.csv.gz.txt',
    );
    const damaged = bytes('0,1,2\n2,\0,0\n');
    expect(encodingFault(damaged, 0, damaged.length)?.kind).toBeNull();
  });
});
