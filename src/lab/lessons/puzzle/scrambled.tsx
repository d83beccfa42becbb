import type { JSX } from 'preact';
import { DEFAULT_PARTS } from '../../../core/subject/default-parts.js';
import { fixed, numberIn, percentIn } from '../../../core/words/numbers.js';
import { walk } from '../../../games/puzzle/scrambler/walk.js';
import { depth } from '../../../kinds/board/statistics/depth.js';
import { depthChances } from '../../../kinds/board/statistics/laws.js';
import { seedText } from '../../elements/another-seed.js';
import { DealBar } from '../../elements/deal-bar.js';
import { EarTable } from '../../elements/ear-table.js';
import { Slider } from '../../elements/slider.js';
import { testedIn } from '../../elements/tested.js';
import { useTold } from '../../elements/use-told.js';
import type { ExperimentProps } from '../../lesson.js';
import { SIZE } from './position.js';
import { PUZZLE_WORDS } from './words.js';

const WIDTH = 900;
const HEIGHT = 220;

interface Charted {
  /** Shares by depth: that dealt, and below, the exact chance and that of an even scramble; null where it is not in yet. */
  readonly seen: readonly number[] | null;
  readonly exact: readonly number[] | null;
  readonly even: readonly number[];
  readonly label: string;
  readonly number: (value: number) => string;
  readonly percent: (share: number) => string;
  readonly words: { readonly depth: string; readonly seen: string; readonly exact: string; readonly evenly: string };
}

/**
 * Draws how far scrambled boards are from the goal: bars of those dealt, a line over each for its exact chance, and the hill of an even scramble
 * behind.
 */
function Depths({ even, exact, label, number, percent, seen, words }: Charted): JSX.Element {
  const most = Math.max(...even, ...(exact ?? []), ...(seen ?? [])) * 1.05;
  const step = WIDTH / even.length;
  const y = (share: number): number => HEIGHT - (HEIGHT * share) / most;
  return (
    <figure class="shares">
      <svg class="depths" viewBox={`0 0 ${WIDTH} ${HEIGHT + 28}`} role="img" aria-label={label}>
        <path
          class="luck"
          d={`M0 ${HEIGHT}${even.map((share, k) => `V${fixed(y(share), 1)}H${fixed((k + 1) * step, 1)}`).join('')}V${HEIGHT}z`}
        />
        {seen?.map((share, k) => (
          <rect key={k} class="bar" x={k * step + step * 0.2} width={step * 0.6} y={y(share)} height={HEIGHT - y(share)} />
        ))}
        {exact?.map((share, k) => (
          <line key={k} class="exact" x1={k * step + 2} x2={(k + 1) * step - 2} y1={y(share)} y2={y(share)} />
        ))}
        {even.map(
          (_, k) =>
            k % 5 === 0 && (
              <text key={k} x={(k + 0.5) * step} y={HEIGHT + 22} text-anchor="middle">
                {number(k)}
              </text>
            ),
        )}
      </svg>
      <figcaption class="key">
        <span class="swatch exact" /> {words.exact} <span class="swatch even" /> {words.evenly}
      </figcaption>
      <EarTable
        caption={label}
        heads={[words.depth, words.seen, words.exact, words.evenly]}
        rows={even.map((share, k) => [number(k), seen ? percent(seen[k] ?? 0) : '', exact ? percent(exact[k] ?? 0) : '', percent(share)])}
      />
    </figure>
  );
}

/** Numbers of random slides that a scramble may make. */
export const MOVES: readonly string[] = '4 10 20 30 50 100 200 500 1000'.split(' ');

/** The numbers of deals that the slider stops at. */
export const DEALS: readonly string[] = '100 200 500 1000 2000 5000 10000 20000'.split(' ');

/** Shows how far boards are from the goal after random slides: dealt, exactly, and where all boards are equally likely. */
export function Scrambled({ change, lang, settings }: ExperimentProps): JSX.Element {
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
