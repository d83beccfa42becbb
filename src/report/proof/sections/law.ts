import { counted, verbFor } from '../../../core/counted.js';
import type { ProofCore } from '../../../core/proof.js';
import type { ProvedLaw } from '../../../core/proved-law.js';
import { fractionText } from '../../../math/fraction.js';
import { draw } from '../../../page/charts/draw.js';
import { figure } from '../../../page/charts/figure.js';
import type { Markup } from '../../../page/markup.js';
import { count, size } from '../../../page/numbers.js';
import { type Phrase, say } from '../../../page/phrase.js';
import { section } from '../../../page/sections/section.js';
import { lawBarsSpec } from '../charts/law-bars.js';
import { CUT_OFF, lawCurveSpec } from '../charts/law-curve.js';
import { barLaw, curveLaw, isSlight, type OrderShare, ordersOf } from '../facts/laws.js';
import { besideEven, exact } from '../numbers.js';

/** The law as a picture: a bar for every order of a few cards, and every order by rank where there are too many for that. */
export async function lawSection(core: ProofCore): Promise<Markup | null> {
  const [few, many] = [barLaw(core), curveLaw(core)];
  if (!few && !many) return null;
  const figures = [few && (await bars(few)), many && (await curve(many))];
  const shown = many ?? few;
  const words = shown?.uniform
    ? 'Every order has the same probability, so every bar ends at the line.'
    : 'Every possible order with its exact probability, against an even share. Nothing here is a sample.';
  return section({ heading: 'How often each order comes up', beside: [words], exhibit: figures });
}

async function bars(law: ProvedLaw): Promise<Markup> {
  const orders = ordersOf(law);
  const [wide, narrow] = await Promise.all([draw(lawBarsSpec(orders, false)), draw(lawBarsSpec(orders, true))]);
  return figure({
    key: 'law',
    title: `Each of the ${counted(count(orders.length), 'order')} of ${law.n} cards, in times its even share`,
    caption: lawCaption(law, orders),
    description: described(law, orders),
    wide,
    narrow,
  });
}

async function curve(law: ProvedLaw): Promise<Markup> {
  const orders = ordersOf(law);
  const [wide, narrow] = await Promise.all([draw(lawCurveSpec(orders, false)), draw(lawCurveSpec(orders, true))]);
  const cut = orders.some(({ deviation }) => 1 + deviation > CUT_OFF) ? ` Cut off at ${CUT_OFF} times.` : '';
  return figure({
    key: 'curve',
    title: `All ${counted(count(orders.length), 'order')} of ${law.n} cards by rank, in times their even share`,
    caption: [...lawCaption(law, orders), cut],
    description: described(law, orders),
    wide,
    narrow,
  });
}

function lawCaption(law: ProvedLaw, orders: readonly OrderShare[]): Phrase {
  const { greatest, least, n, orders: all, uniform } = law;
  const even = exact(fractionText(1n, BigInt(all)));
  if (uniform || greatest === null || least === null) return say`Each has probability ${even}.`;
  const never = orders.filter(({ deviation }) => deviation === -1).length;
  const slight = isSlight(law) ? ' The differences are real, and too small for this picture.' : '';
  const bottom: Phrase =
    never > 0 ? say`${never} ${verbFor(never, 'is')} never dealt` : say`the least likely has ${besideEven(least, BigInt(all))}`;
  return say`The line is an even share, ${even}. The likeliest order of ${n} cards has ${besideEven(greatest, BigInt(all))}; ${bottom}.${slight} Orange: more often than even. Blue: less often.${never > 0 && n <= 4 ? ' Cross: never.' : ''}`;
}

function described({ n, uniform }: ProvedLaw, orders: readonly OrderShare[]): string {
  if (uniform) return `All ${counted(count(orders.length), 'order')} of ${n} cards have the same probability.`;
  const off = orders.map(({ deviation }) => deviation);
  const more = off.filter((deviation) => deviation > 0).length;
  const never = off.filter((deviation) => deviation === -1).length;
  const most = `The likeliest order is off its even share by ${size(Math.max(...off))}.`;
  return `${count(more)} of ${counted(count(orders.length), 'order')} ${verbFor(more, 'comes')} up more often than even, ${count(never)} never. ${most}`;
}
