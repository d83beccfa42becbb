import { command, words } from '../../../cli/command.js';
import { workersOf } from '../../../cli/common.js';
import { Pace } from '../../../cli/pace.js';
import { SCREEN } from '../../../cli/print.js';
import { SOON_MS, stepProgressOn } from '../../../cli/progress.js';
import { repeatedOptions } from '../../../cli/repeated-options.js';
import { nameOf } from '../../../cli/subject/name-of.js';
import { filesIn, folderOf } from '../../../cli/write/write-files.js';
import { writeTold } from '../../../cli/write/write-told.js';
import { openPage } from '../../../cli/write/written-lines.js';
import { counted } from '../../../core/words/counted.js';
import { lasting } from '../../../core/words/lasting.js';
import { count } from '../../../core/words/numbers.js';
import { checkTakes } from '../../../engine/subject/takes.js';
import { startSealing } from '../../../records/sealing.js';
import { openDeals } from '../command-line/open-deals.js';
import { PREDICT_OPTIONS } from '../command-line/options.js';
import { predictDeals } from '../host/predict-deals.js';
import type { PredictionCore } from '../record/prediction.js';

const EXIT_OF_VERDICT: Readonly<Record<PredictionCore['verdict']['kind'], number>> = {
  'not-predicted': 0,
  predicted: 20,
  inconclusive: 21,
};

/** `predict`: finds the generator's state from the deals that were seen, and the next decks; writes the record and its page. */
export const predict = command(
  {
    operands: {
      files: words('a log of deals, or what deals: a built-in shuffle, ./file.js, ./file.ts#name or npm:package#function', { files: true }),
    },
    options: PREDICT_OPTIONS,
    examples: [
      ['$0 predict fixtures/logs/names-52.csv', 'one deck a row'],
      ['$0 predict ./my-shuffle.js', 'your own function, with its own randomness'],
      ['$0 predict npm:lodash#shuffle', 'an installed package'],
      ['$0 predict fisher-yates/msvc/modulo', 'built-in parts'],
      ['$0 predict --n 10 -- python3 ./deal.py', 'a program that writes a deck a line'],
    ],
    ends: 'Ends with 0 not predicted by any way that was tried, 20 predicted, 21 too few deals for any way; 64 and above: an error.',
  },
  async (asked) => {
    const folder = folderOf(asked);
    const sealing = startSealing();
    const workers = workersOf(asked);
    const progress = stepProgressOn(SCREEN, asked.quiet, 'looking for the state', SOON_MS);
    let pace: Pace | undefined;
    try {
      const { dealt, deals, seed, spelled, subject, written } = await openDeals(asked);
      checkTakes(subject.origin.source.kind, subject.space.outcome, 'predict', subject.id);
      const { id, origin, replayable } = subject;
      const core = await predictDeals(
        { deals, spelled, subject: { id, origin, replay: replayable ? 'exact' : 'none' } },
        {
          standard: subject.space.standard === true,
          clock: asked.clock ? Math.floor(asked.clock.getTime() / 1000) : (dealt ?? written ?? Math.floor(Date.now() / 1000)),
          ...(!asked.clock && dealt !== undefined && { clockIn: 'log' }),
          ...(seed !== undefined && { seed }),
          ...(asked.start && { start: asked.start }),
          ...(asked.also !== undefined && { between: asked.also }),
          thorough: asked.budget !== undefined,
        },
        {
          workers,
          budgetMs: asked.budget,
          onPart: (done, parts, quick) => {
            if (done < quick) return;
            pace ??= new Pace(() => performance.now(), done);
            const perSecond = asked.budget === undefined ? null : pace.at(done);
            const all = perSecond === null ? '' : `, about ${lasting((parts - done) / perSecond)} for the rest`;
            progress.report(`${count(done)} of ${counted(count(parts), 'part')}${all}`);
          },
        },
      );
      progress.done();
      const files = filesIn(folder, asked.name ?? `${nameOf(origin, deals.n)}-predicted`);
      await writeTold(asked, files, sealing.seal(core, workers, { ...repeatedOptions(asked), earlierRecords: files.earlier(core) }));
      await openPage(asked, files.page);
      return EXIT_OF_VERDICT[core.verdict.kind];
    } finally {
      progress.done();
    }
  },
);
