import { type OptionSet, option, toggle } from './option.js';
import { fileName, folder } from './types.js';

export const WRITTEN = 'What is written:';

export const written = {
  out: option(folder, { group: WRITTEN, says: 'folder to write to', usual: 'reports', repeated: true }),
  name: option(fileName, { group: WRITTEN, says: 'file name of the record and the report, without ending', repeated: true }),
  open: toggle({ group: WRITTEN, says: 'show the page in your browser' }),
} satisfies OptionSet;

/** Options of every command. */
export const always = {
  json: toggle({ group: WRITTEN, says: 'print the record, or the error, as JSON on stdout' }),
  quiet: toggle({ group: WRITTEN, says: 'no progress on stderr' }),
  debug: toggle({ group: WRITTEN, says: 'show the stack of an error' }),
} satisfies OptionSet;
