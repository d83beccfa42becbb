import { expect, test } from 'vitest';
import { shown, told } from '../../../report/prose-corpus.js';
import { proseFaults } from '../../../report/prose-faults.js';
import { calibration, failing, tooFew } from './record.js';

test('number and truth of the sentences of a calibration that holds, fails or cannot tell', async () => {
  const records = [calibration(), failing, tooFew];
  const texts = [...(await Promise.all(records.map(told))).flat(), ...(await Promise.all(records.map(shown)))];
  expect(texts.flatMap(proseFaults)).toEqual([]);
});
