import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/core/record/evidence.js';
import type { LogWishes } from '../../../src/engine/log/log-wishes.js';
import { logSubject } from '../../../src/host/log/read-log.js';
import { logFacts } from '../../../src/kinds/words/log.js';
import { auditPage } from '../../../src/report/audit/page.js';
import { pages } from '../../../src/report/audit/pages.js';
import { deal } from '../../support/deal.js';
import { recordOf } from '../../support/record-of.js';
import { ownFolder, place, read } from './logs.js';

ownFolder();

/** Rows of five numbers from 0, each with the number of its deal before it; the deals of `without` are missing. */
function rows(spec: string, deals: number, without: readonly number[] = []): string {
  const { cells } = deal(spec, 5, deals, `words ${spec}`);
  return Array.from({ length: deals }, (_, row) => [row, ...cells.subarray(row * 5, row * 5 + 5)].join(','))
    .filter((_, row) => !without.includes(row))
    .join('\n');
}

async function audit(text: string, wishes: Partial<LogWishes> = {}, detect: number = 0.05): Promise<Evidence> {
  const log = await read(text, { id: '1', ...wishes }, 'words.csv');
  const subject = logSubject(log, [place('words.csv', text)]);
  return recordOf(subject, { seed: 'log', trials: subject.trials, detect });
}

describe('what is said of a log whose start nobody has named', () => {
  it('asks for the order where there are deals enough, and for deals too where there are not', async () => {
    const enough = pages.text(await audit(rows('fisher-yates', 6000), {}, 0.1), {});
    expect(enough).toContain('◐ Cannot tell: not every required test was run');
    expect(enough).toContain(
      'To decide it:\n  npx shuffle-audit log words.csv --id 1 --start ORDER --detect 10%\n  ORDER stands for natural, new-deck-order or previous.\n',
    );
    const few = pages.text(await audit(rows('fisher-yates', 400)), {});
    expect(few).toContain(
      'To decide it:\n  npx shuffle-audit log words.csv MORE-DEALS --id 1 --start ORDER --detect 5%\n  MORE-DEALS stands for the files of further deals. ORDER stands for natural, new-deck-order or\n  previous.\n',
    );
    expect(few.replaceAll(/\s+/g, ' ')).toContain('Without that, no number of deals leads to a clean verdict.');
    expect(pages.text(await audit(rows('fisher-yates', 400), { start: 'natural' }), {})).not.toContain('ORDER');
  });

  it('has no section of steps on its page, since none was tested', async () => {
    const page = await auditPage(await audit(rows('fisher-yates', 400)));
    expect(page).not.toContain('Step by step');
    expect(page).not.toContain('No drawing');
    expect(await auditPage(await audit(rows('fisher-yates', 400), { start: 'natural' }))).toContain('Step by step');
  });
});

describe('what is said of a log with deals missing', () => {
  it('does not promise that more deals decide', async () => {
    const few = pages.text(await audit(rows('fisher-yates', 400, [7]), { start: 'natural' }), {});
    expect(few).toContain('To see smaller biases:\n  npx shuffle-audit log words.csv MORE-DEALS --id 1 --start natural --detect 5%');
    expect(few).not.toContain('To decide it');
    const enough = pages.text(await audit(rows('fisher-yates', 6000, [7]), { start: 'natural' }, 0.1), {});
    expect(enough).toContain('can show a bias but not that there is none');
    expect(enough).not.toMatch(/To decide it|To see smaller biases/);
  });

  it('counts them in words, one gap or several', async () => {
    const numbers = async (without: readonly number[]): Promise<string | undefined> => {
      const { origin } = await read(rows('fisher-yates', 20, without), { id: '1' });
      return logFacts(origin).find(([name]) => name === 'Deal numbers')?.[1];
    };
    expect(await numbers([])).toBe('0 to 19 in field 1, none missing');
    expect(await numbers([7])).toBe('0 to 19 in field 1, 1 missing in 1 gap');
    expect(await numbers([7, 9])).toBe('0 to 19 in field 1, 2 missing in 2 gaps');
  });
});

it('the card of the headline is named as the file writes it', async () => {
  const text = pages.text(await audit(rows('naive-swap', 4000), { start: 'natural' }), {});
  const [, number] = /^Card ([1-5]) (?:lands|never)/m.exec(text) ?? [];
  expect(text).toContain(`Card ${number} is the one written ${Number(number) - 1}.`);
});
