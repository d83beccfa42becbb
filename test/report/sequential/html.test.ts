import { describe, expect, test } from 'vitest';
import { faults } from '../page-faults.js';
import { altered, page as drawn, RUNS, run } from './records.js';

/** Each page drawn once. */
const pages = new Map<string, string>();
for (const name of RUNS) pages.set(name, await drawn(run(name)));
const page = (name: (typeof RUNS)[number]): string => pages.get(name) ?? '';

describe('the page of a run that stops when it is decided', () => {
  test.each(RUNS)('%s is self-contained, and its policy holds it', (name) => {
    expect(faults(page(name))).toEqual([]);
  });

  test('is the same bytes for the same record', async () => {
    expect(await drawn(run('sattolo'))).toBe(page('sattolo'));
  });

  test('says the verdict, the deals and the evidence, and never a clean verdict', () => {
    const biased = page('sattolo');
    expect(biased).toContain('<body class="biased">');
    expect(biased).toContain(`stopped with deal ${run('sattolo').core.result.trials}`);
    const open = page('undecided');
    expect(open).toContain('<body class="unsure">');
    expect(open).toContain('ended with deal 400');
    expect(open).toContain('<span>npx shuffle-audit run</span> <span>fisher-yates</span> <span>--n 52</span>');
    for (const name of RUNS) expect(page(name)).not.toContain('No bias found');
  });

  test('draws a map where there are deals enough to look at, and says so where there are not', async () => {
    expect(page('naive-swap')).toContain('class="map"');
    const few = page('sattolo');
    expect(few).not.toContain('class="map"');
    expect(few).toMatch(/In \d+ deals a card lands in a position 0\.\d times on average/);
    expect(page('undecided')).not.toContain('Card by position');
    const many = run('riffle');
    const left = { ...many.core.result, counts: { ...many.core.result.counts, shape: [300, 300] } };
    expect(await drawn(altered('riffle', { result: left }))).toContain('only as a sum and a hash');
  });

  test('shows the command that replays the last deal, and none for live deals', async () => {
    const { core } = run('sattolo');
    expect(page('sattolo')).toContain(`<span>--trial ${core.result.trials}</span>`);
    const live = await drawn(altered('sattolo', { subject: { ...core.subject, replay: 'none' } }));
    expect(live).not.toContain('shuffle-audit replay');
  });

  test('escapes a hostile seed and a hostile name', async () => {
    const hostile = '"><script>alert(1)</script><img src=x>\u202e';
    const { plan, subject } = run('undecided').core;
    const hurt = await drawn(altered('undecided', { plan: { ...plan, seed: hostile }, subject: { ...subject, id: hostile } }));
    expect(faults(hurt)).toEqual([]);
    expect(hurt).not.toContain('\u202e');
  });
});
