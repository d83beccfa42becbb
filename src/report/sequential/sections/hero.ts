import type { SequentialCore } from '../../../core/sequential.js';
import { html, type Markup } from '../../../page/markup.js';
import { markup } from '../../../page/phrase.js';
import { commandBlock } from '../../../page/sections/command-block.js';
import { subjectSentence } from '../../../page/words/subject.js';
import { GLYPH } from '../../audit/words/verdict.js';
import { fixedSizeCommand } from '../words/command.js';
import { evidenceMeaning, sequentialWords } from '../words/verdict.js';

/** The verdict with what was tested, how sure that is, and what to run next. */
export function sequentialHero(core: SequentialCore): Markup {
  const words = sequentialWords(core);
  const next = core.verdict.kind === 'biased' ? 'To measure it' : 'To decide it';
  return html`<div class="hero"><div><h1><span class="verdict"><span class="glyph" aria-hidden="true">${GLYPH[core.verdict.kind]}</span> ${words.name}</span> ${markup(words.rest)}</h1>
<p class="lead">${markup(words.lead)}</p>
<p class="more">${words.more.map((phrase, k) => html`${k > 0 ? ' ' : ''}${markup(phrase)}`)}</p></div>
<div class="aside"><h2>What was tested</h2><p>${markup(subjectSentence({ known: null, plan: core.plan, subject: core.subject }))}</p><h2>How sure</h2><p>${markup(words.sure)}</p><h2>Words used</h2><p>${markup(evidenceMeaning(core))}</p><h2>${next}</h2>${commandBlock(fixedSizeCommand(core))}</div></div>`;
}
