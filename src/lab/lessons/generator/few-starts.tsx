import type { JSX } from 'preact';
import { numberIn } from '../../../core/numbers.js';
import { reachOf } from '../../../engine/plan/reach.js';
import { pow } from '../../../math/primitives/pow.js';
import { prngs, seedings } from '../../../parts/catalogues.js';
import { Power } from '../../elements/power.js';
import { Scroll } from '../../elements/scroll.js';
import { Slider } from '../../elements/slider.js';
import type { Started } from './started.js';
import { GENERATOR_WORDS } from './words.js';

/** The decks that are offered. */
export const CARDS: readonly string[] = ['5', '8', '10', '13', '20', '32', '52'];

/** How many orders there are, and how many starts. */
export function FewStarts({ change, lang, seeding, settings }: Started): JSX.Element {
  const words = GENERATOR_WORDS[lang];
  const n = Number(settings['n']);
  const prng = prngs.get(settings['prng'] ?? '');
  const { bits, orderBits } = reachOf({ prng, seeding: seedings.get(seeding) }, n) ?? { bits: 0, orderBits: 0 };
  const short = orderBits - bits;
  const rows: readonly (readonly [head: string, value: JSX.Element | string])[] = [
    [words.orders, <Power key="orders" lang={lang} value={pow(2, orderBits)} />],
    [words.seeds, <Power key="seeds" lang={lang} value={bits > 1000 ? 2n ** BigInt(bits) : pow(2, bits)} />],
    [words.oneIn, short > 0 ? <Power key="one" lang={lang} value={pow(2, short)} /> : words.all],
    ...(prng.period === null
      ? []
      : ([
          [words.period, <Power key="period" lang={lang} value={prng.period} />],
          [words.round, <Power key="round" lang={lang} value={prng.period / BigInt(n - 1)} />],
        ] as const)),
  ];
  return (
    <section>
      <h2>{words.few}</h2>
      <div class="controls">
        <Slider
          label={words.cards}
          stops={CARDS}
          value={String(n)}
          told={(stop) => numberIn(lang, Number(stop))}
          onSlide={(stop) => change({ n: stop })}
        />
      </div>
      <div class="bits" role="img" aria-label={words.picture}>
        {[[words.seedBar, Math.min(bits, orderBits), bits] as const, [words.orderBar, orderBits, orderBits] as const].map(
          ([name, length, digits]) => (
            <div key={name}>
              <span>{name}</span>
              <i style={{ width: `${(100 * length) / orderBits}%` }} />
              <b>
                {numberIn(lang, 2)}
                <sup>{numberIn(lang, digits, Number.isInteger(digits) ? 0 : 1)}</sup>
              </b>
            </div>
          ),
        )}
      </div>
      <p class="caption">{words.fewSaid}</p>
      <Scroll label={words.few}>
        <table class="facts">
          <tbody>
            {rows.map(([head, value]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}
