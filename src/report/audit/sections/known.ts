import type { Guard } from '../../../core/by-law.js';
import { isFresh } from '../../../core/by-law.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { claimWords, nounsOf } from '../../../kinds/pages.js';
import { guardWords } from '../../../kinds/words/guard.js';
import { lawWords } from '../../../kinds/words/known-law.js';
import { withoutFresh } from '../../../page/facts/answer.js';
import { areCopies } from '../../../page/facts/results.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { markup, say } from '../../../page/phrase.js';
import { section } from '../../../page/sections/section.js';
import { ended } from '../../../page/words/ended.js';
import { knownSentence } from '../words/known.js';
import { reachSentence } from '../words/reach.js';

/** What is settled without dealing a card: the exact law of the method, and the claims of the record. Nothing where the record holds neither. */
export function known(core: EvidenceCore): Markup | null {
  const { claims, known: law, plan, reach } = core;
  const nouns = nounsOf(core.subject.origin.outcome.kind);
  const guards = telling(core);
  if (!law && claims.length === 0 && !reach && guards.length === 0) return null;
  const statement = law
    ? html`<div><h3>The exact law of this ${law.kind === 'outcomes' ? nouns.shuffle : 'method'}</h3><p>${markup(knownSentence(law, plan.detect, core.subject.origin.outcome.kind))}</p><p class="caption">As recorded: ${ended(lawWords(core, law))}</p></div>`
    : null;
  const list =
    claims.length > 0
      ? html`<div><h3>Checked case by case</h3><ul>${claims.map((claim) => html`<li>${ended(claimWords(core, claim))} <b>${claim.holds ? 'Holds' : 'Does not hold'}</b> in ${count(claim.cases)} ${claim.holds ? 'cases, all there are' : 'cases'}. <code>${claim.id}</code></li>`)}</ul></div>`
      : null;
  const orders =
    reach && !areCopies(core)
      ? html`<div><h3>How many ${nouns.wholes} it can ${nouns.make}</h3><p>${markup([reachSentence(reach, core.subject.origin.outcome.kind)])}</p></div>`
      : null;
  const stream =
    guards.length > 0
      ? html`<div><h3>Whether its words last</h3>${guards.map((guard) => html`<p>${guard.holds ? null : html`<b>They do not:</b> `}${markup([ended(guardWords(guard))])}</p>`)}</div>`
      : null;
  const words = law
    ? law.kind === 'outcomes'
      ? say`How often each ${nouns.deal} comes can be calculated.`
      : law.size > 0
        ? say`This method states its own law, so its bias can be calculated.`
        : say`This method states its own law.`
    : claims.length > 0
      ? say`These hold or fail exactly, whatever was dealt.`
      : say`What follows from the parts alone.`;
  return section({
    heading: `Known without ${nouns.cards ? 'dealing' : 'trying'}`,
    beside: [words],
    exhibit: [statement, orders, stream, list],
  });
}

/** Those of the first sample, and those of a fresh one where it was drawn or could not be. */
function telling(core: EvidenceCore): readonly Guard[] {
  const fresh = core.confirmation !== null || withoutFresh(core).length > 0;
  return core.guards.filter(({ id }) => fresh || !isFresh(id));
}
