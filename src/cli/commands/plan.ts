import { ALPHA_BIASED, MOST_TRIALS, POWER } from '../../core/statistic/rules.js';
import { counted } from '../../core/words/counted.js';
import { count } from '../../core/words/numbers.js';
import { trialsNeeded } from '../../engine/decide/conclude.js';
import { type Fit, fitsOf } from '../../engine/fit.js';
import { checkFarEnough } from '../../engine/plan/check-lags.js';
import { forecast, MOST_DEALS, outlook, type RowForecast, repeatsOutlook } from '../../engine/plan/foresee.js';
import { makePlan } from '../../engine/plan/make-plan.js';
import { THIS_MACHINE } from '../../host/this-machine.js';
import { prepareAdditions } from '../additions.js';
import { type CommonAsked, command, SUBJECTS, word } from '../command.js';
import { wishesOf, workersOf } from '../common.js';
import { optionsOf, type SomeAsked } from '../options/shared.js';
import { forecastText, needText, repeatsText, seeText } from '../plan/plan-text.js';
import { plannedSpace, sizeOf } from '../plan/planned-space.js';
import { printJson, printText, SCREEN, tell } from '../print.js';
import { progressOn } from '../progress.js';
import { openSubject } from '../subject/open-named.js';
import type { SubjectAsked } from '../subject/open-subject.js';

const SEED = 'plan';

/** `plan`: shows what deals can reveal, before any is dealt. */
export const plan = command(
  {
    operands: { subject: word('also estimate when this subject’s own bias would be detected', SUBJECTS) },
    options: {
      ...optionsOf(
        'n',
        'space',
        'size',
        'moves',
        'piles',
        'max',
        'deal',
        'orderUnknown',
        'detect',
        'power',
        'trials',
        'battery',
        'tests',
        'lags',
        'null',
        'prng',
        'bounded',
        'seeding',
        'nativeSeed',
        'randomness',
        'input',
        'passRandom',
        'call',
        'isolation',
        'strict',
        'timeout',
        'workers',
        'seed',
      ),
    },
    examples: [
      ['$0 plan --detect 1%', 'deals needed for a bias of 1 % at 52 cards'],
      ['$0 plan --trials 20000', 'how small a bias 20,000 deals can detect'],
      ['$0 plan --deal 5', 'deals needed where five of 52 cards are seen'],
      ['$0 plan sort-keys:8', 'when short sort keys would be noticed'],
      ['$0 plan ./draws.js#byWeight --null weighted:weights.json', 'when a wrong draw by weight would be noticed'],
    ],
  },
  async (asked) => {
    const { power, seed = SEED, subject } = asked;
    const added = await prepareAdditions('plan', asked);
    if (added.instead) return added.instead();
    const space = await plannedSpace(asked);
    const fits = fitsOf(space);
    const n = space.cards;
    const wishes = wishesOf(asked);
    const tests = makePlan(space, { ...wishes, seed, trials: MOST_TRIALS });
    const trials = wishes.trials ?? Math.min(trialsNeeded(tests, fits), MOST_TRIALS);
    const made = { ...tests, trials, lags: tests.lags };
    checkFarEnough(made, fits);
    const rows = outlook(made, fits, power, wishes.trials !== undefined);
    const repeats = wishes.trials === undefined ? [] : repeatsOutlook(made, fits);
    const needed = Math.max(...rows.filter(({ required }) => required).map(({ trialsForDetect }) => trialsForDetect));
    const about = {
      ...sizeOf(space),
      detect: made.detect,
      power,
      alpha: ALPHA_BIASED,
      trialsNeeded: power === POWER ? trialsNeeded(made, fits) : needed,
    };
    const foreseen = subject === undefined ? null : await foresee(subject, n, made, fits.of(made), asked);
    if (asked.json) {
      const foresight = foreseen && { subject: foreseen.id, forecast: foreseen.rows.map(flat) };
      printJson({ ...about, trials: wishes.trials ?? null, rows: rows.map(flat), repeats, ...foresight });
    } else {
      printText(wishes.trials === undefined ? needText(about, rows) : `${seeText(about, wishes.trials, rows)}${repeatsText(repeats)}`);
      if (foreseen) printText(forecastText(foreseen.id, foreseen.rows));
    }
    return 0;
  },
);

async function foresee(
  text: string,
  n: number,
  made: Parameters<typeof forecast>[1],
  fit: Fit,
  asked: CommonAsked & SubjectAsked & SomeAsked<'null' | 'workers'>,
): Promise<{ id: string; rows: readonly RowForecast[] }> {
  const subject = await openSubject(text, n, asked);
  const quiet = asked.quiet;
  if (!quiet) tell(`measuring the bias of ${subject.id}: up to ${counted(count(MOST_DEALS), subject.space.one)}`);
  const progress = progressOn(SCREEN, quiet, subject.space.one);
  try {
    return {
      id: subject.id,
      rows: await forecast(subject, made, fit, { workers: workersOf(asked), onProgress: progress.report }, THIS_MACHINE),
    };
  } finally {
    subject.close?.();
    progress.done();
  }
}

function flat<T extends { readonly row: { readonly test: string; readonly degrees: number } }>({ row, ...rest }: T): object {
  return { test: row.test, degrees: row.degrees, ...rest };
}
