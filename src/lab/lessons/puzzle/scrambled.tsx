import type { JSX } from 'preact';
import { DEFAULT_PARTS } from '../../../core/default-parts.js';
import { numberIn, percentIn } from '../../../core/numbers.js';
import { walk } from '../../../games/puzzle/scrambler/walk.js';
import { depth } from '../../../kinds/board/statistics/depth.js';
import { depthChances } from '../../../kinds/board/statistics/laws.js';
import { seedText } from '../../elements/another-seed.js';
import { DealBar } from '../../elements/deal-bar.js';
import { Slider } from '../../elements/slider.js';
import { testedIn } from '../../elements/tested.js';
import { useTold } from '../../elements/use-told.js';
import type { Shown } from '../../lesson.js';
import { Depths } from './depths.js';
import { SIZE } from './position.js';
import { PUZZLE_WORDS } from './words.js';

/** Random slides that a scramble may make. */
export const MOVES: readonly string[] = '4 10 20 30 50 100 200 500 1000'.split(' ');

/** Numbers of deals that the slider stops at. */
export const DEALS: readonly string[] = '100 200 500 1000 2000 5000 10000 20000'.split(' ');

/** How far boards are from the goal after random slides: dealt, exactly, and where all boards are equally likely. */
export function Scrambled({ change, lang, settings }: Shown): JSX.Element {
  const words = PUZZLE_WORDS[lang];
  const [moves, deals] = [settings['moves'] ?? '', settings['deals'] ?? ''];
  const maker = `${walk.id}:${moves}`;
  const number = (value: number): string => numberIn(lang, value);
  const asked = { ...DEFAULT_PARTS, shuffle: maker, outcome: { kind: 'board', ...SIZE } as const, n: SIZE.rows * SIZE.columns };
  const dealt = useTold('count', { ...asked, seed: seedText(settings), statistic: depth.id, at: DEALS.map(Number) });
  const law = useTold('walks', { ...SIZE, maker });
  const counted = dealt.told.find((one) => one.deals === Number(deals));
  return (
    <section>
      <h2>{words.walks}</h2>
      <p>{words.walksHow}</p>
      <div class="controls">
        <Slider
          label={words.moves}
          stops={MOVES}
          value={moves}
          told={(stop) => number(Number(stop))}
          onSlide={(stop) => change({ moves: stop })}
        />
      </div>
      <DealBar stops={DEALS} settings={settings} lang={lang} change={change} />
      <Depths
        seen={counted ? counted.counts.map((count) => count / counted.deals) : null}
        exact={law.told[0]?.chances ?? null}
        even={Array.from(depthChances(SIZE))}
        label={words.depths(number(Number(moves)), number(Number(deals)))}
        number={number}
        percent={(share) => percentIn(lang, share)}
        words={words}
      />
      <p class="said" aria-live="polite">
        {dealt.failed ?? law.failed ?? (counted?.test && testedIn(lang, counted.test))}
      </p>
      <p>{words.parity}</p>
    </section>
  );
}
