import { BLOCKS } from './blocks.js';
import { LAYOUT } from './layout.js';
import { NARROW } from './narrow.js';
import { printSheet } from './print.js';
import { TABLES } from './tables.js';
import { THEMES } from './themes.js';
import { TYPE } from './type.js';

/** The whole style sheet of a page: what all share, then its `own`; `foot` stands at the foot of every printed sheet. */
export function sheet(foot: string, own: string): string {
  return [THEMES, LAYOUT, TYPE, TABLES, NARROW, printSheet(foot), BLOCKS, own]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n');
}
