import type { Evidence, EvidenceCore } from '../../core/record/evidence.js';
import { counted } from '../../core/words/counted.js';
import { positionMap } from '../../kinds/deck/page/positions.js';
import { furthestSeen } from '../../kinds/hand/page/seen-card.js';
import { pageOf } from '../../kinds/pages.js';
import { subjectSentence } from '../../kinds/words/subject.js';
import type { Doc, DocSection, NamedFact } from '../../page/document/doc.js';
import { furthestUp } from '../../page/facts/position-map.js';
import { count } from '../../page/numbers.js';
import type { RecordNotes } from '../../page/words/record-notes.js';
import { check } from './sections/check.js';
import { diagnosis } from './sections/diagnosis.js';
import { groups } from './sections/groups.js';
import { known } from './sections/known.js';
import { method } from './sections/method.js';
import { resolution } from './sections/resolution.js';
import { sideLookSections } from './sections/side-looks.js';
import { strip } from './sections/strip.js';
import { tests } from './sections/tests.js';
import { turn } from './sections/turn.js';
import { auditHead } from './summary.js';
import { leadCell } from './words/biased-lead.js';
import { presetStory, subjectName } from './words/preset.js';
import { verdictWords } from './words/verdict.js';

/** An audit of a fixed number of deals as a document: a pure function of the record. */
export function auditDocument(record: Evidence, told: RecordNotes): Doc {
  const { core, run } = record;
  const { origin } = core.subject;
  const own = pageOf(origin.outcome);
  const name = subjectName(core);
  const words = verdictWords(core);
  const story = presetStory(core);
  const head = auditHead({ core, run });
  return {
    what: 'Shuffle audit',
    subject: name,
    ...(name !== core.subject.id && { suite: core.subject.id }),
    scale: `${own.size(origin.outcome, core.plan.n)}, ${counted(count(core.plan.trials), own.nouns.deal)}`,
    title: `${words.name.replace(/[:,]$/, '')}: shuffle audit of ${name}`,
    verdict: core.verdict.kind,
    ...head,
    facts: [
      ...(story ? [story] : []),
      ['What was tested', subjectSentence(core)],
      ['How sure', head.sure],
      ...(head.next ? [] : [terms(core)]),
    ],
    sections: [
      resolution(core),
      ...sideLookSections(core),
      ...own.sections.map((section) => section(core)),
      turn(core, run.turned),
      groups(core),
      diagnosis(core),
      known(core),
      tests(core),
      strip(core),
      method(core),
    ].filter((section): section is DocSection => section !== null),
    check: check(record, told),
    style: own.style,
  };
}

function terms(core: EvidenceCore): NamedFact {
  const biased = core.verdict.kind === 'biased';
  const map = positionMap(core);
  const cell = biased ? leadCell(core) : map && map.n >= 5 ? furthestUp(map) : null;
  const seen = biased ? furthestSeen(core) : null;
  const { outcome, source } = core.subject.origin;
  return ['Words used', pageOf(outcome).terms(outcome, cell?.card ?? seen?.card ?? Math.min(3, core.plan.n), source)];
}
