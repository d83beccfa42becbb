import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Language } from '../../../core/record/profile.js';
import { DEFAULT_PARTS } from '../../../core/subject/default-parts.js';
import { numberIn, percentIn } from '../../../core/words/numbers.js';
import { positionMatrix } from '../../../kinds/deck/statistics/position-matrix.js';
import { colourEnd } from '../../../page/facts/colour-scale.js';
import { fisherYates } from '../../../parts/shuffle/fisher-yates.js';
import { naiveSwap } from '../../../parts/shuffle/naive-swap.js';
import { overhand } from '../../../parts/shuffle/overhand.js';
import { randomCut } from '../../../parts/shuffle/random-cut.js';
import { riffle } from '../../../parts/shuffle/riffle.js';
import { sattolo } from '../../../parts/shuffle/sattolo.js';
import { sortComparator } from '../../../parts/shuffle/sort-comparator.js';
import { SEED, seedText } from '../../elements/another-seed.js';
import { Choice } from '../../elements/choice.js';
import { DealBar } from '../../elements/deal-bar.js';
import { Editor } from '../../elements/editor.js';
import { nameWithIds, Select } from '../../elements/select.js';
import { testedIn } from '../../elements/tested.js';
import { useOwn, useTold } from '../../elements/use-told.js';
import type { ExperimentProps, Lesson } from '../../lesson.js';
import { START_NAMES, STARTS } from '../../sandbox/starts.js';
import type { CountAsked, CountTold } from '../../worker/tasks.js';
import { HeatMap, Scale } from './map.js';
import { HEAT_MAP_WORDS, type HeatMapWords, type ShuffleOffered } from './words.js';

const CARDS = 52;
const DEALS = '50 100 200 500 1000 2000 5000 10000 20000 50000 100000 200000'.split(' ');

/** The shuffles offered, by the names that the command line knows, with the lesson's name for each. */
const OFFERED: Readonly<Record<string, ShuffleOffered>> = {
  [fisherYates.id]: 'right',
  [naiveSwap.id]: 'anywhere',
  [sattolo.id]: 'elsewhere',
  [sortComparator.id]: 'coins',
  [randomCut.id]: 'cut',
  [`${riffle.id}:3`]: 'riffles3',
  [`${riffle.id}:7`]: 'riffles7',
  [`${overhand.id}:10`]: 'overhand10',
};
const SHUFFLES = Object.keys(OFFERED);

/** The name of the learner's own shuffle, which stands on the left. */
const OWN = 'own';

