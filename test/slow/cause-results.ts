import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { count } from '../../src/page/numbers.js';
import { writtenLines } from '../engine/diagnose/cause-table.js';
import { PROJECT } from '../house/source-tree.js';
import type { CauseCell } from './cause-cell.js';
import { MISTAKES, nameOf } from './mistakes.js';
import { UNLISTED } from './unlisted.js';

/** The numbers of cards of the sweep. */
export const SWEPT = [5, 8, 13, 52] as const;

/** What audits said at one number of cards, by the mistake's name. */
export type Causes = Readonly<Record<string, readonly CauseCell[]>>;

/** The page that shows them. */
export const CAUSES_PAGE = join(PROJECT, 'reports/causes.md');

const fileOf = (n: number): string => join(PROJECT, `fixtures/causes/${n}-cards.json`);

/** What was kept last; nothing where none was. */
export function causesAt(n: number): Causes {
  return existsSync(fileOf(n)) ? JSON.parse(readFileSync(fileOf(n), 'utf8')).cells : {};
}

/** Keeps what came out. */
export function keepCauses(n: number, cells: Causes): void {
  mkdirSync(dirname(fileOf(n)), { recursive: true });
  const lines = Object.entries(cells).map(
    ([name, row]) => `    ${JSON.stringify(name)}: [\n${row.map((cell) => `      ${JSON.stringify(cell)}`).join(',\n')}\n    ]`,
  );
  writeFileSync(fileOf(n), `{\n  "maker": "npm run test:slow",\n  "cells": {\n${lines.join(',\n')}\n  }\n}\n`);
}

/** The page of what is kept. */
export function causesPage(): string {
  const names = [...MISTAKES.map(nameOf), ...UNLISTED.map(({ shuffle }) => shuffle.id)];
  const kept = SWEPT.map(causesAt);
  const all = kept.flatMap((cells) => Object.values(cells).flat()).filter(({ verdict }) => verdict === 'biased');
  const number = (judged: CauseCell['judged']): number => all.filter((cell) => cell.judged === judged).length;
  const unlisted = new Set(UNLISTED.map(({ shuffle }) => shuffle.id));
  return `${[
    '# Which cause is named?',
    '',
    'Made by `npm run test:slow -- test/slow/causes.test.ts` and `npm run tables`. Every mistake of [power.md](power.md) goes through whole audits, of twice the deals at',
    'which it is first seen and of as many as a plan asks, and so do shuffles that the catalogue does not hold (*unlisted*), at 40, 320 and 3,000 deals. Each line:',
    'the deals, the verdict, the headline and the cause that is named. **wrong** stands where a cause is named that has another law.',
    '',
    `Of ${count(all.length)} audits that end biased, ${count(number('right'))} name the mistake or one with the same law here, ${count(number('none'))} name none, ${count(number('wrong'))} a wrong one.`,
    'None is named of shuffles and generators that are not compared, and where what is known of a mistake (of overhand shuffles the positions) tells too little.',
    '',
    `| mistake | ${SWEPT.map((n) => `${n} cards`).join(' | ')} |`,
    `|---|${SWEPT.map(() => '---|').join('')}`,
    ...names.map(
      (name) =>
        `| ${name}${unlisted.has(name) ? ' (*unlisted*)' : ''} | ${kept.map((cells) => (cells[name] ?? []).map(said).join('<br>') || '–').join(' | ')} |`,
    ),
    ...writtenLines(),
  ].join('\n')}\n`;
}

/** Headlines by what they are about, so that a line of the table stays one. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/same chance of every position/, 'positions'],
  [/orders of the cards/, 'orders'],
  [/move together/, 'cards move together'],
  [/duplicate/, 'duplicates'],
];

function said({ headline, judged, named, trials, verdict }: CauseCell): string {
  if (verdict !== 'biased') return `${count(trials)}: ${verdict === 'no-bias-found' ? 'no bias found' : 'cannot tell'}`;
  const short = SHORT.find(([about]) => about.test(headline))?.[1] ?? headline;
  return `${count(trials)}: ${short} · ${judged === 'wrong' ? '**wrong** ' : ''}${named.join(' or ') || 'none named'}`;
}
