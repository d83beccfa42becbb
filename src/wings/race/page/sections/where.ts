import { counted } from '../../../../core/words/counted.js';
import { figure } from '../../../../page/charts/figure.js';
import type { Block, DocSection } from '../../../../page/document/doc.js';
import { count } from '../../../../page/numbers.js';
import type { BrokenRaceCore } from '../../record/broken-race.js';
import { stretchBars } from '../charts/stretch-bars.js';
import { type Stretch, stretches } from '../facts.js';
import { shareWords } from '../words.js';

const WIDE = 828;
const NARROW = 358;
/** Bars that fit beside each other on a phone. */
const MOST_BARS = 26;

/** Shows which cards are lost and at which positions others are doubled; null where none of the counted deals broke. */
export function where({ plan: { n }, race: { counts } }: BrokenRaceCore): DocSection | null {
  if (counts.broken === 0) return null;
  const bars = Math.min(MOST_BARS, n);
  const draw = (key: string, title: string, caption: string, of: 'card' | 'position', times: readonly number[]): Block => {
    const all = stretches(times, MOST_BARS);
    const pooled = n > bars ? ` Each bar is the mean of about ${counted(count(n / bars), of)}.` : '';
    const description = described(all, counts.deals);
    return {
      is: 'figure',
      says: `${title}. ${caption} ${description}`,
      draw: () =>
        figure({
          key,
          title,
          caption: [caption + pooled],
          description,
          wide: stretchBars(all, counts.deals, WIDE),
          narrow: stretchBars(all, counts.deals, NARROW),
        }),
    };
  };
  return {
    id: 'where',
    heading: 'Where the decks broke',
    beside: ['Both threads go through the deck from its last position to its first.'],
    body: [
      draw('lost', 'Which cards are lost', 'By card: in how many of the counted deals it is lost.', 'card', counts.lost),
      draw(
        'doubled',
        'Where doubled cards stand',
        'By position: in how many it holds a card that lies further up already.',
        'position',
        counts.doubled,
      ),
    ],
  };
}

function described(all: readonly Stretch[], deals: number): string {
  const [first] = all;
  const most = all.reduce((highest, one) => (one.mean > highest.mean ? one : highest), first);
  const place = most.from === most.to ? `at ${count(most.from)}` : `from ${count(most.from)} to ${count(most.to)}`;
  return `It is the most ${place}: ${shareWords(most.mean, deals)} of the deals.`;
}