function Experiment({ change, lang, settings }: ExperimentProps): JSX.Element {
  const words = HEAT_MAP_WORDS[lang];
  const deals = Number(settings['deals']);
  const names = [settings['one'] ?? '', settings['other'] ?? ''] as const;
  const called: Readonly<Record<string, string>> = { ...nameWithIds(OFFERED, words.shuffles), [OWN]: words.ownName };
  const seed = seedText(settings);
  const start = settings['start'] ?? '';
  const [text, edit] = useState(STARTS[start] ?? '');
  // What is audited: the text as it was when the button was pressed.
  const [audited, audit] = useState(text);
  const isOwn = names[0] === OWN;
  const ours = useTold('count', isOwn ? null : asked(names[0], seed));
  const own = useOwn(isOwn ? audited : null, asked(OWN, seed));
  const told = [isOwn ? own : ours, useTold('count', asked(names[1], seed))] as const;
  const counted = told.map((one) => one.told.find((snapshot) => snapshot.deals === deals));
  const deviations = counted.map((snapshot) => snapshot?.counts.map((count) => (count * CARDS) / snapshot.deals - 1) ?? []);
  // The spread of a cell that hits with a chance of 1 in 52, relative to it.
  const luck = Math.sqrt((CARDS - 1) / deals);
  // A chance cannot be less than none: the colours end there, and what comes more than twice as often has the last of them.
  const end = Math.min(1, Math.max(...deviations.map((one) => colourEnd({ deviations: Float64Array.from(one), luck }))));
  return (
    <>
      <DealBar stops={DEALS} settings={settings} lang={lang} change={change} />
      <p>{words.read}</p>
      <div class="pair">
        {(['one', 'other'] as const).map((side, k) => (
          <figure key={side}>
            <Select
              label={words[side]}
              of={side === 'one' ? [...SHUFFLES, OWN] : SHUFFLES}
              names={called}
              value={names[k] ?? ''}
              onSelect={(name) => change({ [side]: name })}
            />
            <HeatMap
              n={CARDS}
              deviations={deviations[k] ?? []}
              end={end}
              label={words.map(called[names[k] ?? ''] ?? '', numberIn(lang, deals))}
            />
            <figcaption class="said" aria-live="polite">
              {told[k]?.failed ?? said(counted[k], deviations[k] ?? [], lang)}
            </figcaption>
          </figure>
        ))}
      </div>
      <Scale end={end} less={words.less} more={words.more} percent={(share) => percentIn(lang, share)} />
      <p>{words.luck(percentIn(lang, luck))}</p>
      <Own
        words={words}
        start={start}
        text={text}
        onStart={(name) => {
          edit(STARTS[name] ?? '');
          change({ start: name });
        }}
        onEdit={edit}
        onAudit={() => {
          audit(text);
          change({ one: OWN });
        }}
      />
    </>
  );
}

/** Asks for the same sample of each, so that what differs is the shuffle. */
function asked(shuffle: string, seed: string): CountAsked {
  return { ...DEFAULT_PARTS, shuffle, n: CARDS, seed, statistic: positionMatrix.id, at: DEALS.map(Number) };
}

/** Says which cell is furthest off, and what the test shows. */
function said(counted: CountTold | undefined, deviations: readonly number[], lang: Language): string {
  if (!counted?.test) return '';
  const furthest = deviations.reduce((best, one, cell) => (Math.abs(one) > Math.abs(deviations[best] ?? 0) ? cell : best), 0);
  const [card, position] = [Math.floor(furthest / CARDS) + 1, (furthest % CARDS) + 1];
  const times = numberIn(lang, 1 + (deviations[furthest] ?? 0), 2);
  const where = HEAT_MAP_WORDS[lang].furthest(numberIn(lang, card), numberIn(lang, position), times);
  return `${where} ${testedIn(lang, counted.test)}`;
}

/** The lesson that shows two shuffles of 52 cards side by side: how a bias rises out of luck. */
export const heatMap: Lesson = {
  id: 'heat-map',
  fields: {
    one: { of: [...SHUFFLES, OWN], usual: naiveSwap.id },
    other: { of: SHUFFLES, usual: fisherYates.id },
    deals: { of: DEALS },
    seed: SEED,
    start: { of: START_NAMES },
  },
  words: HEAT_MAP_WORDS,
  answer: 1,
  Experiment,
};

interface Writing {
  readonly words: HeatMapWords;
  /** The text that it began with. */
  readonly start: string;
  readonly text: string;
  onStart(start: string): void;
  onEdit(text: string): void;
  onAudit(): void;
}

/** Shows a shuffle of the learner's own: a text to begin with, the editor, and a button that audits it. */
function Own({ onAudit, onEdit, onStart, start, text, words }: Writing): JSX.Element {
  return (
    <section>
      <h2>{words.own}</h2>
      <p>{words.ownRules}</p>
      <Choice
        label={words.begin}
        name="start"
        of={START_NAMES.map((name) => [name, words.starts[name] ?? name] as const)}
        value={text === STARTS[start] ? start : ''}
        onChoose={onStart}
      />
      <Editor label={words.editor} hint={words.editorHint} value={text} onEdit={onEdit} onRun={onAudit} />
      <p>
        <button type="button" onClick={onAudit}>
          {words.audit}
        </button>
      </p>
    </section>
  );
}
