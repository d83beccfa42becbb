import { makePlan } from '../../audit/make-plan.js';
import { runAudit } from '../../audit/run-audit.js';
import { AuditError } from '../../core/errors.js';
import type { Evidence, Verdict } from '../../core/evidence.js';
import { renderHtml } from '../../report/html.js';
import { renderSummary } from '../../report/text.js';
import type { Command, Values } from '../command.js';
import { isOn, textOf } from '../command.js';
import { cardsOf, wishesOf, workersOf } from '../common.js';
import { drawSeed } from '../draw-seed.js';
import { nameOf, openSubject } from '../open-subject.js';
import { optionsOf } from '../options.js';
import { progressOn } from '../progress.js';
import type { SealedText } from '../sealing.js';
import { startSealing } from '../sealing.js';
import { filesIn, folderOf, givenName } from '../write-files.js';

/** The exit code each verdict ends in. */
const EXIT_OF_VERDICT: Readonly<Record<Verdict['kind'], number>> = { 'no-bias-found': 0, biased: 20, inconclusive: 21 };

/** `run`: sample, test, decide; writes the record and the report. */
export const run: Command = {
  usage: 'run [subject]',
  describe: 'audit one subject: deal, test, decide; writes the record and the report',
  positionals: { subject: 'a built-in shuffle, ./file.js, ./file.ts#name or npm:package#function' },
  options: optionsOf(
    'n',
    'trials',
    'seed',
    'detect',
    'battery',
    'tests',
    'prng',
    'bounded',
    'seeding',
    'randomness',
    'pass-random',
    'isolation',
    'strict',
    'timeout',
    'workers',
    'out',
    'name',
  ),
  examples: [
    ['$0 run naive-swap', 'a well-known mistake, with its report'],
    ['$0 run fisher-yates/xoshiro128ss/modulo:8 --n 5 --trials 2000', 'another method for the choices'],
    ['$0 run ./my-shuffle.js#deal --detect 2%', 'your own function'],
    ['$0 run npm:lodash#shuffle --trials 2e5', 'an installed package'],
  ],
  async run(values) {
    const spec = textOf(values, 'subject');
    if (spec === undefined) {
      throw new AuditError('E_USAGE', 'run needs a subject, got none', {
        hint: 'try: shuffle-audit run naive-swap; see: shuffle-audit list shuffle',
      });
    }
    const folder = folderOf(values);
    const name = givenName(values);
    const { record: evidence, text } = await auditOnce(spec, values);
    const files = filesIn(folder, name ?? nameOf(evidence.core.subject.origin));
    files.write(text, await renderHtml(evidence));
    process.stdout.write(
      isOn(values, 'json')
        ? text
        : `${renderSummary(evidence)}\n\nreport  ${files.page}\nrecord  ${files.record}\n${evidence.core.subject.replay === 'exact' ? `seed    ${evidence.core.plan.seed}\n` : ''}`,
    );
    return EXIT_OF_VERDICT[evidence.core.verdict.kind];
  },
};

async function auditOnce(spec: string, values: Values): Promise<SealedText<Evidence>> {
  const sealing = startSealing();
  const seed = textOf(values, 'seed') ?? drawSeed();
  const workers = workersOf(values);
  const wishes = wishesOf(values);
  const subject = await openSubject(spec, cardsOf(values), values);
  const plan = makePlan(subject.space, { ...wishes, seed });
  const progress = progressOn(process.stderr, isOn(values, 'quiet'));
  try {
    const core = await runAudit(plan, subject, { workers, onProgress: progress.report });
    return sealing.seal(core, workers);
  } finally {
    progress.done();
  }
}
