import { createRequire } from 'node:module';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

/** The start of every thread: the file it is to run. */
const file = process.argv[2];
if (process.features.require_module) createRequire(import.meta.url)(file);
else await import(pathToFileURL(file).href);
