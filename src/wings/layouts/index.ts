import type { Wing } from '../wing.js';

/** The wing for files of deals in which a line is no deal: arrays of JSON, one card a row, and the files of bridge. */
export const layouts: Wing = {
  name: 'layouts',
  layouts: async () => (await import('./layouts.js')).layouts,
};
