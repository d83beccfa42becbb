import { type FileKind, HEAD_BYTES } from '../../../engine/log/file-kinds.js';

/** Returns a command that prints a table as CSV, each list as one field. `rows`: its rows in Python, as dictionaries. */
function python(module: string, rows: string): string {
  const cell = '" ".join(map(str, v)) if isinstance(v, list) else v';
  return `python3 -c 'import csv, sys, ${module}; t = ${rows}; w = csv.writer(sys.stdout); w.writerow(t[0]); w.writerows([${cell} for v in r.values()] for r in t)' FILE`;
}

const SPREADSHEET = 'ssconvert -T Gnumeric_stf:stf_csv FILE fd://1';
const ARROW = python('pyarrow.feather', 'pyarrow.feather.read_table(sys.argv[1]).to_pylist()');
const PK = 'PK\x03\x04';

/** Kinds that are not read, by their first bytes, a character each, and by what else is in the head; of several that begin alike the more special comes first. */
const KINDS: readonly (readonly [name: string, magic: string, command?: string, inside?: string])[] = [
  ['data packed by compress', '\x1f\x9d', 'gzip -dc FILE'],
  ['bzip2 data', 'BZh', 'bzip2 -dc FILE', '1AY&SY'],
  ['xz data', '\xfd7zXZ\0', 'xz -dc FILE'],
  ['LZMA data', ']\0\0', 'xz -dc --format=lzma FILE'],
  ['lzip data', 'LZIP\x01', 'lzip -dc FILE'],
  ['Zstandard data (zst)', '\x28\xb5\x2f\xfd', 'zstd -dc FILE'],
  ['LZ4 data', '\x04\x22\x4d\x18', 'lz4 -dc FILE'],
  ['arrays of NumPy (npz)', PK, python3('numpy', 'a = numpy.load(sys.argv[1]); numpy.savetxt(sys.stdout, a[a.files[0]], "%s")'), '.npy'],
  ['an OpenDocument spreadsheet (ods)', PK, SPREADSHEET, 'opendocument.spreadsheet'],
  ['an Excel workbook (xlsx)', PK, SPREADSHEET, 'xl/'],
  ['an Excel workbook or another Office document', PK, SPREADSHEET, '[Content_Types].xml'],
  ['a ZIP archive', PK, 'unzip -p FILE'],
  ['an old Excel workbook (xls)', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', SPREADSHEET],
  ['a 7z archive', '7z\xbc\xaf\x27\x1c', '7z e -so FILE'],
  ['a RAR archive', 'Rar!\x1a', 'unrar p -inul FILE'],
  ['an Arrow table (Feather)', 'ARROW1\0\0', ARROW],
  ['an Arrow table (Feather)', 'FEA1\0', ARROW],
  ['an Arrow stream', '\xff\xff\xff\xff', python('pyarrow.ipc', 'pyarrow.ipc.open_stream(sys.argv[1]).read_all().to_pylist()')],
  ['an ORC table', 'ORC', python('pyarrow.orc', 'pyarrow.orc.read_table(sys.argv[1]).to_pylist()'), '\0'],
  ['an Avro table', 'Obj\x01', python('fastavro', 'list(fastavro.reader(open(sys.argv[1], "rb")))')],
  [
    'an SQLite database',
    'SQLite format 3\0',
    `sqlite3 -header -csv FILE "SELECT * FROM \\"$(sqlite3 FILE "SELECT name FROM sqlite_master WHERE type = 'table' LIMIT 1")\\""`,
  ],
  [
    'an HDF5 file',
    '\x89HDF\r\n\x1a\n',
    python3(
      'h5py, numpy',
      'd = []; h5py.File(sys.argv[1]).visititems(lambda _, one: d.append(one) if isinstance(one, h5py.Dataset) else None); numpy.savetxt(sys.stdout, d[0][()], "%s")',
    ),
  ],
  ...['X\n\0\0\0', 'A\n2\n', 'A\n3\n'].map((magic) => ['an object of R (RDS)', magic, rscript('readRDS(f)')] as const),
  ...['RDX2\n', 'RDX3\n'].map((magic) => ['objects of R (RData)', magic, rscript('get(load(f)[1])')] as const),
  ...['\x80\x02', '\x80\x03', '\x80\x04\x95', '\x80\x05\x95'].map(
    (magic) =>
      [
        'a pickle of Python, which runs what is in it when it is read',
        magic,
        python3('pickle', '[print(*row) for row in pickle.load(open(sys.argv[1], "rb"))]'),
      ] as const,
  ),
  ['a PDF', '%PDF-', 'pdftotext -layout FILE -'],
  ...['\x89PNG', '\xff\xd8\xff', 'GIF8', 'II*\0', 'MM\0*'].map((magic) => ['a picture', magic] as const),
];

function python3(modules: string, run: string): string {
  return `python3 -c 'import sys, ${modules}; ${run}' FILE`;
}

function rscript(table: string): string {
  return `Rscript -e 'f <- commandArgs(TRUE)[1]; write.csv(${table}, row.names = FALSE)' FILE`;
}

/** Returns the kind of a file that is no text and is not read, by its head; null for any other. */
export function noText(head: Uint8Array): FileKind | null {
  const text = Array.from(head.subarray(0, HEAD_BYTES), (byte) => String.fromCharCode(byte)).join('');
  if (text.startsWith('ustar', 257)) return { name: 'a tar archive', command: 'tar -xOf FILE' };
  const found = KINDS.find(([, magic, , inside = '']) => text.startsWith(magic) && text.includes(inside));
  return found ? { name: found[0], ...(found[2] !== undefined && { command: found[2] }) } : null;
}
