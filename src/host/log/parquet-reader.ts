import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PACKAGE = '@duckdb/node-api';

/** What to install to read Parquet, with the version that was tried. */
export const PARQUET_PACKAGE: string = `${PACKAGE}@1.5.5-r.5`;

/** The little of DuckDB that is used; it is an optional peer, so nothing of its own types may appear in published ones. */
export interface ParquetDatabase {
  connect(): Promise<ParquetConnection>;
  closeSync(): void;
}

/** One connection to it. */
export interface ParquetConnection {
  /** The rows of a query, in stretches. */
  stream(sql: string): Promise<{ columnNames(): readonly string[]; fetchChunk(): Promise<ParquetChunk | null> }>;
  closeSync(): void;
}

/** Some rows of an answer. */
export interface ParquetChunk {
  readonly rowCount: number;
  getColumnValues(column: number): readonly unknown[];
}

/** Opens a database in memory. */
export type ParquetReader = () => Promise<ParquetDatabase>;

/** What keeps a file that is no good from taking all memory, and the reader from fetching anything. */
const CONFIG = { memory_limit: '1GB', threads: '2', autoinstall_known_extensions: 'false', autoload_known_extensions: 'false' };

/** DuckDB as installed for the user's folder, or else for ours; undefined where it is neither. */
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
