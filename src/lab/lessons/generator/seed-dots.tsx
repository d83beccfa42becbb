import type { JSX } from 'preact';

const WIDTH = 900;
const HEIGHT = 260;
const LEFT = 44;

interface Drawn {
  /** The card of each seed, from 0. */
  readonly cards: readonly number[];
  /** Of each seed the text beneath it, where it has one. */
  readonly ticks: readonly string[];
  readonly n: number;
  readonly label: string;
  readonly number: (value: number) => string;
}

/** A dot for every seed, as high as the card that it deals: seeds that resemble one another draw lines. */
export function SeedDots({ cards, label, n, number, ticks }: Drawn): JSX.Element {
  const x = (k: number): number => LEFT + ((WIDTH - LEFT) * (k + 0.5)) / cards.length;
  const y = (card: number): number => HEIGHT - (HEIGHT * (card + 0.5)) / n;
  return (
    <svg class="seeds" viewBox={`0 0 ${WIDTH} ${HEIGHT + 28}`} role="img" aria-label={label}>
      <rect class="luck" x={LEFT} y={0} width={WIDTH - LEFT} height={HEIGHT} />
      {[0, n - 1].map((card) => (
        <text key={card} x={LEFT - 8} y={y(card) + 5} text-anchor="end">
          {number(card + 1)}
        </text>
      ))}
      {cards.map((card, k) => (
        <circle key={k} class={k > 0 && card === cards[k - 1] ? 'same' : ''} cx={x(k)} cy={y(card)} r={4} />
      ))}
      {ticks.map(
        (tick, k) =>
          tick && (
            <text key={k} x={x(k)} y={HEIGHT + 20} text-anchor="middle">
              {tick}
            </text>
          ),
      )}
    </svg>
  );
}
