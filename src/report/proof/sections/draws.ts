import type { ProofCore } from '../../../core/record/proof.js';
import type { DrawLawAt, ProvedDraws } from '../../../core/record/proved-deck.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { fractionValue } from '../../../math/fraction.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { html } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { code, type Phrase, say, strong } from '../../../page/phrase.js';
import { drawRulerSpec } from '../charts/draw-ruler.js';
import { unevenDraws } from '../facts/laws.js';
import { wholeDeal } from '../facts/whole-deal.js';
import { boundAbove, decimal, decimalUp, exact, fraction, whole } from '../numbers.js';

/** The most uneven bounds that are all listed; beyond it, only the worst are. */
const MOST_ROWS = 12;

const COLUMNS = [
  { head: 'A draw', number: false },
  { head: 'Least likely value', number: true },
  { head: 'Likeliest value', number: true },
  { head: 'Total variation', number: true },
] as const;

/** The evenness of the bounded method's draws on ideal words; null where they are exactly even or were not looked at. */
export function drawsSection(core: ProofCore): DocSection | null {
  const { draws } = core.proof;
  if (draws === null || !unevenDraws(core)) return null;
  const data = { worst: fractionValue(draws.worst), limit: fractionValue(draws.limit), deal: wholeDeal(draws) };
  const said = {
    key: 'draws',
    title: 'How far the draws are from even: total variation',
    caption: say`Logarithmic. Grey: within one in fifty million, the bias up to which 25 CFR 547.14, as others summarise it, calls the scaling of a random number unbiased, measured here as total variation.`,
    description: `The worst draw is ${draws.withinLimit ? 'within' : 'beyond'} the limit of one in fifty million.`,
  };
  return {
    id: 'draws',
    heading: 'From words to choices',
    beside: besideWords(draws),
    body: [figureBlock(said, (narrow) => drawRulerSpec(data, narrow)), unevenTable(draws)],
  };
}

function besideWords(draws: ProvedDraws): readonly Phrase[] {
  const { bounded, dealAtMost, dealAtMostByDivergence, how, range, withinLimit, worst } = draws;
  const found =
    how === 'counted' ? say`counted on every one of the ${whole(range)} words` : say`by its own formula for ${whole(range)} words`;
  return [
    say`The method ${code(bounded)} does not share ideal words out evenly, ${found}. Its worst draw is off by ${strong(decimal(fractionValue(worst)))}, ${withinLimit ? 'within' : 'beyond'} the one in fifty million up to which 25 CFR 547.14, as others summarise it, calls such a step unbiased.`,
    wholeDeal(draws) >= 1
      ? say`Added up over the whole deal this bounds nothing.`
      : say`For the whole deal the total variation from ideal is at most ${decimalUp(wholeDeal(draws))}, the smaller of two bounds: ${boundAbove(dealAtMost, 15)} by the sum over its draws, ${decimalUp(dealAtMostByDivergence)} by their divergences.`,
  ];
}

function unevenTable({ rows }: ProvedDraws): Block {
  const uneven = rows.filter(({ totalVariation }) => totalVariation !== '0/1');
  const even = rows.length - uneven.length;
  const worst = [...uneven]
    .sort((a, b) => fractionValue(b.totalVariation) - fractionValue(a.totalVariation) || a.bound - b.bound)
    .slice(0, MOST_ROWS);
  const rest = uneven.length - worst.length;
  const notes = [
    ...(rest > 0 ? [`${counted(count(rest), 'other uneven bound')} ${verbFor(rest, 'is')} off by less, and in the record.`] : []),
    ...(even > 0 ? [`${counted(count(even), 'bound')} ${verbFor(even, 'is')} exactly even.`] : []),
  ];
  const said = notes.join(' ');
  return {
    is: 'part',
    head:
      rest > 0 ? `The ${count(worst.length)} worst of ${counted(count(uneven.length), 'uneven draw')}` : 'Every uneven draw, worst first',
    body: [
      { is: 'table', caption: 'Uneven draws by their bound, worst first', columns: COLUMNS, rows: worst.map(row) },
      ...(said === '' ? [] : [{ is: 'sentence' as const, text: said, drawn: () => html`<p class="caption after">${said}</p>` }]),
    ],
  };
}

function row({ bound, draws, greatest, least, totalVariation }: DrawLawAt): readonly Phrase[] {
  const often = draws === 1 ? '' : `, ${counted(count(draws), 'time')} a deal`;
  return [say`below ${bound}${often}`, [fraction(least)], [fraction(greatest)], exact(totalVariation)];
}
