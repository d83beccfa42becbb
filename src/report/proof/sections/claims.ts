import type { ClaimsCore } from '../../../core/record/proof.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { type ClaimWords, claimsInWords, type FindingWords, leftOutInWords } from '../../../kinds/words/claims.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { code, say, strong } from '../../../page/phrase.js';
import { raised } from '../raised.js';
import { clause, sentence } from '../words/sentence.js';

/** Every claim with its sabotaged twin beside it. A claim fails if it does not hold, or if its twin was not refuted. */
export function claimsSection(core: ClaimsCore): DocSection {
  return {
    id: 'claims',
    heading: 'Every claim, and its sabotaged twin',
    beside: ['Each claim comes first, then the false claim that the same check must refute.'],
    body: claimsInWords(core).flatMap((claim) => [claimPart(claim), claimCase(claim)]),
    layout: { full: true },
  };
}

/** The claims that have no meaning on the grid or board that was asked for; null where all have, or none was asked for. */
export function leftOutSection(core: ClaimsCore): DocSection | null {
  const leftOut = leftOutInWords(core);
  if (leftOut.length === 0) return null;
  return {
    id: 'left-out',
    heading: 'Not asked here',
    beside: [
      `${counted(count(leftOut.length), 'claim')} ${verbFor(leftOut.length, 'has')} no meaning here, or no wrong twin that could be told from the right rule.`,
    ],
    body: [
      { is: 'facts', rows: leftOut.map(({ because, id, title }) => [[code(id)], say`${strong(`${title}.`)} ${sentence(because)}`]) },
      ...leftOut.map(({ because, id }): Block => ({ is: 'case', id, outcome: 'skipped', says: because })),
    ],
    layout: { full: true },
  };
}

/** A table with a row for each claim: its result, the number of cases, and the result of its twin. */
export function claimTable({ claims }: ClaimsCore): Block {
  return {
    is: 'table',
    caption: 'Every claim and its twin',
    columns: ['claim', 'checked', 'cases', 'its twin'].map((head) => ({ head, number: head === 'cases' })),
    rows: claims.map(({ cases, holds, id, twin }) => [
      id,
      holds ? 'holds' : 'REFUTED',
      count(cases),
      twin.holds ? 'NOT REFUTED' : 'refuted',
    ]),
  };
}

function claimPart(claim: ClaimWords): Block {
  const { holds, id, reference, title, twin } = claim;
  return {
    is: 'part',
    head: `${title} (${id})`,
    body: [
      { is: 'sentence', text: findingText(claim) },
      { is: 'sentence', text: `Its twin: ${findingText(twin)}` },
      { is: 'sentence', text: sentence(reference) },
    ],
    drawn: () =>
      html`<div class="claim two"><div><h3>${title}</h3>${findingMarkup(claim, !holds)}<p class="caption"><code>${id}</code> ${raised(sentence(reference))}</p></div><div><h3>Its twin</h3>${findingMarkup(twin, twin.holds)}</div></div>`,
  };
}

function claimCase(claim: ClaimWords): Block {
  const { cases, counterexample, holds, id, statement, twin } = claim;
  const failed = (type: string, shown: string): Block => ({ is: 'case', id, outcome: 'fail', type, says: statement, shown });
  if (!holds) return failed('refuted', counterexample ?? '');
  if (twin.holds) return failed('twin-not-refuted', `its sabotaged twin was not refuted: ${twin.statement}`);
  const says = `${statement}: ${counted(cases, 'case')}; twin refuted: ${twin.counterexample ?? twin.statement}`;
  return { is: 'case', id, outcome: 'pass', says };
}

function findingText({ cases, counterexample, holds, statement }: FindingWords): string {
  const by = counterexample === null ? '' : ` By this: ${clause(counterexample)}`;
  return `${sentence(statement)} ${word(holds)} ${where(holds, cases)}.${by}`;
}

function findingMarkup({ cases, counterexample, holds, statement }: FindingWords, wrong: boolean): Markup {
  const by = counterexample === null ? null : html`<p>By this: ${raised(clause(counterexample))}</p>`;
  return html`<p>${raised(sentence(statement))}</p><p class="outcome"><b${wrong ? html` class="uneven"` : null}>${word(holds)}</b> ${where(holds, cases)}.</p>${by}`;
}

function word(holds: boolean): string {
  return holds ? 'Holds' : 'Refuted';
}

/** Says in which cases a claim was checked: all of them if it holds, else up to the case that refutes it. */
function where(holds: boolean, cases: number): string {
  if (!holds) return `in ${counted(count(cases), 'case')}`;
  return `in ${cases === 1 ? 'the one case' : `all ${counted(count(cases), 'case')}`}`;
}
