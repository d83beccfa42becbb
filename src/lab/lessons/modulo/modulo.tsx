import type { JSX } from 'preact';
import type { Language } from '../../../core/record/profile.js';
import type { Bounded } from '../../../core/subject/bounded.js';
import { numberIn, percentIn } from '../../../core/words/numbers.js';
import { lemire } from '../../../parts/bounded/lemire.js';
import { modulo as remainder } from '../../../parts/bounded/modulo.js';
import { multiplyShift } from '../../../parts/bounded/multiply-shift.js';
import { Choice } from '../../elements/choice.js';
import { Power } from '../../elements/power.js';
import { Scroll } from '../../elements/scroll.js';
import { Slider } from '../../elements/slider.js';
import { Stacks } from '../../elements/stacks.js';
import type { ExperimentProps, Lesson } from '../../lesson.js';
import { drawsToSee, excessOf, wordsOf } from './shares.js';
import { type Method, MODULO_WORDS } from './words.js';

const METHODS: Readonly<Record<Method, Bounded>> = { remainder, scaled: multiplyShift, rejected: lemire };
const BITS = ['3', '4', '5', '6', '7', '8'];
const BOUNDS = ['3', '5', '6', '10'];

/** Widths that programs use: of a byte, of short and of ordinary words, of a double's fraction, of long words. */
const WIDTHS = [8, 16, 32, 53, 64];

function Experiment({ change, lang, settings }: ExperimentProps): JSX.Element {
  const words = MODULO_WORDS[lang];
  const [bits, bound] = [Number(settings['bits']), Number(settings['bound'])];
  const method = Object.entries(METHODS).find(([id]) => id === settings['method'])?.[1] ?? remainder;
  const number = (value: number): string => numberIn(lang, value);
  return (
    <>
      <div class="controls">
        <Slider
          label={words.bits}
          stops={BITS}
          value={String(bits)}
          told={(stop) => number(Number(stop))}
          onSlide={(stop) => change({ bits: stop })}
        />
        <Choice
          label={words.bound}
          name="bound"
          of={BOUNDS.map((one) => [one, number(Number(one))] as const)}
          value={String(bound)}
          onChoose={(one) => change({ bound: one })}
        />
        <Choice
          label={words.method}
          name="method"
          of={Object.keys(METHODS).map((id) => [id, words.methods[id as Method]] as const)}
          value={settings['method'] ?? ''}
          onChoose={(one) => change({ method: one })}
        />
      </div>
      <section>
        <h2>{words.holes(number(2 ** bits), number(bound))}</h2>
        <Holes counts={wordsOf(method, bits, bound)} lang={lang} />
      </section>
      <section>
        <h2>{words.wider}</h2>
        <Widths method={method} bound={bound} lang={lang} />
        <p class="caption">{words.seenHow}</p>
        <p>{words.invisible}</p>
      </section>
    </>
  );
}

function Holes({ counts, lang }: { readonly counts: readonly bigint[] | null; readonly lang: Language }): JSX.Element {
  const words = MODULO_WORDS[lang];
  const number = (value: number): string => numberIn(lang, value);
  if (!counts) return <p>{words.rejected}</p>;
  const stacks = counts.map((count, value) => ({
    name: number(value),
    count: Number(count),
    squares: Array.from({ length: Number(count) }, (_, k) => <i key={k} class="way" />),
  }));
  const even = stacks.reduce((sum, { count }) => sum + count, 0) / stacks.length;
  const excess = excessOf(counts);
  const said = excess === 0 ? words.even : excess === Infinity ? words.never : words.uneven(percentIn(lang, excess));
  return (
    <>
      <p>{words.square}</p>
      <Stacks stacks={stacks} even={even} number={number} />
      <p>
        <b>{said}</b>
      </p>
    </>
  );
}

interface Widened {
  readonly method: Bounded;
  readonly bound: number;
  readonly lang: Language;
}

/** Shows the effect of longer words: how uneven, and how many draws it takes to detect. */
function Widths({ bound, lang, method }: Widened): JSX.Element {
  const words = MODULO_WORDS[lang];
  return (
    <Scroll label={words.wider}>
      <table>
        <thead>
          <tr>
            {[words.width, words.each, words.excess, words.seen].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WIDTHS.map((bits) => {
            const counts = wordsOf(method, bits, bound);
            const excess = counts ? excessOf(counts) : 0;
            return (
              <tr key={bits}>
                <th scope="row">{numberIn(lang, bits)}</th>
                <td>
                  <Power lang={lang} value={2 ** bits / bound} />
                </td>
                <td>
                  {excess > 0 ? (
                    <>
                      {numberIn(lang, 1)} : <Power lang={lang} value={1 / excess} />
                    </>
                  ) : (
                    numberIn(lang, 0)
                  )}
                </td>
                <td>{counts && excess > 0 ? <Power lang={lang} value={drawsToSee(counts)} /> : words.nothing}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
}

/** The lesson on why a remainder favours small values, and how the bias shrinks with the width of a word. */
export const modulo: Lesson = {
  id: remainder.id,
  fields: { bits: { of: BITS }, bound: { of: BOUNDS }, method: { of: Object.keys(METHODS) } },
  words: MODULO_WORDS,
  answer: 1,
  Experiment,
};
