import { readFileSync } from 'node:fs';

/** The folder of this package. */
export const PACKAGE_FOLDER: URL = new URL('../../', import.meta.url);

/** This package's version, as in its package.json. */
export const VERSION: string = (JSON.parse(readFileSync(new URL('package.json', PACKAGE_FOLDER), 'utf8')) as { version: string }).version;
