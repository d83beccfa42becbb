import type { ProofCore } from '../../../core/record/proof.js';
import type { ProvedLaw } from '../../../core/record/proved-law.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { fractionText } from '../../../math/fraction.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { count, size } from '../../../page/numbers.js';
import { type Phrase, say } from '../../../page/phrase.js';
import { lawBarsSpec } from '../charts/law-bars.js';
import { CUT_OFF, lawCurveSpec } from '../charts/law-curve.js';
import { barLaw, curveLaw, isSlight, type OrderShare, ordersOf } from '../facts/laws.js';
import { exact, exactBesideEven, fraction } from '../numbers.js';
import { orderText } from '../words/order.js';

/** The largest law whose every order is listed. */
const MOST_LISTED = 4;

/** The law as a picture: a bar for every order of a few cards, which are also in a table, or every order by rank where there are too many for that. */
export function lawSection(core: ProofCore): DocSection | null {
  const [few, many] = [barLaw(core), curveLaw(core)];
  if (!few && !many) return null;
  const shown = many ?? few;
  const words = shown?.uniform
    ? 'Every order has the same probability, so every bar ends at the line.'
    : 'Every possible order with its exact probability, against an even share. Nothing here is a sample.';
  const listed = core.proof.laws.filter(({ n, probabilities }) => n <= MOST_LISTED && probabilities !== null);
  return {
    id: 'orders',
    heading: 'How often each order comes up',
    beside: [words],
    body: [...(few ? [bars(few)] : []), ...(many ? [curve(many)] : []), ...listed.map(everyOrder)],
  };
}

function bars(law: ProvedLaw): Block {
  const orders = ordersOf(law);
  const title = `Each of the ${counted(count(orders.length), 'order')} of ${law.n} cards, in times its even share`;
  const said = { key: 'law', title, caption: lawCaption(law, orders), description: described(law, orders) };
  return figureBlock(said, (narrow) => lawBarsSpec(orders, narrow));
}

function curve(law: ProvedLaw): Block {
  const orders = ordersOf(law);
  const title = `All ${counted(count(orders.length), 'order')} of ${law.n} cards by rank, in times their even share`;
  const cut = orders.some(({ deviation }) => 1 + deviation > CUT_OFF) ? ` Cut off at ${CUT_OFF} times.` : '';
  const said = { key: 'curve', title, caption: [...lawCaption(law, orders), cut], description: described(law, orders) };
  return figureBlock(said, (narrow) => lawCurveSpec(orders, narrow));
}

function everyOrder(law: ProvedLaw): Block {
  const caption = `The probability of every order of ${law.n} cards; even is 1/${law.orders}`;
  const rows = ordersOf(law).map(({ deviation, order, probability }) => [
    orderText(order),
    fraction(probability),
    exactBesideEven(probability, BigInt(law.orders), 0),
    deviation === -1 ? 'never' : deviation > 0 ? 'more than even' : deviation < 0 ? 'less than even' : 'even',
  ]);
  return { is: 'fold', head: caption, body: [{ is: 'table', caption, columns: COLUMNS, rows }] };
}

const COLUMNS = [
  { head: 'Order', number: false },
  { head: 'Probability', number: true },
  { head: 'About', number: true },
  { head: 'It comes', number: false },
] as const;

function lawCaption(law: ProvedLaw, orders: readonly OrderShare[]): Phrase {
  const { greatest, least, n, orders: all, uniform } = law;
  const even = exact(fractionText(1n, BigInt(all)));
  if (uniform || greatest === null || least === null) return say`Each has probability ${even}.`;
  const never = orders.filter(({ deviation }) => deviation === -1).length;
  const slight = isSlight(law) ? ' The differences are real, and too small for this picture.' : '';
  const bottom: Phrase =
    never > 0 ? say`${never} ${verbFor(never, 'is')} never dealt` : say`the least likely has ${exactBesideEven(least, BigInt(all))}`;
  return say`The line is an even share, ${even}. The likeliest order of ${n} cards has ${exactBesideEven(greatest, BigInt(all))}; ${bottom}.${slight} Orange: more often than even. Blue: less often.${never > 0 && n <= 4 ? ' Cross: never.' : ''}`;
}

function described({ n, uniform }: ProvedLaw, orders: readonly OrderShare[]): string {
  if (uniform) return `All ${counted(count(orders.length), 'order')} of ${n} cards have the same probability.`;
  const off = orders.map(({ deviation }) => deviation);
  const more = off.filter((deviation) => deviation > 0).length;
  const never = off.filter((deviation) => deviation === -1).length;
  const most = `The likeliest order is off its even share by ${size(Math.max(...off))}.`;
  return `${count(more)} of ${counted(count(orders.length), 'order')} ${verbFor(more, 'comes')} up more often than even, ${count(never)} never. ${most}`;
}
