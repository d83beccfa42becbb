import type { RunInfo } from '../core/record/evidence.js';
import { fixed } from '../core/words/numbers.js';
import { html, type Markup } from './markup.js';
import { notesSentence, type RecordNotes } from './words/record-notes.js';

interface Tally {
  readonly failures: number;
  readonly errors: number;
  readonly skipped: number;
}

export function testCase(subject: string, name: string, body: Markup): Markup {
  return html`<testcase classname="shuffle-audit.${subject}" name="${name}">${body}</testcase>`;
}

/** A whole JUnit XML text of one suite. The facts told of its record stand among its properties, and `printed` is the suite's output. */
export function junitSuite(
  subject: string,
  run: RunInfo,
  cases: readonly Markup[],
  { errors, failures, skipped }: Tally,
  told: RecordNotes,
  printed: string | null = null,
): string {
  const note = notesSentence(told);
  const totals = html`tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="${skipped}" time="${fixed(run.elapsedMs / 1000, 3)}"`;
  return html`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="shuffle-audit" ${totals}>
<testsuite name="${subject}" ${totals} timestamp="${run.startedAt.replace(/\.\d+Z$|Z$/, '')}">
${note === null ? null : html`<properties><property name="note" value="${note}"/></properties>\n`}${cases.map((one) => html`${one}\n`)}${printed === null ? null : html`<system-out>${printed.split('\n').map((line, k) => html`${k > 0 ? html`\n` : null}${line}`)}</system-out>\n`}</testsuite>
</testsuites>
`.text;
}
