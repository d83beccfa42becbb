import { counted, verbFor } from '../../../core/counted.js';
import type { ClaimsCore } from '../../../core/proof.js';
import { type ToldClaim, toldClaims, toldLeftOut } from '../../../kinds/words/claims.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { factList } from '../../../page/sections/fact-list.js';
import { section } from '../../../page/sections/section.js';
import { raised } from '../raised.js';
import { sentence } from '../words/sentence.js';

/** Every claim with its sabotaged twin beside it. */
export function claimsSection(core: ClaimsCore): Markup {
  return section({
    heading: 'Every claim, and its sabotaged twin',
    beside: ['Each claim comes first, then the false claim that the same check must refute.'],
    exhibit: toldClaims(core).map(claimBlock),
    full: true,
  });
}

/** The claims that have no meaning on the grid or board that was asked about; nothing where all have, or none was. */
export function leftOutSection(core: ClaimsCore): Markup | null {
  const leftOut = toldLeftOut(core);
  if (leftOut.length === 0) return null;
  return section({
    heading: 'Not asked here',
    beside: [
      `${counted(count(leftOut.length), 'claim')} ${verbFor(leftOut.length, 'has')} no meaning here, or no wrong twin that could be told from the right rule.`,
    ],
    exhibit: factList(leftOut.map(({ because, id, title }) => [html`<code>${id}</code>`, html`<b>${title}.</b> ${sentence(because)}`])),
    full: true,
  });
}

function claimBlock({ cases, counterexample, holds, id, reference, statement, title, twin }: ToldClaim): Markup {
  return html`<div class="claim two"><div><h3>${title}</h3><p>${raised(sentence(statement))}</p><p class="outcome">${outcome(holds, cases, !holds)}</p>${refuting(counterexample)}<p class="caption"><code>${id}</code> ${raised(sentence(reference))}</p></div><div><h3>Its twin</h3><p>${raised(sentence(twin.statement))}</p><p class="outcome">${outcome(twin.holds, twin.cases, twin.holds)}</p>${refuting(twin.counterexample)}</div></div>`;
}

/** A claim that holds was looked at in all its cases; one that is refuted up to the case that refutes it. */
function outcome(holds: boolean, cases: number, wrong: boolean): Markup {
  const word = holds ? 'Holds' : 'Refuted';
  const where = holds
    ? `in ${cases === 1 ? 'the one case' : `all ${counted(count(cases), 'case')}`}`
    : `in ${counted(count(cases), 'case')}`;
  return html`<b${wrong ? html` class="uneven"` : null}>${word}</b> ${where}.`;
}

function refuting(counterexample: string | null): Markup | null {
  return counterexample === null ? null : html`<p>By this: ${raised(sentence(counterexample))}</p>`;
}
