import { describe, expect, it } from 'vitest';
import { checkLines, recordWord, verifyCommand } from '../../../src/page/words/record-file.js';

describe('the file of a record in a command', () => {
  it('is its own name, so that the line can be pasted in its folder', () => {
    expect(verifyCommand({ record: 'naive-swap.json' })).toEqual(['npx shuffle-audit verify', 'naive-swap.json']);
    expect(checkLines({ record: 'naive-swap.json' }, ['npx shuffle-audit replay', 'naive-swap.json', '--trial 1'])).toEqual([
      'Check it, in the folder of the record:',
      '  npx shuffle-audit verify naive-swap.json',
      '  npx shuffle-audit replay naive-swap.json --trial 1',
    ]);
  });

  it('is quoted where a shell would act on it, and is never read as an option', () => {
    expect(recordWord({ record: 'my run; ls.json' })).toBe("'my run; ls.json'");
    expect(recordWord({ record: '--out.json' })).toBe('./--out.json');
  });

  it('is stood for where nobody tells it, and the lines say so', () => {
    expect(checkLines({})).toEqual([
      'Check it (RECORD.json is the record this report was made from):',
      '  npx shuffle-audit verify RECORD.json',
    ]);
  });
});
