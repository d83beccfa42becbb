import { counted } from '../../core/counted.js';
import { AuditError } from '../../core/errors.js';
import { parseCount } from '../../core/parse-count.js';
import { dealtRows } from '../../host/program/dealt-rows.js';
import { askDeals } from '../../testing/ask-deals.js';
import { MOST_CARDS, MOST_TRIALS } from '../../testing/test-options.js';
import { answerOf } from '../../testing/to-shuffle-uniformly.js';
import type { Command, Values } from '../command.js';
import { givenText, textOf } from '../command.js';
import { optionsOf } from '../options.js';
import { parseShare } from '../parse-number.js';
import { printLines, printText } from '../print.js';

const EXIT_BIASED = 20;

/**
 * `assert`: what `toShuffleUniformly` does for JavaScript, for a test in any other language, which deals in its own process. Asks for deals on
 * stdout, reads them on stdin, and prints the matcher's message.
 */
export const assert: Command = {
  positionals: {},
  options: {
    ...optionsOf('n', 'trials', 'detect', 'tests', 'name'),
    trials: { ...optionsOf('trials')['trials'], describe: 'how many deals', defaultDescription: '20,000 of 52 cards' },
    detect: { ...optionsOf('detect')['detect'], defaultDescription: 'what the deals can show' },
    name: { ...optionsOf('name')['name'], describe: 'what the shuffle is called in the message', defaultDescription: 'the shuffle' },
    'false-alarms': {
      type: 'string',
      requiresArg: true,
      describe: 'how often an even shuffle may fail such a test, such as 1e-6',
      defaultDescription: '1e-9',
    },
  },
  examples: [['$0 assert --n 52', 'what assert_shuffles_uniformly starts; see docs/testing-in-other-languages.md']],
  ends: 'Ends with 0 no bias found, 20 biased, 76 where a deal is no deck; 64 and above: an error.',
  async run(values) {
    const name = textOf(values, 'name') ?? 'the shuffle';
    const asked = askDeals(name, wishesOf(values));
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
};

function wishesOf(values: Values): Parameters<typeof askDeals>[1] {
  const [trials, detect, tests, alarms] = ['trials', 'detect', 'tests', 'false-alarms'].map((name) => textOf(values, name));
  return {
    n: parseCount('n', givenText(values, 'n'), 2, MOST_CARDS),
    ...(trials !== undefined && { trials: parseCount('trials', trials, 1, MOST_TRIALS) }),
    ...(detect !== undefined && { detect: parseShare('detect', detect) }),
    ...(tests !== undefined && { tests: tests.split(',').map((id) => id.trim()) }),
    ...(alarms !== undefined && { falseAlarms: parseShare('false-alarms', alarms) }),
  };
}

function wrongNumber(asked: number, got: string): AuditError {
  return new AuditError('E_SUBJECT_DIED', `asked for ${counted(asked.toLocaleString('en'), 'deal')}, got ${got}`, {
    hint: 'first as many as the first line says that begin with the cards in order, then one for each deck on the lines after it',
  });
}
