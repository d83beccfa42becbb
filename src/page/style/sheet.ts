import { FIGURES } from './figures.js';
import { LAYOUT } from './layout.js';
import { NARROW } from './narrow.js';
import { printSheet } from './print.js';
import { TABLES } from './tables.js';
import { THEMES } from './themes.js';
import { TYPE } from './type.js';

/** The whole style sheet of a report; `foot` stands at the foot of every printed page. */
export function sheet(foot: string): string {
  return [THEMES, LAYOUT, TYPE, FIGURES, TABLES, NARROW, printSheet(foot)].map((part) => part.trim()).join('\n');
}
