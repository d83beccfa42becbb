import { basename, join } from 'node:path';
import { type CommonAsked, command, word } from '../../../cli/command.js';
import { workersOf } from '../../../cli/common.js';
import { MOST_SQUARED_CARDS } from '../../../cli/options/limits.js';
import { LOOKED_FOR } from '../../../cli/options/looked-for.js';
import { type OptionType, option, toggle } from '../../../cli/options/option.js';
import { optionsOf, type SomeAsked } from '../../../cli/options/shared.js';
import { count, listOf, named } from '../../../cli/options/types.js';
import { factLine, fileLine, print, printJsonText, printText, SCREEN } from '../../../cli/print.js';
import { progressOn } from '../../../cli/progress.js';
import { seedOf } from '../../../cli/seed/seed-of.js';
import { journaled } from '../../../cli/write/journaled.js';
import type { Files } from '../../../cli/write/write-files.js';
import { folderOf } from '../../../cli/write/write-files.js';
import { writeLocked } from '../../../cli/write/write-locked.js';
import { openPage, writtenLines } from '../../../cli/write/written-lines.js';
import { AuditError } from '../../../core/errors.js';
import { BLOCK_SIZE } from '../../../core/subject/subject.js';
import type { SealedText } from '../../../engine/record/sealed.js';
import { findJournal } from '../../../host/journal/open-journal.js';
import { writeWhole } from '../../../host/write-whole.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import { startSealing } from '../../../records/sealing.js';
import {
  LONG_AUDITS,
  LONG_REPEATS,
  makeCalibration,
  QUICK_AUDITS,
  QUICK_REPEATS,
  RECORDED,
  SOURCES,
  usualTrials,
} from '../engine/make-calibration.js';
import { recordingDigest } from '../engine/recording-digest.js';
import { calibrate as runCalibration } from '../host/calibrate.js';
import { calibrationHeader } from '../host/calibration-header.js';
import { keepRecording } from '../host/recording.js';
import { MOST_AUDITS } from '../most-audits.js';
import { pages } from '../page/pages.js';
import type { Calibration, CalibrationWish } from '../record/calibration.js';

const EXIT_OF_CALIBRATION = { holds: 0, fails: 20, inconclusive: 21 } as const;
const USUAL_CARDS: readonly number[] = [3, 5, 13, 52];
const LEAST = 'least';

const deals = count(1, BLOCK_SIZE);
const dealsOrLeast: OptionType<number | typeof LEAST> = {
  parse: (given, name) => (given === LEAST ? LEAST : deals.parse(given, name)),
};

/** `calibrate`: feeds known-good randomness to every statistic; writes the record, the report and the recorded bytes. */
export const calibrate = command(
  {
    operands: {
      statistic: word('one statistic, or several separated by commas; all by default (see list statistic)', { catalogues: ['statistic'] }),
    },
    options: {
      n: option(listOf(count(2, MOST_SQUARED_CARDS)), {
        says: 'cards in the deck; several numbers separated by commas',
        usually: `${USUAL_CARDS.join(',')}, and 4 with the fewest deals`,
      }),
      trials: option(listOf(dealsOrLeast), {
        says: 'deals in each audit: one number for every deck, or one for each, separated by commas; the word least takes the fewest deals that each statistic accepts',
        usually: 'about 500, and least',
      }),
      audits: option(count(1, MOST_AUDITS), {
        group: LOOKED_FOR,
        says: 'audits at every size and on every source',
        usually: `${QUICK_AUDITS}`,
      }),
      long: toggle({ group: LOOKED_FOR, says: 'the long form: 100,000 audits' }),
      prng: option(listOf(named('prng')), {
        says: `sources of randomness; ${RECORDED} is recorded beside the record`,
        usually: SOURCES.join(','),
      }),
      ...optionsOf('seed', 'workers', 'out', 'name', 'open', 'fresh'),
    },
    examples: [
      ['$0 calibrate', 'every statistic, 500 audits of every size on each of three sources'],
      ['$0 calibrate position-matrix --n 5,52 --trials 1000 --audits 10000', 'one statistic, more closely'],
      ['$0 calibrate --long --prng chacha20', 'the long form, an hour or more'],
    ],
    ends: 'Ends with 0 where every test keeps its levels, 20 where one does not, 21 with too few audits to tell; 64 and above: an error.',
  },
  async (asked) => {
    const folder = folderOf(asked);
    const usual = ['calibration', ...(testsOf(asked.statistic) ?? [])].join('-');
    const sealed = await writeLocked(asked, usual, (place) => calibrated(asked, place));
    const { recording } = sealed.record.core.plan;
    if (asked.json) printJsonText(sealed.text);
    else {
      printText(pages.summary(sealed.record), LOOK[sealed.record.core.verdict.kind]);
      print('', ...writtenLines(sealed.files));
      print(...(recording ? [fileLine('bytes', join(folder, recording.file))] : []), factLine('seed', sealed.record.core.plan.seed));
    }
    await openPage(asked, sealed.files.page);
    return EXIT_OF_CALIBRATION[sealed.record.core.verdict.kind];
  },
);

