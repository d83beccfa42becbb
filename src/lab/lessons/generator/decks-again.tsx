import type { JSX } from 'preact';
import { ALPHA_BIASED } from '../../../core/statistic/rules.js';
import { DEFAULT_PARTS } from '../../../core/subject/default-parts.js';
import { numberIn, roundTo } from '../../../core/words/numbers.js';
import { reachOf } from '../../../engine/plan/reach.js';
import { repeats } from '../../../kinds/deck/statistics/repeats.js';
import { distinctDeals } from '../../../math/pairs/distinct-deals.js';
import { pow } from '../../../math/primitives/pow.js';
import { prngs, seedings } from '../../../parts/catalogues.js';
import { fisherYates } from '../../../parts/shuffle/fisher-yates.js';
import { seedText } from '../../elements/another-seed.js';
import { DealBar } from '../../elements/deal-bar.js';
import { chanceIn } from '../../elements/tested.js';
import { useTold } from '../../elements/use-told.js';
import type { Started } from './started.js';
import { GENERATOR_WORDS } from './words.js';

const WIDTH = 900;
const BITS = 64;
const EVERY = 8;

interface Ruled {
  /** The number of seeds, as a power of two; null where nobody says. */
  readonly truth: number | null;
  /** The number of seeds that the deals suggest, each as a power of two; `most` is null where there may be any number, all are where no deal repeated. */
  readonly seen: { readonly least: number; readonly best: number; readonly most: number | null } | null;
  readonly label: string;
  readonly number: (value: number) => string;
  readonly words: { readonly truth: string; readonly seen: string };
}

/** Draws powers of two from left to right: how many seeds there are, and how many the deals seem to come from. */
function Ruler({ label, number, seen, truth, words }: Ruled): JSX.Element {
  const x = (bits: number): number => (WIDTH * Math.min(bits, BITS)) / BITS;
  return (
    <figure class="shares">
      <svg class="ruler" viewBox={`-14 0 ${WIDTH + 28} 74`} role="img" aria-label={label}>
        <line class="axis" x1={0} x2={WIDTH} y1={44} y2={44} />
        {Array.from({ length: BITS / EVERY + 1 }, (_, k) => (
          <g key={k}>
            <line class="axis" x1={x(k * EVERY)} x2={x(k * EVERY)} y1={40} y2={48} />
            <text x={x(k * EVERY)} y={66} text-anchor="middle">
              {number(2)}
              <tspan dy={-6} font-size="70%">
                {number(k * EVERY)}
              </tspan>
            </text>
          </g>
        ))}
        {seen && <rect class="bar more" x={x(seen.least)} width={x(seen.most ?? BITS) - x(seen.least)} y={20} height={10} />}
        {seen && <circle class="best" cx={x(seen.best)} cy={25} r={7} />}
        {truth !== null && <line class="exact" x1={x(truth)} x2={x(truth)} y1={4} y2={44} />}
      </svg>
      <figcaption class="key">
        <span class="swatch exact" /> {words.truth} <span class="swatch seen" /> {words.seen}
      </figcaption>
    </figure>
  );
}

const DECK = 52;

/** Numbers of deals that the slider stops at. */
export const DEALS: readonly string[] = '100 200 500 1000 2000 5000 10000 20000 50000 100000 200000'.split(' ');

/** Shows the birthday test: how many decks repeated, and how many seeds that suggests. */
export function DecksAgain({ change, lang, seeding, settings }: Started): JSX.Element {
  const words = GENERATOR_WORDS[lang];
  const deals = Number(settings['deals']);
  const prng = settings['prng'] ?? '';
  const asked = { ...DEFAULT_PARTS, shuffle: fisherYates.id, prng, seeding, n: DECK, seed: seedText(settings) };
  const { failed, told } = useTold('count', { ...asked, statistic: repeats.id, at: DEALS.map(Number) });
  const test = told.find((one) => one.deals === deals)?.test;
  const reach = reachOf({ prng: prngs.get(prng), seeding: seedings.get(seeding) }, DECK);
  const truth = reach?.by === 'seeds' ? reach.bits : null;
  const pairs = (deals * (deals - 1)) / 2;
  const number = (value: number, digits = 0): string => numberIn(lang, value, digits);
  const expected = truth === null ? null : pairs / pow(2, truth);
  const distinct = test && distinctDeals({ pairs, orderBits: reach?.orderBits ?? 0, all: true }, test.value, ALPHA_BIASED);
  const seen =
    !distinct || distinct.estimate === null
      ? null
      : {
          least: Math.log2(distinct.low),
          best: Math.log2(distinct.estimate),
          most: distinct.high === null ? null : Math.log2(distinct.high),
        };
  const whole = (value: number): string => number(roundTo(value, 2));
  const said = distinct && distinct.high !== null ? words.ruler(whole(distinct.low), whole(distinct.high)) : words.rulerNone;
  return (
    <section>
      <h2>{words.again}</h2>
      <p>{words.againHow}</p>
      <DealBar stops={DEALS} settings={settings} lang={lang} change={change} />
      <p class="said" aria-live="polite">
        {failed ??
          (test &&
            [
              words.pairs(number(test.value), number(deals)),
              test.value === 0 ? words.never : words.luckPairs(chanceIn(lang, test.logP)),
              expected === null ? '' : words.seedPairs(number(expected, expected < 10 ? 3 : 0)),
            ].join(' '))}
      </p>
      <h3>{words.estimate}</h3>
      <Ruler truth={truth} seen={seen} label={said} number={number} words={{ truth: words.truth, seen: words.seen }} />
      <p>
        <b>{said}</b>
      </p>
    </section>
  );
}
