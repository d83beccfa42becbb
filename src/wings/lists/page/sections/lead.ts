import { counted, verbFor } from '../../../../core/words/counted.js';
import { drawPlainly } from '../../../../page/charts/draw-plainly.js';
import { figure } from '../../../../page/charts/figure.js';
import type { DocSection } from '../../../../page/document/doc.js';
import { count } from '../../../../page/numbers.js';
import { type Phrase, plain, say, strong } from '../../../../page/phrase.js';
import { listTestCounting } from '../../counting/catalogue.js';
import type { OneListCore } from '../../record/one-list.js';
import { leadCurveSpec } from '../charts/lead-curve.js';
import { isBeyond, leadsOf, type StretchLead } from '../facts/leads.js';

/** Returns how far ahead of its place the furthest item of each stretch of the list came. Null where the record keeps no leads. */
export function leadSection(core: OneListCore): DocSection | null {
  const stretches = leadsOf(core.counts[listTestCounting('lead')]?.values ?? [], core.plan);
  if (stretches.length === 0) return null;
  const { lead, plan, verdict } = core;
  // The ceiling is drawn where the leads themselves are too small for luck: elsewhere no buffer is spoken of.
  const held = verdict.kind === 'biased' && verdict.because.includes(`${listTestCounting('lead')}/forward`);
  const curve = { stretches, n: plan.n, biased: verdict.kind === 'biased', buffer: held ? lead.largest + 1 : null };
  const found = finding(core, stretches, held);
  const each = Math.round(plan.n / stretches.length);
  return {
    id: 'lead',
    heading: 'How far forward items came',
    beside: [
      'An even shuffle can bring any item to any place: to nearly every stretch of the list some item comes from nearly the end. A shuffle buffer cannot bring an item forward by more places than it holds.',
      found,
    ],
    body: [
      {
        is: 'figure',
        says: null,
        draw: () =>
          figure({
            key: 'leads',
            title: 'How many places earlier than before the furthest item of each stretch stands',
            caption: [
              `Dashes: the furthest item of each of ${count(stretches.length)} stretches of ${counted(count(each), 'position')}${plan.trials > 1 ? ', in any of the lists' : ''}. Line: the middle of what luck gives. Grey: where luck keeps all of them in 99 of 100 lists.`,
            ],
            description: plain(found),
            wide: drawPlainly(leadCurveSpec(curve, false)),
            narrow: drawPlainly(leadCurveSpec(curve, true)),
          }),
      },
    ],
  };
}

function finding({ lead }: OneListCore, stretches: readonly StretchLead[], held: boolean): Phrase {
  const most = counted(count(lead.largest), 'place');
  if (held) return say`Here no item came more than ${strong(most)} earlier, anywhere in the list.`;
  const beyond = stretches.filter(isBeyond).length;
  if (beyond === 0) return say`All ${counted(count(stretches.length), 'stretch')} lie where luck leaves them.`;
  return say`${counted(count(beyond), 'stretch')} of ${count(stretches.length)} ${verbFor(beyond, 'lies')} outside what luck leaves.`;
}
