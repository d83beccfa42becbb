import type { EvidenceCore, RunInfo } from '../../core/record/evidence.js';
import { counted } from '../../core/words/counted.js';
import { html, type Markup, type Part } from '../markup.js';
import { count, fixed } from '../numbers.js';
import { RECORD } from '../words/record-file.js';
import { notesSentence, type RecordNotes } from '../words/record-notes.js';
import { runSentences } from '../words/run.js';
import { commandBlock } from './command-block.js';
import { type Fact, factList } from './fact-list.js';
import { section } from './section.js';

/** A command under the heading that says what it is for; markup stands as it is. */
export type Command = readonly [title: string, command: readonly string[] | Markup];

/** What the last section of a page tells. */
export interface CheckParts {
  /** What is said beside it; of one record that lies beside the page, where its commands are typed. */
  readonly beside?: readonly string[];
  readonly commands: readonly Command[];
  /** What the commands cannot do. */
  readonly note?: Part;
  readonly facts: readonly Fact[];
  /** What is told of the record beyond what stands in it. */
  readonly told?: RecordNotes;
  /** What stands below the facts. */
  readonly after?: Part;
}

function besideRecord({ record }: RecordNotes): readonly string[] {
  return [
    'Everything on this page is computed from the record beside it.',
    record === undefined
      ? `${RECORD} stands for that file: it has the name of this page.`
      : 'The commands work in the folder of that file.',
  ];
}

/** How to check everything that the page says: commands, then the whole hashes and the plan. */
export function checkItYourself({ after = null, told = {}, beside = besideRecord(told), commands, facts, note }: CheckParts): Markup {
  const blocks = commands.map(
    ([title, command]) => html`<div><h3>${title}</h3>${Array.isArray(command) ? commandBlock(command) : command}</div>`,
  );
  const caption = note === undefined ? null : html`<p class="caption">${note}</p>`;
  return section({
    heading: 'Check it yourself',
    beside: [...beside, notesSentence(told)],
    exhibit: [blocks, caption, factList(facts), after],
  });
}

/** What made the record, on how many workers, in how many seconds, and what else is known of the run. */
export function toolWords(tool: EvidenceCore['tool'], run: RunInfo): string {
  const { elapsedMs, node, workers } = run;
  const lanes = counted(count(workers), 'worker');
  const made = `${tool.name} ${tool.version}, Node ${node.replace(/^v/, '')}, ${lanes}, ${fixed(elapsedMs / 1000, 1)} s`;
  const sentences = runSentences(run);
  return sentences.length === 0 ? made : `${made}. ${sentences.join(' ')}`;
}
