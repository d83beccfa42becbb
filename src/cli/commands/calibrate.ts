import { basename, join } from 'node:path';
import type { Calibration, CalibrationWish } from '../../core/calibration.js';
import { AuditError } from '../../core/errors.js';
import { parseCount } from '../../core/parse-count.js';
import { BLOCK_SIZE } from '../../core/subject.js';
import {
  LONG_AUDITS,
  LONG_REPEATS,
  makeCalibration,
  QUICK_AUDITS,
  QUICK_REPEATS,
  RECORDED,
  SOURCES,
  usualTrials,
} from '../../engine/plan/make-calibration.js';
import { recordingDigest } from '../../engine/record/recording-digest.js';
import type { SealedText } from '../../engine/record/sealed.js';
import { calibrate as runCalibration } from '../../host/audits.js';
import { calibrationHeader } from '../../host/journal/journal-header.js';
import { findJournal } from '../../host/journal/open-journal.js';
import { keptRecording } from '../../host/record/recording.js';
import { writeWhole } from '../../host/write-whole.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { renderCalibrationSummary } from '../../report/calibration/text.js';
import type { Command, Values } from '../command.js';
import { isOn, textOf } from '../command.js';
import { MOST_SQUARED_CARDS, workersOf } from '../common.js';
import { journaled } from '../journaled.js';
import { openPage } from '../open-page.js';
import { optionsOf } from '../options.js';
import { factLine, fileLine, print, printJsonText, printText, SCREEN } from '../print.js';
import { progressOn } from '../progress.js';
import { startSealing } from '../sealing.js';
import { seedOf } from '../seed-of.js';
import type { Files } from '../write-files.js';
import { folderOf } from '../write-files.js';
import { writeLocked } from '../write-locked.js';
import { writtenLines } from '../written-lines.js';

const EXIT_OF_CALIBRATION = { holds: 0, fails: 20, inconclusive: 21 } as const;
const MOST_AUDITS = 1e7;
const USUAL_CARDS = '3,5,13,52';
const LEAST = 'least';

/** `calibrate`: feed known-good randomness to every statistic; writes the record, the report and the recorded bytes. */
export const calibrate: Command = {
  positionals: { statistic: 'one statistic, or several separated by commas; all by default (see list statistic)' },
  options: {
    ...optionsOf('n', 'trials', 'audits', 'long', 'prng', 'seed', 'workers', 'out', 'name', 'open', 'fresh'),
    n: {
      type: 'string',
      requiresArg: true,
      describe: 'cards in the deck; several numbers separated by commas',
      defaultDescription: `${USUAL_CARDS}, and 4 with the fewest deals`,
    },
    trials: {
      type: 'string',
      requiresArg: true,
      describe:
        'deals in each audit: one number for every deck, or one for each, separated by commas; the word least takes the fewest deals that each statistic accepts',
      defaultDescription: 'about 500, and least',
    },
    prng: {
      type: 'string',
      requiresArg: true,
      describe: `sources of randomness; ${RECORDED} is recorded beside the record`,
      defaultDescription: SOURCES.join(','),
    },
  },
  examples: [
    ['$0 calibrate', 'every statistic, 500 audits of every size on each of three sources'],
    ['$0 calibrate position-matrix --n 5,52 --trials 1000 --audits 10000', 'one statistic, more closely'],
    ['$0 calibrate --long --prng chacha20', 'the long form, an hour or more'],
  ],
  ends: 'Ends with 0 where every test keeps its levels, 20 where one does not, 21 with too few audits to tell; 64 and above: an error.',
  async run(values) {
    const folder = folderOf(values);
    const usual = ['calibration', ...(testsOf(values) ?? [])].join('-');
    const sealed = await writeLocked(values, usual, (place) => calibrated(values, place));
    const { recording } = sealed.record.core.plan;
    if (isOn(values, 'json')) printJsonText(sealed.text);
    else {
      printText(renderCalibrationSummary(sealed.record), LOOK[sealed.record.core.verdict.kind]);
      print('', ...writtenLines(sealed.files));
      print(...(recording ? [fileLine('bytes', join(folder, recording.file))] : []), factLine('seed', sealed.record.core.plan.seed));
    }
    await openPage(values, sealed.files.page);
    return EXIT_OF_CALIBRATION[sealed.record.core.verdict.kind];
  },
};

async function calibrated(values: Values, files: Files): Promise<SealedText<Calibration>> {
  const sealing = startSealing();
  const workers = workersOf(values);
  const quiet = isOn(values, 'quiet');
  const tests = testsOf(values);
  const sizes = sizesOf(values);
  const sources = textOf(values, 'prng')
    ?.split(',')
    .map((id) => id.trim());
  const found = findJournal(files.journal, isOn(values, 'fresh'));
  const seed = seedOf(values, found);
  const made = makeCalibration({
    seed: seed.text,
    audits: auditsOf(values),
    repeats: isOn(values, 'long') ? LONG_REPEATS : QUICK_REPEATS,
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
    const bytes = made.bytes === 0 ? null : keptRecording(made.bytes, keeper);
    const recording = bytes && { file: `${basename(files.base)}.os.bin`, bytes: made.bytes, sha256: recordingDigest(bytes) };
    const core = await runCalibration({ ...made.plan, recording }, made, bytes, { workers, onProgress: progress.report, keeper });
    const sealed = sealing.seal(core, workers, { seedOrigin: seed.origin, earlierRecords: files.earlier(core) });
    if (bytes) writeWhole(`${files.base}.os.bin`, bytes);
    return sealed;
  });
}

function testsOf(values: Values): readonly string[] | undefined {
  return textOf(values, 'statistic')
    ?.split(',')
    .map((id) => id.trim());
}

function auditsOf(values: Values): number {
  const typed = textOf(values, 'audits');
  if (typed !== undefined && isOn(values, 'long'))
    throw new AuditError('E_USAGE', `--long is --audits ${LONG_AUDITS}, got --audits ${typed} too`);
  if (isOn(values, 'long')) return LONG_AUDITS;
  return typed === undefined ? QUICK_AUDITS : parseCount('audits', typed, 1, MOST_AUDITS);
}

/** `--n` and `--trials` together; undefined where neither was given. */
function sizesOf(values: Values): readonly CalibrationWish[] | undefined {
  const [cards, deals] = [textOf(values, 'n'), textOf(values, 'trials')];
  if (cards === undefined && deals === undefined) return undefined;
  const sizes = (cards ?? USUAL_CARDS).split(',').map((text) => parseCount('n', text.trim(), 2, MOST_SQUARED_CARDS));
  if (deals === undefined)
    return sizes.flatMap((n): CalibrationWish[] => [
      { n, trials: usualTrials(n) },
      { n, trials: LEAST },
    ]);
  const trials = deals.split(',').map((text) => (text.trim() === LEAST ? LEAST : parseCount('trials', text.trim(), 1, BLOCK_SIZE)));
  if (trials.length !== 1 && trials.length !== sizes.length) {
    throw new AuditError('E_USAGE', `--trials needs one number of deals, or one for each of ${sizes.length} --n, got ${trials.length}`);
  }
  return sizes.map((n, k) => ({ n, trials: trials[k] ?? trials[0] }));
}
