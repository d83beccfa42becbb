import { counted } from '../../core/counted.js';
import type { Evidence } from '../../core/evidence.js';
import { pageOf } from '../../kinds/pages.js';
import { html, type Markup } from '../../page/markup.js';
import { count } from '../../page/numbers.js';
import { page } from '../../page/page.js';
import { recordMeta } from '../../page/sections/meta.js';
import { shortHash } from '../../page/words/short-hash.js';
import type { Told } from '../../page/words/told.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { besideSection } from './sections/beside.js';
import { check } from './sections/check.js';
import { diagnosis } from './sections/diagnosis.js';
import { groups } from './sections/groups.js';
import { auditHero } from './sections/hero.js';
import { known } from './sections/known.js';
import { method } from './sections/method.js';
import { resolution } from './sections/resolution.js';
import { strip } from './sections/strip.js';
import { tests } from './sections/tests.js';
import { turn } from './sections/turn.js';
import { subjectName } from './words/preset.js';
import { verdictWords } from './words/verdict.js';

/** The page of a record that was checked, or sealed a moment ago. */
export function auditPage(record: Evidence, told: Told = {}): string {
  const { core } = record;
  const name = subjectName(core);
  const { outcome } = core.subject.origin;
  const own = pageOf(outcome);
  const scale = `${own.size(outcome, core.plan.n)}, ${counted(count(core.plan.trials), own.nouns.deal)}`;
  const words = verdictWords(core);
  const logTurn: typeof turn = (one) => turn(one, record.run.turned);
  const hero = (one: Evidence['core']): Markup => auditHero(one, record.run);
  const sections = [hero, resolution, besideSection, ...own.sections, logTurn, groups, diagnosis, known, tests, strip, method];
  const parts = sections.map((section) => section(core)).filter((part) => part !== null);
  return page({
    title: `${words.name.replace(/[:,]$/, '')}: shuffle audit of ${name}`,
    printed: `shuffle-audit · ${name} · ${scale} · record ${shortHash(record)}`,
    style: own.style,
    look: LOOK[core.verdict.kind],
    meta: recordMeta('Shuffle audit', name, scale, record),
    body: [...parts, check(record, told)],
    foot: html`Verdict <code>${core.verdict.kind}</code>. This report states what was tested and found. It is no certificate.`,
  });
}
