import type { Evidence, EvidenceCore } from '../../../core/evidence.js';
import { positionMap } from '../../../kinds/deck/page/positions.js';
import { furthestSeen } from '../../../kinds/hand/page/seen-card.js';
import { pageOf } from '../../../kinds/pages.js';
import { decidingCommand, decidingHeading, decidingStandIns } from '../../../kinds/words/command.js';
import { subjectSentence } from '../../../kinds/words/subject.js';
import { furthestUp } from '../../../page/facts/position-map.js';
import { html, type Markup } from '../../../page/markup.js';
import type { Phrase } from '../../../page/phrase.js';
import { commandBlock } from '../../../page/sections/command-block.js';
import { hero } from '../../../page/sections/hero.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import { leadCell } from '../words/biased-lead.js';
import { presetStory } from '../words/preset.js';
import { verdictWords } from '../words/verdict.js';

/** The verdict with what was tested and how sure that is. */
export function auditHero(core: EvidenceCore, run: Evidence['run']): Markup {
  const words = verdictWords(core);
  const story = presetStory(core);
  return hero({
    mark: LOOK[core.verdict.kind],
    words,
    facts: [...(story ? [story] : []), ['What was tested', subjectSentence(core)], ['How sure', words.sure], last(core, run)],
  });
}

/** What would decide it, or else what the words mean. */
function last(core: EvidenceCore, run: Evidence['run']): readonly [heading: string, said: Phrase | Markup] {
  const deciding = core.verdict.kind === 'inconclusive' ? decidingCommand(core, run) : null;
  if (deciding) {
    const standIns = decidingStandIns(deciding);
    return [decidingHeading(core), html`${commandBlock(deciding)}${standIns === null ? null : html`<p class="caption">${standIns}</p>`}`];
  }
  const map = positionMap(core);
  const cell = core.verdict.kind === 'biased' ? leadCell(core) : map && map.n >= 5 ? furthestUp(map) : null;
  const seen = core.verdict.kind === 'biased' ? furthestSeen(core) : null;
  const { outcome, source } = core.subject.origin;
  return ['Words used', pageOf(outcome).terms(outcome, cell?.card ?? seen?.card ?? Math.min(3, core.plan.n), source)];
}
