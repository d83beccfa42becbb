import type { Markup, Part } from '../markup.js';
import type { Phrase } from '../phrase.js';
import type { Column } from '../sections/blocks-table.js';
import type { Look } from '../words/verdict-mark.js';
import type { VerdictWords } from '../words/verdict-words.js';

/** The forms in which a document is printed: a page, the text of a terminal, GitHub's Markdown, JUnit's XML. */
export const FORMS = ['html', 'text', 'markdown', 'junit'] as const;

/** A form in which any record is told. */
export type Form = (typeof FORMS)[number];

/** What is said: a phrase, or a text without roles. */
export type Said = Phrase | string;

/**
 * A part of a document. Every form prints it, each in its own way; what a form leaves out on purpose `only` says. `drawn`: how the page shows it, where
 * that is more than its frame, cells and words.
 */
export type Block = {
  readonly only?: readonly Form[];
} /** `main`: as words of the section, where the page does not show it as a caption. */ & (
  | { readonly is: 'sentence'; readonly text: Said; readonly main?: true; readonly drawn?: () => Markup }
  | { readonly is: 'list'; readonly items: readonly Said[]; readonly drawn?: () => Markup }
  /** `caption`: what the table is, for those who hear the page. Every row has a cell a column. */
  | {
      readonly is: 'table';
      readonly caption: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly Said[])[];
      readonly drawn?: () => Part | Promise<Part>;
    }
  | { readonly is: 'facts'; readonly rows: readonly (readonly [name: Said, value: Said])[] }
  /** `says`: what it shows, for whoever does not see it; null where the words around it say that. */
  | { readonly is: 'figure'; readonly draw: () => Part | Promise<Part>; readonly says: Said | null }
  | { readonly is: 'fold'; readonly head: Said; readonly body: readonly Block[] }
  /** Blocks under a heading of their own. */
  | { readonly is: 'part'; readonly head: string; readonly body: readonly Block[]; readonly drawn?: () => Markup }
  | { readonly is: 'command'; readonly head: string; readonly words: readonly string[] }
  /** `says`: why they are as they are. */
  | { readonly is: 'code'; readonly lines: readonly string[]; readonly says?: Said; readonly drawn?: () => Markup }
  /** One test case of JUnit; the other forms say the same in their tables. `type`: what is wrong where it fails, in a word; `shown`: what shows it. */
  | {
      readonly is: 'case';
      readonly id: string;
      readonly outcome: Outcome;
      readonly says: Said;
      readonly type?: string;
      readonly shown?: Said;
    }
);

/** How a test case ends: `fail` where something is wrong, `open` where it cannot be told, `skipped` where it was not looked at. */
export type Outcome = 'pass' | 'fail' | 'open' | 'skipped';

/** A named fact. */
export type NamedFact = readonly [name: string, value: Said];

/** A section: a heading, what is said of it, and what is shown. */
export interface DocSection {
  readonly id: string;
  readonly heading: string;
  readonly beside: readonly (Said | Block)[];
  readonly body: readonly Block[];
  readonly only?: readonly Form[];
  /** How the page lays it out. */
  readonly layout?: { readonly full?: true; readonly two?: true; readonly paper?: 'together' | 'mapping' };
}

/** What a document rests on: a record; or several, by a digest of theirs, if they have one, and the day on which the latest was made. */
export interface Basis {
  readonly digest: string | null;
  readonly run: { readonly startedAt: string };
}

/** A record, or several, as a document, built once and printed in every form. */
export interface Doc {
  /** What it is: `Shuffle audit`. */
  readonly what: string;
  readonly subject: string;
  /** What JUnit calls its suite, and the foot of a sheet calls it, where that is not the subject. */
  readonly suite?: string;
  /** Of what size: `52 cards, 20,000 deals`. */
  readonly scale: string;
  /** Of the browser's tab. */
  readonly title: string;
  readonly look: Look;
  /** As the record has it: `biased`; null where several records are told, which have no verdict together. */
  readonly verdict: string | null;
  readonly words: Omit<VerdictWords, 'sure'>;
  /** Beside the headline. One whose value the `brief` says too, the very same one, the text says once. */
  readonly facts: readonly NamedFact[];
  /** What stands below the headline where there is room for a few lines alone. */
  readonly brief: readonly Block[];
  /** What to run next: below the few lines, and on the page beside the headline. */
  readonly next?: { readonly head: string; readonly words: readonly string[]; readonly note?: string };
  readonly sections: readonly DocSection[];
  readonly check: Check;
  /** What the report states, where it is not what was tested and found: `what was proved, and of what`. */
  readonly states?: string;
  /** The cases come to the verdict, so that JUnit needs no case of the verdict beside them. */
  readonly decidedByCases?: true;
  /** What its own drawings add to the style sheet of all pages. */
  readonly style?: string;
}

/** How to check what the document says. */
export interface Check {
  /** What is said beside it, where that is not what is said of every record that lies beside its page. */
  readonly beside?: readonly string[];
  /** Each under the heading that says what it is for; the first is the one that checks the record. `lines`: a long one as the page has it. */
  readonly commands: readonly { readonly head: string; readonly words: readonly string[]; readonly lines?: readonly string[] }[];
  /** What the commands cannot do. */
  readonly note?: Said;
  /** How the page shows that, where it is more than its words. */
  readonly drawn?: () => Markup;
  readonly facts: readonly NamedFact[];
  /** What stands below them. */
  readonly after?: readonly Block[];
}

/** What a form prints of some blocks. */
export function printedIn<Part extends { readonly only?: readonly Form[] }>(form: Form, parts: readonly Part[]): readonly Part[] {
  return parts.filter(({ only }) => only === undefined || only.includes(form));
}

/** What a report says of itself in the end. */
export function statement({ states = 'what was tested and found' }: Doc): string {
  return `This report states ${states}. It is no certificate.`;
}

/** What stands beside a section, as blocks. */
export function blockOf(said: Said | Block): Block {
  return typeof said === 'object' && 'is' in said ? said : { is: 'sentence', text: said };
}

/** Something said, as a phrase. */
export function phraseOf(said: Said): Phrase {
  return typeof said === 'string' ? [said] : said;
}
