import type { EvidenceCore } from '../../../core/evidence.js';
import { positionMap } from '../../../kinds/deck/page/positions.js';
import { furthestSeen } from '../../../kinds/hand/page/seen-card.js';
import { furthestUp } from '../../../page/facts/position-map.js';
import { html, type Markup } from '../../../page/markup.js';
import { markup } from '../../../page/phrase.js';
import { commandBlock } from '../../../page/sections/command-block.js';
import { decidingCommand, decidingHeading } from '../../../page/words/command.js';
import { subjectSentence } from '../../../page/words/subject.js';
import { leadCell } from '../words/biased-lead.js';
import { terms } from '../words/terms.js';
import { GLYPH, verdictWords } from '../words/verdict.js';

/** The verdict with what was tested and how sure that is. */
export function hero(core: EvidenceCore): Markup {
  const words = verdictWords(core);
  return html`<div class="hero"><div><h1><span class="verdict"><span class="glyph" aria-hidden="true">${GLYPH[core.verdict.kind]}</span> ${words.name}</span> ${markup(words.rest)}</h1>
<p class="lead">${markup(words.lead)}</p>
${words.more.length > 0 ? html`<p class="more">${words.more.map((phrase, k) => html`${k > 0 ? ' ' : ''}${markup(phrase)}`)}</p>` : null}</div>
<div class="aside"><h2>What was tested</h2><p>${markup(subjectSentence(core))}</p><h2>How sure</h2><p>${markup(words.sure)}</p>${last(core)}</div></div>`;
}

function last(core: EvidenceCore): Markup {
  const deciding = core.verdict.kind === 'inconclusive' ? decidingCommand(core) : null;
  if (deciding) return html`<h2>${decidingHeading(core)}</h2>${commandBlock(deciding)}`;
  const map = positionMap(core);
  const cell = core.verdict.kind === 'biased' ? leadCell(core) : map && map.n >= 5 ? furthestUp(map) : null;
  const seen = core.verdict.kind === 'biased' ? furthestSeen(core) : null;
  return html`<h2>Words used</h2><p>${markup(terms(cell?.card ?? seen?.card ?? Math.min(3, core.plan.n), core.subject.origin))}</p>`;
}
