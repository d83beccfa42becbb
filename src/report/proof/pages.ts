import { type ClaimsPlan, claimsId } from '../../core/record/claims-plan.js';
import type { ClaimsCore, ClaimsProof, ProofCore } from '../../core/record/proof.js';
import { counted } from '../../core/words/counted.js';
import { uncapital } from '../../core/words/first-letter.js';
import { audited } from '../../kinds/words/audited-size.js';
import { claimsComeTo, leftOutInWords } from '../../kinds/words/claims.js';
import { proofComesTo } from '../../kinds/words/proved.js';
import type { Block, Doc } from '../../page/document/doc.js';
import { docPages } from '../../page/document/doc-pages.js';
import { count } from '../../page/numbers.js';
import { code, say } from '../../page/phrase.js';
import { PROVED, type RecordPages, SETTLED } from '../../page/record-pages.js';
import { verifyCommand } from '../../page/words/record-file.js';
import type { RecordNotes } from '../../page/words/record-notes.js';
import { toolWords } from '../../page/words/run.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { proofDocument } from './document.js';
import { claimsSection, claimTable, leftOutSection } from './sections/claims.js';
import { PROOF } from './style.js';
import { claimsWords, TWINS } from './words/claims.js';
import { claimsSaying } from './words/claims-plan.js';

export const pages: RecordPages<ProofCore> = docPages(proofDocument, ({ core }) => ({
  id: core.subject.id,
  deals: false,
  plan: `proof up to ${audited(core)}`,
  verdict: { words: PROVED[core.verdict.kind], size: proofComesTo(core) },
}));

export const claimsPages: RecordPages<ClaimsCore> = docPages(claimsDocument, ({ core }) => ({
  id: claimsId(core.plan),
  deals: false,
  plan: planned(core.plan),
  verdict: { words: SETTLED[core.verdict.kind], size: claimsComeTo(core) },
}));

function planned(plan: ClaimsPlan): string {
  if (!('family' in plan)) return `every claim of the catalogue, up to ${counted(count(plan.n), 'card')}`;
  if (plan.family === 'puzzle') {
    const { board } = plan;
    return `every claim about the sliding puzzle${board === undefined ? '' : ` on boards of ${board.rows} x ${board.columns}`}`;
  }
  const { grid, long } = plan;
  if (grid !== undefined) return `every claim about Nim on ${counted(grid.piles, 'pile')} of up to ${grid.most}`;
  return `every claim about Nim${long ? ', the long form' : ''}`;
}

function claimsDocument({ core, digest, run }: ClaimsProof, told: RecordNotes): Doc {
  const { claims, plan, tool, verdict } = core;
  const words = claimsWords(core);
  const saying = claimsSaying(plan);
  const checked = counted(count(claims.length), 'claim');
  const leftOut = leftOutInWords(core);
  return {
    what: 'Claims',
    subject: saying.of,
    suite: claimsId(plan),
    scale: `${checked}, ${saying.extent}`,
    title: `${words.name.replace(/:$/, '')}: ${uncapital(saying.title)}`,
    look: LOOK[verdict.kind],
    verdict: verdict.kind,
    words,
    facts: [
      ['What was checked', say`${checked}, each over all its cases. ${saying.reach}`],
      ['Why each has a twin', TWINS],
    ],
    brief: [
      ...words.more.map((text): Block => ({ is: 'sentence', text })),
      claimTable(core),
      ...(leftOut.length === 0 ? [] : [notAsked(leftOut.map(({ because, id }) => [id, because]))]),
    ],
    sections: [claimsSection(core), leftOutSection(core)].filter((section) => section !== null),
    check: {
      commands: [
        { head: 'Work it all out again and compare', words: verifyCommand(told) },
        { head: 'Check the claims from nothing', words: saying.command },
      ],
      facts: [
        ['Record', [code(digest)]],
        ['Plan', saying.plan],
        ['Tool', toolWords(tool, run)],
      ],
    },
    style: PROOF,
    states: 'what was checked, case by case',
    decidedByCases: true,
  };
}

function notAsked(rows: readonly (readonly [id: string, because: string])[]): Block {
  return { is: 'part', head: 'Not asked here', body: [{ is: 'facts', rows }] };
}
