import type { Evidence } from '../../../core/evidence.js';
import { exactPercent } from '../../../core/percent.js';
import { pageOf } from '../../../kinds/pages.js';
import { runCommand, shellWord } from '../../../kinds/words/command.js';
import { html, type Markup } from '../../../page/markup.js';
import { RECORD, VERIFY } from '../../../page/sections/check.js';
import { commandBlock } from '../../../page/sections/command-block.js';
import type { Facts } from '../facts.js';
import { part, table } from './table.js';

/** The battery of a plan whose statistics were named one by one. */
const CHOSEN = 'chosen';

/** The commands that check the record, that run the audit again, and that check it without this tool. */
export function again({ info, m, record }: Facts): Markup {
  const { core } = record;
  const exact = core.subject.replay === 'exact' && core.subject.origin.source.kind !== 'log' && record.run.seedFrom === undefined;
  return part(m.headings.reproduce, [
    html`<p>${m.reproduce.verify}</p>${commandBlock(VERIFY)}`,
    exact ? html`<p>${m.reproduce.again}</p>${commandBlock(commandOf(record, info.profile.id))}` : html`<p>${m.reproduce.live}</p>`,
    html`<p>${m.reproduce.checker}</p>${commandBlock(['python3 check_record.py', RECORD])}`,
  ]);
}

function commandOf({ core: { plan, subject } }: Evidence, profile: string): readonly string[] {
  const { outcome, source } = subject.origin;
  return runCommand(subject.origin, [
    ...pageOf(outcome).options(outcome, plan.n, source.kind === 'built-in'),
    `--trials ${plan.trials}`,
    `--detect ${exactPercent(plan.detect)}`,
    plan.battery === CHOSEN ? `--tests ${plan.tests.join(',')}` : `--battery ${plan.battery}`,
    ...(plan.lags === undefined ? [] : [`--lags ${plan.lags}`]),
    `--seed ${shellWord(plan.seed)}`,
    `--profile ${shellWord(profile)}`,
  ]);
}

/** Lines to sign on. */
export function signatures({ info, m }: Facts): Markup {
  const { name, place, signature } = m.labels;
  const blank = html`<span class="blank"></span>`;
  const { client, laboratory } = info.parties;
  const who = (label: string, named: string | undefined): Markup =>
    html`${label}${named === undefined ? null : html`: <bdi lang="en">${named}</bdi>`}`;
  return html`<section class="sheet"><h2>${m.headings.signatures}</h2><p>${m.signing}</p>${table(
    'sign',
    [m.labels.function, name, place, signature],
    [
      [who(m.labels.laboratory, laboratory), blank, blank, blank],
      [who(m.labels.client, client), blank, blank, blank],
    ],
  )}</section>`;
}
