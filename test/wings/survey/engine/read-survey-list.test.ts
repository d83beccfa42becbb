import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSurveyList } from '../../../../src/wings/survey/engine/read-survey-list.js';
import { MOST_ROWS } from '../../../../src/wings/survey/engine/row-level.js';
import { ROW_OPTIONS } from '../../../../src/wings/survey/rows/row-asked.js';

const read = (text: string): ReturnType<typeof readSurveyList> => readSurveyList(new TextEncoder().encode(text), 'list.csv', ROW_OPTIONS);
const refused = (text: string): unknown => {
  try {
    return read(text);
  } catch (error) {
    return error;
  }
};
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

describe('the list of a survey', () => {
  it('is read row by row: subjects, versions, options and notes, with names of their own', () => {
    const rows = read(
      '\u{feff}subject,version,null,pass-random,note\n# a comment\n\nnpm:@scope/pkg#shuffle,1.2.3,,yes,"a note, with a comma"\r\n./deal.js,,cyclic,no,\n"-- python3 deal.py ""a b""",,,,',
    );
    expect(rows).toEqual([
      {
        name: 'scope-pkg-shuffle-1.2.3',
        subject: 'npm:@scope/pkg#shuffle',
        version: '1.2.3',
        options: { 'pass-random': 'yes' },
        note: 'a note, with a comma',
      },
      { name: 'deal-js', subject: './deal.js', options: { null: 'cyclic' } },
      { name: 'python3-deal-py-a-b', subject: '-- python3 deal.py "a b"', options: {} },
    ]);
  });

  it('may name packages alone, as the frame of one does', () => {
    expect(read('package,version\nlodash,4.18.1\n')).toEqual([
      { name: 'lodash-4.18.1', subject: 'npm:lodash', version: '4.18.1', options: {} },
    ]);
  });

  it.each([
    ['', 'E_LOG_EMPTY', /must name its columns/],
    ['subject\n# nothing\n', 'E_LOG_EMPTY', /got no subject/],
    ['subject,versoin\nx,1\n', 'E_USAGE', /no column "versoin"/],
    ['name\nx\n', 'E_USAGE', /must have a column subject/],
    ['subject,package\nx,y\n', 'E_USAGE', /got both/],
    ['subject,subject\nx,y\n', 'E_USAGE', /"subject" twice/],
    ['subject,note\nx\n', 'E_LOG_COLUMNS', /2, got 1/],
    ['subject\nx\nx\n', 'E_LOG_DUP_ID', /got "x" as in line 2/],
    ['subject,note\n,y\n', 'E_USAGE', /must name a subject/],
    ['subject,version\n./x.js,1.0.0\n', 'E_USAGE', /version is that of a package/],
    ['subject,version\nnpm:x,latest\n', 'E_USAGE', /got "latest"/],
    ['subject,name\nx,../y\n', 'E_USAGE', /got "..\/y"/],
    ['subject,pass-random\nx,true\n', 'E_USAGE', /yes or no/],
    ['subject\n"x\n', 'E_LOG_ROW', /closing quote/],
    ['subject,name\nx,y-look\n', 'E_USAGE', /end with -proof or -look/],
    ['// no list\n', 'E_USAGE', /no column/],
    [`subject\n${Array.from({ length: MOST_ROWS + 1 }, (_, k) => `x${k}`).join('\n')}\n`, 'E_USAGE', /at most 333 rows/],
  ])('refuses %j', (text, code, message) => {
    expect(refused(text)).toMatchObject({ code, message: expect.stringMatching(message), at: { file: 'list.csv' } });
  });

  it('may be long and end without a line feed', () => {
    const last = 'subject\n'.concat('# a comment of a long list\n'.repeat(20_000), './deal.js');
    expect(read(last)).toEqual([{ name: 'deal-js', subject: './deal.js', options: {} }]);
    expect(read(`${last}\n`)).toEqual(read(last));
  });

  it('refuses what is no UTF-8, and says where', () => {
    const bytes = Uint8Array.of(...new TextEncoder().encode('subject,note\nx,caf'), 0xe9, 10);
    expect(() => readSurveyList(bytes, 'list.csv', ROW_OPTIONS)).toThrow('a list must be UTF-8, got the byte 0xe9');
  });

  it('says in which line', () => {
    expect(refused('subject,note\nx,"one\ntwo"\n# more\n,z\n')).toMatchObject({ at: { line: 5 } });
  });

  it('reads back whatever is written as RFC 4180 has it', () => {
    const note = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text.trim() === text && text !== '');
    fc.assert(
      fc.property(fc.array(note, { minLength: 1, maxLength: 6 }), (notes) => {
        const text = `name,subject,note\n${notes.map((one, k) => `row-${k},naive-swap,${quoted(one)}`).join('\n')}\n`;
        expect(read(text).map((row) => row.note)).toEqual(notes);
      }),
      { seed: 20, numRuns: 300 },
    );
  });
});
