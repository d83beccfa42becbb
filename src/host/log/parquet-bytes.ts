import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PARQUET, textHint } from '../../engine/log/file-kinds.js';
import { logError } from '../../engine/log/log-error.js';
import type { LogSource } from '../../engine/log/log-source.js';
import { plainBytes } from './plain-bytes.js';
import type { RawFile } from './raw-file.js';

const PACKAGE = '@duckdb/node-api';

/** The package to install for reading Parquet, with the version that was tried. */
export const PARQUET_PACKAGE: string = `${PACKAGE}@1.5.5-r.5`;

/** The small part of DuckDB's API that is used. DuckDB is an optional peer, so none of its own types may appear in published ones. */
interface ParquetDatabase {
  connect(): Promise<ParquetConnection>;
  closeSync(): void;
}

interface ParquetConnection {
  stream(sql: string): Promise<{ columnNames(): readonly string[]; fetchChunk(): Promise<ParquetChunk | null> }>;
  closeSync(): void;
}

interface ParquetChunk {
  readonly rowCount: number;
  getColumnValues(column: number): readonly unknown[];
}

/** Opens a database in memory. */
export type ParquetReader = () => Promise<ParquetDatabase>;

/** Settings that keep a bad file from taking all memory, and the reader from fetching anything. */
const CONFIG = { memory_limit: '1GB', threads: '2', autoinstall_known_extensions: 'false', autoload_known_extensions: 'false' };

/** Finds DuckDB as installed for the user's folder, or else for ours; undefined where it is in neither. */
export async function parquetReader(cwd: string): Promise<ParquetReader | undefined> {
  for (const from of [join(cwd, 'noop.js'), import.meta.url]) {
    try {
      const loaded: unknown = await import(pathToFileURL(createRequire(from).resolve(PACKAGE)).href);
      if (isDuckdb(loaded)) return () => loaded.DuckDBInstance.create(':memory:', CONFIG);
    } catch {
      // Not installed there.
    }
  }
  return undefined;
}

interface Duckdb {
  readonly DuckDBInstance: { create(path: string, config: Readonly<Record<string, string>>): Promise<ParquetDatabase> };
}

function isDuckdb(value: unknown): value is Duckdb {
  return typeof value === 'object' && value !== null && 'DuckDBInstance' in value && typeof value.DuckDBInstance === 'function';
}

const PIECE = 1 << 18;

/** The separator between the elements of a list: no card contains it. */
const BETWEEN = 'chr(9)';

/**
 * Returns a Parquet file as the text of its table, so that one reader holds every log to the same rules. The first row has the column names; each row
 * of the file follows as a row of text. The elements of a list are one field, separated by tabs; a null is an empty field, which is no card. Line k +
 * 1 is row k. The file is first read for its digest. Throws E_LOG_FORMAT where DuckDB is not installed, E_PARQUET_READ for what it refuses,
 * E_LOG_CHANGED.
 */
export async function parquetBytes(
  file: RawFile,
  path: string,
  find: () => Promise<ParquetReader | undefined> = () => parquetReader(process.cwd()),
): Promise<LogSource> {
  try {
    return await tableBytes(file, path, await find());
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function tableBytes(file: RawFile, path: string, reader: ParquetReader | undefined): Promise<LogSource> {
  const { name } = file;
  if (!reader)
    throw logError(
      'E_LOG_FORMAT',
      `reading Parquet needs the package DuckDB, which is not installed: ${name}`,
      { file: name },
      `npm install ${PARQUET_PACKAGE}, or ${textHint(PARQUET, name)}`,
    );
  if (/[*?[\]{}]/.test(path)) throw logError('E_PATH', `a Parquet file must have no * ? [ ] { } in its path, got ${name}`, { file: name });
  const piece = new Uint8Array(PIECE);
  while ((await file.read(piece, 0, PIECE)) > 0);
  const database = await reader();
  const connection = await database.connect();
  const rows = lines(connection, path, name);
  let left: Uint8Array = new Uint8Array(0);
  return {
    table: true,
    async read(into, at, most) {
      while (left.length === 0) {
        const step = await rows.next();
        if (step.done === true) {
          await file.check();
          return 0;
        }
        left = Buffer.from(step.value, 'utf8');
      }
      const taken = left.subarray(0, most);
      into.set(taken, at);
      left = left.subarray(taken.length);
      return taken.length;
    },
    plain: plainBytes,
    seal: () => ({ ...file.seal(), format: 'parquet' }),
    async close() {
      connection.closeSync();
      database.closeSync();
      await file.close();
    },
  };
}

/** Yields the table as pieces of CSV. */
async function* lines(connection: ParquetConnection, path: string, name: string): AsyncGenerator<string, void> {
  try {
    const table = `read_parquet('${path.replaceAll("'", "''")}')`;
    const about = await connection.stream(`SELECT column_name, column_type FROM (DESCRIBE SELECT * FROM ${table})`);
    const columns: { readonly column: string; readonly type: string }[] = [];
    for (let chunk = await about.fetchChunk(); chunk !== null && chunk.rowCount > 0; chunk = await about.fetchChunk()) {
      const [names, types] = [chunk.getColumnValues(0).map(String), chunk.getColumnValues(1).map(String)];
      for (const [i, column] of names.entries()) columns.push({ column, type: types[i] });
    }
    yield `${columns.map(({ column }) => `"${column.replaceAll('"', '""')}"`).join(',')}\n`;
    const answer = await connection.stream(`SELECT ${columns.map(fieldOf).join(" || ',' || ")} FROM ${table}`);
    for (let chunk = await answer.fetchChunk(); chunk !== null && chunk.rowCount > 0; chunk = await answer.fetchChunk()) {
      yield `${chunk.getColumnValues(0).join('\n')}\n`;
    }
  } catch (error) {
    const got = error instanceof Error ? error.message.split('\n', 1)[0] : 'something else';
    throw logError('E_PARQUET_READ', `${name} must hold a Parquet table that can be read, got: ${got}`, { file: name });
  }
}

/** Returns a column's text in SQL, quoted where CSV needs it. */
function fieldOf({ column, type }: { readonly column: string; readonly type: string }): string {
  const quoted = `"${column.replaceAll('"', '""')}"`;
  const isList = /\[\d*\]$/.test(type);
  const text = isList
    ? `array_to_string(list_transform(${quoted}::${type.replace(/\[\d*\]$/, '[]')}, lambda x: coalesce(x::VARCHAR, '')), ${BETWEEN})`
    : `${quoted}::VARCHAR`;
  // Whole numbers hold nothing that would have to be quoted.
  if (/^U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?(\[\d*\])?$/.test(type)) return `coalesce(${text}, '')`;
  return `coalesce(CASE WHEN regexp_matches(${text}, '[",\\r\\n]') THEN '"' || replace(${text}, '"', '""') || '"' ELSE ${text} END, '')`;
}
