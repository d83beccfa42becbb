import { counted } from '../../../core/words/counted.js';
import { shellWord } from '../../../kinds/words/command.js';
import type { Check, Doc } from '../../../page/document/doc.js';
import { docPages } from '../../../page/document/doc-pages.js';
import { count } from '../../../page/numbers.js';
import { code, say } from '../../../page/phrase.js';
import { type RecordPages, SETTLED } from '../../../page/record-pages.js';
import { ended } from '../../../page/words/ended.js';
import { verifyCommand } from '../../../page/words/record-file.js';
import type { RecordNotes } from '../../../page/words/record-notes.js';
import { toolWords } from '../../../page/words/run.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import type { Calibration, CalibrationCore } from '../record/calibration.js';
import { ratesOf } from './facts.js';
import { calibrationStatement } from './question-words.js';
import { farSection } from './sections/far.js';
import { higherRates, outsideSection } from './sections/outside.js';
import { ratesSection } from './sections/rates.js';
import { regionsSection } from './sections/regions.js';
import { sourcesSection } from './sections/sources.js';
import { spreadSection } from './sections/spread.js';
import { calibratedWords, calibrationWords, scaleWords, scopeSentences, sourcesSentence, TERMS } from './words.js';

/** The style of a calibration's page alone: the distance between its drawings, which paper never splits. */
const CALIBRATION = `
section.full figure+figure{margin-top:26px}
@media print{
figure[class^=rates]{break-inside:avoid-page}
}
`;

/** The document of one calibration: a pure function of the record. */
function calibrationDocument(record: Calibration, told: RecordNotes): Doc {
  const { core } = record;
  const { kind } = core.verdict;
  const words = calibrationWords(core);
  return {
    what: 'Calibration',
    subject: calibratedWords(core),
    scale: scaleWords(core),
    title: `${words.name.replace(/:$/, '')}: calibration of shuffle-audit`,
    look: LOOK[kind],
    verdict: kind,
    words,
    facts: [
      ['What was dealt', sourcesSentence(core)],
      ['How sure', words.sure],
      ['Words used', TERMS],
    ],
    brief: [...[...words.more, words.sure].map((text) => ({ is: 'sentence', text }) as const), ...higherRates(core)],
    sections: [
      ratesSection(core),
      outsideSection(core),
      farSection(core),
      spreadSection(core),
      sourcesSection(core),
      regionsSection(core),
      {
        id: 'scope',
        heading: 'What this shows, and what not',
        beside: [],
        body: [{ is: 'list', items: scopeSentences(core) } as const],
        layout: { paper: 'together' } as const,
      },
    ].filter((section) => section !== null),
    check: checkOf(record, told),
    states: 'how often the tests raise an alarm where there is nothing to find',
    suite: 'calibration',
    ...(kind !== 'inconclusive' && { decidedByCases: true }),
    style: CALIBRATION,
  };
}

function checkOf({ core, digest, run }: Calibration, told: RecordNotes): Check {
  const { plan, tool, verdict } = core;
  const { recording } = plan;
  const size = ({ n, tests, trials }: (typeof plan.sizes)[number]): string =>
    `${count(n)} cards and ${counted(count(trials), 'deal')}, ${counted(count(tests.length), 'statistic')}`;
  return {
    commands: [
      { head: 'Deal every audit again and compare', words: verifyCommand(told) },
      { head: 'Make the calibration from nothing', words: calibrateCommand(core) },
    ],
    facts: [
      ['Record', [code(digest)]],
      ...(recording
        ? [
            [
              'Recorded bytes',
              say`${code(recording.file)}, ${counted(count(recording.bytes), 'byte')}, ${code(`sha256:${recording.sha256}`)}`,
            ] as const,
          ]
        : []),
      ['Seed', [code(plan.seed)]],
      ['Sizes', plan.sizes.map(size).join('; ')],
      ['Rates', `${count(ratesOf(core).length)}, each with its exact interval at ${plan.confidence * 100} %`],
      ['Tool', toolWords(tool, run)],
      ...(verdict.kind !== 'holds' ? [['Reason', ended(calibrationStatement(verdict))] as const] : []),
    ],
  };
}

/** The command that makes this calibration, in parts that a line may break between. The operating system's bytes are new each time. */
function calibrateCommand({ plan }: CalibrationCore): readonly string[] {
  const { asked, seed, sources } = plan;
  return [
    `npx shuffle-audit calibrate${asked.tests ? ` ${asked.tests.join(',')}` : ''}`,
    ...(asked.usual
      ? []
      : [`--n ${asked.sizes.map(({ n }) => n).join(',')}`, `--trials ${asked.sizes.map(({ trials }) => trials).join(',')}`]),
    `--audits ${asked.audits}`,
    `--prng ${sources.map(({ id }) => id).join(',')}`,
    `--seed ${shellWord(seed)}`,
  ];
}

export const pages: RecordPages<CalibrationCore> = docPages(calibrationDocument, ({ core: { plan, verdict } }) => {
  const audits = plan.sources.reduce((sum, one) => sum + one.audits, 0);
  return {
    id: 'calibration',
    deals: true,
    plan: `calibration: ${counted(count(audits), 'audit')} at each of ${counted(count(plan.sizes.length), 'size')}`,
    verdict: { words: SETTLED[verdict.kind], size: calibrationStatement(verdict) },
  };
});
