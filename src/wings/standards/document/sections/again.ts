import type { Evidence } from '../../../../core/record/evidence.js';
import { exactPercent } from '../../../../core/words/numbers.js';
import { pageOf } from '../../../../kinds/pages.js';
import { runCommand, shellWord, testWords } from '../../../../kinds/words/command.js';
import { html, type Markup } from '../../../../page/markup.js';
import { commandBlock } from '../../../../page/sections/command-block.js';
import { recordWord, verifyCommand } from '../../../../page/words/record-file.js';
import type { Facts } from '../facts.js';
import { profileIs } from '../profile-is.js';
import { part, table } from './table.js';

/** A stand-in for the file of a profile that does not come with the tool. */
const PROFILE_FILE = './PROFILE.json';

/** Returns the commands that check the record, that run the audit again, and that check it without this tool. */
export function again({ info, m, record, told }: Facts): Markup {
  const { core } = record;
  const own = profileIs(info.profile) !== 'ours';
  const logged = core.subject.origin.source.kind === 'log';
  return part(m.headings.reproduce, [
    html`<p>${m.reproduce.verify}</p>${commandBlock(verifyCommand(told))}`,
    logged || core.subject.replay !== 'exact'
      ? html`<p>${logged ? m.reproduce.log : m.reproduce.live}</p>`
      : html`<p>${m.reproduce.again}${standIns(m, record, own)}</p>${commandBlock(commandOf(record, own ? PROFILE_FILE : info.profile.id))}`,
    html`<p>${m.reproduce.checker}</p>${commandBlock(['python3 check_record.py', recordWord(told)])}`,
  ]);
}

/** Explains the placeholders in a command for files that only the reader can name. */
function standIns({ reproduce }: Facts['m'], { run }: Evidence, own: boolean): string {
  return `${own ? ` ${reproduce.ownProfile}` : ''}${run.seedFrom?.kind === 'beacon' ? ` ${reproduce.roundFile}` : ''}`;
}

/** Returns the options from which the seed follows. */
function seedWords({ core, run }: Evidence): readonly string[] {
  const { seedFrom } = run;
  if (seedFrom === undefined) return [`--seed ${shellWord(core.plan.seed)}`];
  return seedFrom.kind === 'challenge'
    ? [`--challenge ${shellWord(seedFrom.text)}`]
    : [`--beacon ${seedFrom.chain}:${seedFrom.round}`, '--beacon-file ROUND.json'];
}

function commandOf(record: Evidence, profile: string): readonly string[] {
  const { plan, subject } = record.core;
  const { outcome, source } = subject.origin;
  return runCommand(subject.origin, [
    ...pageOf(outcome).options(outcome, plan.n, source.kind === 'built-in'),
    `--trials ${plan.trials}`,
    `--detect ${exactPercent(plan.detect)}`,
    // Without one, a profile chooses its own.
    ...testWords(plan, null),
    ...(plan.lags === undefined ? [] : [`--lags ${plan.lags}`]),
    ...seedWords(record),
    `--profile ${shellWord(profile)}`,
  ]);
}

/** Returns lines to sign on. */
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
