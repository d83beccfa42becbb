import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { progressOn } from '../../src/cli/progress.js';

it('says after a second what is quicker, where the whole takes more than a minute, and says it once', async () => {
  const told = async (total: number, quiet: boolean): Promise<string> => {
    let text = '';
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        text += chunk.toString();
        done();
      },
    });
    const { report } = progressOn(stream as NodeJS.WriteStream, quiet, 'try --until-decided');
    report('sample', 10, total);
    await wait(1050);
    report('sample', 20, total);
    report('sample', 30, total);
    return text;
  };
  expect(await Promise.all([told(10_000, false), told(100, false), told(10_000, true)])).toEqual([
    'shuffle-audit: at this pace it takes about 18 minutes; try --until-decided\n',
    '',
    '',
  ]);
});
