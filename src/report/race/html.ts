import type { BrokenRace } from '../../core/broken-race.js';
import { counted } from '../../core/counted.js';
import { html } from '../../page/markup.js';
import { count } from '../../page/numbers.js';
import { page } from '../../page/page.js';
import { plain } from '../../page/phrase.js';
import { hero } from '../../page/sections/hero.js';
import { recordMeta } from '../../page/sections/meta.js';
import { liveSentence } from '../../page/words/live.js';
import { shortHash } from '../../page/words/short-hash.js';
import type { Told } from '../../page/words/told.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { brokenRaceCheck } from './sections/check.js';
import { firstDeck } from './sections/first-deck.js';
import { interleavingSection } from './sections/interleaving.js';
import { losses } from './sections/losses.js';
import { where } from './sections/where.js';
import { brokenRaceWords, REMEDY } from './words.js';

/** What only the page of a race has: cards in boxes, the steps of two threads, bars by stretches of the deck. */
const RACE = `
.cards{line-height:2.1}
.card{display:inline-block;min-width:1.5em;padding:0 4px;text-align:center;line-height:1.5;border:1px solid var(--soft);font-family:var(--sans);font-size:13px}
.card.twice{color:var(--paper);background:var(--biased);border-color:var(--biased);font-weight:600}
.card.gone{color:var(--biased);border:1px dashed var(--biased);text-decoration:line-through}
.steps{table-layout:fixed}
.steps th:first-child{width:3.4em}
.steps td:last-child .uneven{display:block;font-size:13px}
.steps td,.steps th{overflow-wrap:break-word}
svg .bar{fill:var(--biased)}
svg .base{stroke:var(--strong);stroke-width:1;fill:none}
svg text.says{font-size:12px;fill:var(--soft)}
svg text.end{text-anchor:end}
@media screen and (max-width:760px){.steps{font-size:12.5px}.steps th,.steps td{padding-right:5px}}
@media print{.card.twice{color:var(--biased);background:none;border-width:2px}}
`;

/**
 * A race that broke decks as one self-contained HTML page: no script, no request, a strict Content-Security-Policy. A pure function of the record;
 * equal records give equal bytes. Throws E_EVIDENCE_SCHEMA and E_VERIFY for what is no such record.
 */
export async function renderBrokenRaceHtml(record: BrokenRace, told: Told = {}): Promise<string> {
  const { core } = record;
  const { plan, race, subject, verdict } = core;
  const words = brokenRaceWords(core);
  const scale = `${counted(count(plan.n), 'card')}, ${counted(count(race.counts.deals), 'deal')} counted`;
  return page({
    title: `${words.name} ${plain(words.rest)}: shuffle audit of ${subject.id}`,
    printed: `shuffle-audit · ${subject.id} · ${scale} · record ${shortHash(record)}`,
    style: RACE,
    look: LOOK[verdict.kind],
    meta: recordMeta('Shuffle audit', subject.id, scale, record),
    body: [
      hero({
        mark: LOOK[verdict.kind],
        words,
        facts: [
          ['What was looked at', liveSentence(subject.origin.source)],
          ['How sure', words.sure],
          ['What to do', REMEDY],
        ],
      }),
      interleavingSection(core),
      losses(core),
      where(core),
      firstDeck(core),
      brokenRaceCheck(record, told),
    ],
    foot: html`Verdict <code>${verdict.kind}</code>. This report states what was tested and found. It is no certificate.`,
  });
}