type CalibrationAsked = CommonAsked &
  SomeAsked<'seed' | 'workers'> & {
    readonly statistic: string | undefined;
    readonly n: readonly number[] | undefined;
    readonly trials: readonly (number | typeof LEAST)[] | undefined;
    readonly prng: readonly string[] | undefined;
    readonly audits: number | undefined;
    readonly long: boolean;
    readonly fresh: boolean;
  };

async function calibrated(asked: CalibrationAsked, files: Files): Promise<SealedText<Calibration>> {
  const sealing = startSealing();
  const workers = workersOf(asked);
  const { prng: sources, quiet } = asked;
  const tests = testsOf(asked.statistic);
  const sizes = sizesOf(asked);
  const found = findJournal(files.journal, asked.fresh);
  const seed = seedOf(asked, found);
  const made = makeCalibration({
    seed: seed.text,
    audits: auditsOf(asked),
    repeats: asked.long ? LONG_REPEATS : QUICK_REPEATS,
    ...(tests && { tests }),
    ...(sizes && { sizes }),
    ...(sources && { sources }),
  });
  const progress = progressOn(SCREEN, quiet, 'deal');
  const long = {
    file: files.journal,
    found,
    header: { ...calibrationHeader(made.plan), ...seed.kept },
    seed: seed.text,
    resumable: true,
    quiet,
    progress,
  };
  return journaled(long, async (keeper) => {
    const bytes = made.bytes === 0 ? null : keepRecording(made.bytes, keeper);
    const recording = bytes && { file: `${basename(files.base)}.os.bin`, bytes: made.bytes, sha256: recordingDigest(bytes) };
    const core = await runCalibration({ ...made.plan, recording }, made, bytes, { workers, onProgress: progress.report, keeper });
    const sealed = sealing.seal(core, workers, { seedOrigin: seed.origin, earlierRecords: files.earlier(core) });
    if (bytes) writeWhole(`${files.base}.os.bin`, bytes);
    return sealed;
  });
}

function testsOf(statistic: string | undefined): readonly string[] | undefined {
  return statistic?.split(',').map((id) => id.trim());
}

function auditsOf({ audits, long }: CalibrationAsked): number {
  if (audits !== undefined && long) throw new AuditError('E_USAGE', `--long is --audits ${LONG_AUDITS}, got --audits ${audits} too`);
  return long ? LONG_AUDITS : (audits ?? QUICK_AUDITS);
}

/** Returns `--n` and `--trials` together, undefined if neither was given. */
function sizesOf({ n: cards, trials }: CalibrationAsked): readonly CalibrationWish[] | undefined {
  if (cards === undefined && trials === undefined) return undefined;
  const sizes = cards ?? USUAL_CARDS;
  if (trials === undefined)
    return sizes.flatMap((n): CalibrationWish[] => [
      { n, trials: usualTrials(n) },
      { n, trials: LEAST },
    ]);
  if (trials.length !== 1 && trials.length !== sizes.length) {
    throw new AuditError('E_USAGE', `--trials needs one number of deals, or one for each of ${sizes.length} --n, got ${trials.length}`);
  }
  return sizes.map((n, k) => ({ n, trials: trials[k] ?? trials[0] }));
}
