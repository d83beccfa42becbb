import { AuditError } from '../../core/errors.js';
import { counted } from '../../core/words/counted.js';
import { count as wholeText } from '../../core/words/numbers.js';
import { dealtRows } from '../../host/program/dealt-rows.js';
import { askDeals } from '../../testing/ask-deals.js';
import { MOST_CARDS, MOST_TRIALS } from '../../testing/test-options.js';
import { answerOf } from '../../testing/to-shuffle-uniformly.js';
import { command } from '../command.js';
import { option } from '../options/option.js';
import { SHARED } from '../options/shared.js';
import { count, share, text } from '../options/types.js';
import { printLines, printText } from '../print.js';

const EXIT_BIASED = 20;

/**
 * `assert`: does what `toShuffleUniformly` does in JavaScript, for a test in any other language that deals in its own process. Asks for deals on
 * stdout, reads them on stdin, and prints the matcher's message.
 */
export const assert = command(
  {
    operands: {},
    options: {
      n: option(count(2, MOST_CARDS), { ...SHARED.n, usual: '52' }),
      trials: option(count(1, MOST_TRIALS), { ...SHARED.trials, says: 'how many deals', usually: '20,000 of 52 cards' }),
      detect: option(share(), { ...SHARED.detect, usually: 'what the deals can show' }),
      tests: SHARED.tests,
      name: option(text, { ...SHARED.name, says: 'what the shuffle is called in the message', usual: 'the shuffle' }),
      language: option(text, { says: 'the language of the shuffle, such as Python or C#, in which the message says what to write' }),
      falseAlarms: option(share(), { says: 'how often an even shuffle may fail such a test, such as 1e-6', usually: '1e-9' }),
    },
    examples: [['$0 assert --n 52', 'what assert_shuffles_uniformly starts; see docs/testing-in-other-languages.md']],
    ends: 'Ends with 0 no bias found, 20 biased, 76 where a deal is no deck; 64 and above: an error.',
  },
  async (given) => {
    const { detect, falseAlarms, language = '', n, name, tests, trials } = given;
    const asked = askDeals(
      name,
      {
        n,
        ...(trials !== undefined && { trials }),
        ...(detect !== undefined && { detect }),
        ...(tests && { tests }),
        ...(falseAlarms !== undefined && { falseAlarms }),
      },
      language,
    );
    printLines([`deals ${asked.inOrder} handed ${asked.handed.length}`, ...asked.handed.map((deck) => deck.join(' '))]);
    const rows = dealtRows(process.stdin);
    const all = asked.inOrder + asked.handed.length;
    let dealt = 0;
    const audit = await asked.judge(async () => {
      const { done, value } = await rows.next();
      if (done) throw wrongNumber(all, String(dealt));
      dealt++;
      return value;
    });
    if (!(await rows.next()).done) throw wrongNumber(all, 'more');
    const { message, pass } = answerOf(audit);
    printText(pass ? audit.message : message());
    return pass ? 0 : EXIT_BIASED;
  },
);

function wrongNumber(asked: number, got: string): AuditError {
  return new AuditError('E_SUBJECT_DIED', `asked for ${counted(wholeText(asked), 'deal')}, got ${got}`, {
    hint: 'first as many as the first line says that begin with the cards in order, then one for each deck on the lines after it',
  });
}
