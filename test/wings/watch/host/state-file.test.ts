import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { processesIn } from '../../../../src/kinds/planning/processes-of.js';
import { permutations } from '../../../../src/math/orders/permutation.js';
import { Watch } from '../../../../src/wings/watch/engine/watch.js';
import type { WatchState } from '../../../../src/wings/watch/engine/watch-state.js';
import { readState, remembered, writeState, written } from '../../../../src/wings/watch/host/state-file.js';
import { deal } from '../../../support/deal.js';

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-state-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'alarm.state');

const SPACE = permutations(5);
const PLAN = { alpha: 1e-6, processes: processesIn(SPACE) };

function watched(): Watch {
  const watch = Watch.start(SPACE, PLAN, () => undefined);
  const { cells } = deal('sattolo', 5, 700, 'a state');
  for (let at = 0; at < cells.length; at += 5) watch.add(cells, at);
  watch.refuse({ code: 'E_LOG_ROW', message: 'no deck' }, { file: 'deals.csv', line: 7 });
  return watch;
}

function state(watch: Watch): WatchState {
  return {
    tool: { name: 'shuffle-audit', version: '0.0.0' },
    plan: PLAN,
    space: '{}',
    wishes: '{}',
    form: {
      layout: { kind: 'ndjson', field: null, separator: null, id: null },
      vocabulary: { kind: 'from-0', cards: ['0', '1', '2', '3', '4'] },
      packs: 1,
      partial: false,
      width: 5,
      start: 'unknown',
      header: null,
    },
    place: { bytes: 7700, line: 701, head: { bytes: 4096, sha256: '1'.repeat(64) }, mark: { bytes: 11, sha256: '0'.repeat(64) } },
    since: '2026-01-31T12:00:00.000Z',
    ...written(watch.memory()),
  };
}

describe('the state of a watch', () => {
  const watch = watched();
  writeState(file, state(watch));
  const text = readFileSync(file, 'utf8');

  it('is read back as it was, number by number', () => {
    const back = readState(file);
    expect(back).toEqual(state(watch));
    expect(back && remembered(back)).toEqual(watch.memory());
  });

  it('is none where there is no file', () => {
    expect(readState(join(folder, 'none'))).toBeNull();
  });

  it('is refused with any byte of it altered', () => {
    const accepted: number[] = [];
    const bytes = Buffer.from(text);
    // Every byte of the ends and one in 97 of what the bets remember.
    for (let at = 0; at < bytes.length; at += at < 600 || at > bytes.length - 200 ? 1 : 97) {
      const altered = Buffer.from(bytes);
      altered[at] ^= 1;
      writeFileSync(join(folder, 'altered'), altered);
      try {
        readState(join(folder, 'altered'));
        accepted.push(at);
      } catch (error) {
        expect(error).toMatchObject({ code: expect.stringMatching(/^E_EVIDENCE_(?:SYNTAX|SCHEMA)$/) });
      }
    }
    expect(accepted).toEqual([]);
  });

  it('is refused cut short, and says so', () => {
    writeFileSync(join(folder, 'cut'), text.slice(0, -2));
    expect(() => readState(join(folder, 'cut'))).toThrow(`${join(folder, 'cut')} must be the state of a watch, whole, got something else`);
  });

  it('is refused in another form, and says in which', () => {
    writeFileSync(join(folder, 'older'), text.replace('shuffle-audit/watch/2', 'shuffle-audit/watch/1'));
    expect(() => readState(join(folder, 'older'))).toThrow(
      'older must be a state of the form shuffle-audit/watch/2, got shuffle-audit/watch/1',
    );
  });

  it('is refused altered, and says so', () => {
    writeFileSync(join(folder, 'more'), text.replace('"malformed":1', '"malformed":0'));
    expect(() => readState(join(folder, 'more'))).toThrow('more was altered: its digest is not that of what it holds');
  });
});
