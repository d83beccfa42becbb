import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { provePipeline } from '../../../src/host/audits.js';
import { earlierRecords } from '../../../src/host/record/earlier-records.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf } from '../../support/record-of.js';

const dealt = await recordOf(pipelineOf('naive-swap', 4), { seed: 'earlier', trials: 500 });
const again = await recordOf(pipelineOf('naive-swap', 4), { seed: 'another', trials: 700 });
const other = await recordOf(pipelineOf('sattolo', 4), { seed: 'earlier', trials: 500 });

describe('earlier records of a subject', () => {
  let folder = '';
  const write = (name: string, value: unknown): void => writeFileSync(join(folder, name), JSON.stringify(value));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'earlier-'));
  });

  it('are those of its name, whatever their seed and size', () => {
    expect([folder, join(folder, 'none')].map((each) => earlierRecords(each, dealt.core))).toEqual([0, 0]);
    write('a.json', dealt);
    write('b.json', again);
    write('c.json', other);
    expect([dealt, other].map(({ core }) => earlierRecords(folder, core))).toEqual([2, 1]);
  });

  it('are no pages, no broken files, no other JSON, and none of a subject that is merely named', () => {
    write('a.html', dealt);
    writeFileSync(join(folder, 'torn.json'), JSON.stringify(dealt).slice(0, -9));
    write('array.json', [dealt.core.subject.id]);
    write('null.json', null);
    write('quoted.json', { core: { plan: { seed: dealt.core.subject.id }, subject: { id: 'sattolo' } } });
    write('unplanned.json', { core: { subject: dealt.core.subject } });
    expect(earlierRecords(folder, dealt.core)).toBe(0);
  });

  it.skipIf(process.platform === 'win32')('are no pipes, which would be waited for', () => {
    write('a.json', dealt);
    execFileSync('sh', ['-c', `mkfifo '${join(folder, 'pipe.json')}'`]);
    expect(earlierRecords(folder, dealt.core)).toBe(1);
  });

  it('are not looked for where nothing is dealt', () => {
    const origin = dealt.core.subject.origin;
    if (origin.source.kind !== 'built-in') throw new Error('the record is of a built-in shuffle');
    const proof = provePipeline({ outcome: { kind: 'deck' }, source: origin.source }, { n: 4, asked: true });
    write('proof.json', { core: proof });
    write('a.json', dealt);
    expect([earlierRecords(folder, proof), earlierRecords(folder, dealt.core)]).toEqual([0, 1]);
  });
});
