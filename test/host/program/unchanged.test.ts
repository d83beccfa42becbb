import { linkSync, readFileSync, renameSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT_OF } from '../../../src/core/errors.js';
import type { ProgramSource } from '../../../src/core/source/program-source.js';
import type { Subject } from '../../../src/core/subject/subject.js';
import { codeBeside } from '../../../src/host/program/code.js';
import { findProgram } from '../../../src/host/program/path.js';
import { openProgramSubject, reopenProgramSubject } from '../../../src/host/program/subject.js';
import { programWatch } from '../../../src/host/program/unchanged.js';
import { blockOf, deal, failure, folderOf } from '../function/blocks.js';
import { dealAll } from './programs.js';

/** What looks after `sh deal.sh`, beside which lies some code of so many bytes, and the folder they lie in. */
function watched(bytes: number): { readonly cwd: string; readonly look: ReturnType<typeof programWatch> } {
  const cwd = folderOf({ 'deal.sh': 'echo 1 2 3\n', 'big.so': '' });
  truncateSync(join(cwd, 'big.so'), bytes);
  const words = { program: 'sh', args: ['deal.sh'], cwd };
  const found = findProgram(words);
  const { files: code } = codeBeside(found);
  return {
    cwd,
    look: programWatch('sh deal.sh', { ...words, ...found, code, kind: 'program', args: words.args } as unknown as ProgramSource, found),
  };
}

const took = (what: () => void): number => {
  const from = performance.now();
  what();
  return performance.now() - from;
};

describe('the code of a program', () => {
  it('are read at the first look and at the end, and between only where one was written to', () => {
    const { look } = watched(2 ** 25);
    const once = took(() => look('between'));
    const often = took(() => {
      for (let k = 0; k < 20; k++) look('between');
    });
    expect(often).toBeLessThan(once);
    expect(took(() => look('end'))).toBeGreaterThan(often);
  });

  it.each<readonly [string, (cwd: string) => void]>([
    ['written to', (cwd) => writeFileSync(join(cwd, 'deal.sh'), 'echo 3 2 1\n')],
    [
      'written to as if long ago',
      (cwd) => {
        writeFileSync(join(cwd, 'deal.sh'), 'echo 3 2 1\n');
        utimesSync(join(cwd, 'deal.sh'), 1, 1);
      },
    ],
    [
      'another of the same name',
      (cwd) => {
        writeFileSync(join(cwd, 'new'), 'echo 3 2 1\n');
        renameSync(join(cwd, 'new'), join(cwd, 'deal.sh'));
      },
    ],
    ['gone', (cwd) => renameSync(join(cwd, 'deal.sh'), join(cwd, 'old'))],
  ])('are found changed between two blocks: %s', (_, change) => {
    const { cwd, look } = watched(0);
    utimesSync(join(cwd, 'deal.sh'), 1, 1);
    look('between');
    change(cwd);
    const message = 'sh deal.sh: its code must stay as it is while it is audited, got another deal.sh';
    for (const when of ['between', 'end'] as const) expect(() => look(when)).toThrow(message);
  });

  it('may be touched, or known by one more name', () => {
    const { cwd, look } = watched(0);
    look('between');
    utimesSync(join(cwd, 'deal.sh'), 1, 1);
    linkSync(join(cwd, 'deal.sh'), join(cwd, 'more'));
    expect(() => look('between')).not.toThrow();
  });
});

/** Deals of a shell, each turned by the code of `lib/cards.sh`; `every` runs before each deal k. */
const script = (every: string): string => `k=0
while :; do
  k=$((k + 1))
  ${every}
  . ./lib/cards.sh
done
`;
const CARDS = 'echo $((k % 3)) $(((k + 1) % 3)) $(((k + 2) % 3)) || exit 0\n';

const opened = (cwd: string, ...more: readonly string[]): ReturnType<typeof openProgramSubject> =>
  openProgramSubject({ program: 'sh', args: ['deal.sh', ...more], cwd, n: 3 });

function sourceOf({ origin: { source } }: Subject): ProgramSource {
  if (source.kind !== 'program') throw new Error('no program');
  return source;
}

const files = (of: readonly { readonly file: string }[] | undefined): readonly string[] => (of ?? []).map(({ file }) => file);

describe.skipIf(process.platform === 'win32')('a program whose code is several files', () => {
  it('is refused where a file that nobody named is changed between two blocks, and in a record from another version of it', async () => {
    const cwd = folderOf({ 'deal.sh': script(''), 'lib/cards.sh': CARDS, 'notes.txt': '' });
    const subject = await opened(cwd);
    const source = sourceOf(subject);
    expect(files(source.code)).toEqual(['lib/cards.sh']);
    await deal(subject, blockOf('one', 0, 50));
    writeFileSync(join(cwd, 'notes.txt'), 'no code');
    writeFileSync(join(cwd, 'lib/late.sh'), 'came later');
    await deal(subject, blockOf('one', 1, 50));
    writeFileSync(join(cwd, 'lib/cards.sh'), CARDS.replace('+ 1', '+ 4'));
    const { at, code } = await failure(deal(subject, blockOf('one', 2, 50)));
    subject.close?.();
    expect([code, EXIT_OF[code], at?.file]).toEqual(['E_SUBJECT_CHANGED', 65, 'lib/cards.sh']);
    expect(() => reopenProgramSubject({ source, outcome: { kind: 'deck' } }, 3, cwd)).toThrow(
      'lib/cards.sh has changed since the record was made',
    );
  });

  it('may keep its count in a file that is named to it, from its first deal on or later, and write code of its own', async () => {
    const late = folderOf({ 'deal.sh': script('[ ! -e go ] || echo $k > "$1"'), 'lib/cards.sh': CARDS, count: '0\n' });
    const subject = await opened(late, 'count');
    writeFileSync(join(late, 'go'), '');
    expect(await dealAll(subject, 300)).toHaveLength(300);
    expect(Number(readFileSync(join(late, 'count'), 'utf8'))).toBeGreaterThan(299);
    const kept = sourceOf(subject);
    expect([files(kept.files), kept.written]).toEqual([['deal.sh', 'count'], undefined]);
    const early = folderOf({
      'deal.sh': script('echo $k > "$1"; echo : > lib/own.sh'),
      'lib/cards.sh': CARDS,
      'lib/own.sh': '',
      count: '0\n',
    });
    const writing = await opened(early, 'count');
    expect(await dealAll(writing, 300)).toHaveLength(300);
    const { code, files: named, written } = sourceOf(writing);
    expect([files(named), files(code), written]).toEqual([['deal.sh'], ['lib/cards.sh'], ['count', 'lib/own.sh']]);
  });

  it('may not write to its script, whatever that is called', async () => {
    const cwd = folderOf({ deal: `${script('')}`, 'lib/cards.sh': `echo '#' >> deal\n${CARDS}` });
    const subject = await openProgramSubject({ program: 'sh', args: ['deal'], cwd, n: 3 });
    expect(await failure(dealAll(subject, 10))).toMatchObject({ code: 'E_SUBJECT_CHANGED', at: { file: 'deal' } });
  });
});
