import type { Markup, Part } from '../markup.js';
import type { Phrase } from '../phrase.js';
import type { Column } from '../sections/blocks-table.js';
import type { Look } from '../words/verdict-mark.js';
import type { VerdictWords } from '../words/verdict-words.js';

/** The forms in which a document is printed: a page, the text of a terminal, GitHub's Markdown, JUnit's XML. */
export const FORMS = ['html', 'text', 'markdown', 'junit'] as const;

/** A form in which any record can be printed. */
export type Form = (typeof FORMS)[number];

/** A phrase, or a text without roles. */
export type Said = Phrase | string;

/**
 * A part of a document. Every form prints it in its own way; `only` names the forms where others leave it out. `drawn` builds it for the page, where
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

/** The outcome of a test case: `fail` where something is wrong, `open` where it cannot be told, `skipped` where it was not looked at. */
export type Outcome = 'pass' | 'fail' | 'open' | 'skipped';

export type NamedFact = readonly [name: string, value: Said];

export interface DocSection {
  readonly id: string;
  readonly heading: string;
  readonly beside: readonly (Said | Block)[];
  readonly body: readonly Block[];
  readonly only?: readonly Form[];
  readonly layout?: { readonly full?: true; readonly two?: true; readonly paper?: 'together' | 'mapping' };
}

/** The basis of a document: a record; or several, by a digest of theirs, if they have one, and the day on which the latest was made. */
export interface Basis {
  readonly digest: string | null;
  readonly run: { readonly startedAt: string };
}

/** A record, or several, as a document, built once and printed in every form. */
export interface Doc {
  /** The kind of document: `Shuffle audit`. */
  readonly what: string;
  readonly subject: string;
  /** The name of the suite in JUnit and at the foot of a sheet, where that is not the subject. */
  readonly suite?: string;
  /** The size: `52 cards, 20,000 deals`. */
  readonly scale: string;
  /** The title of the browser's tab. */
  readonly title: string;
  readonly look: Look;
  /** The verdict as the record has it: `biased`; null where several records are told, which have no verdict together. */
  readonly verdict: string | null;
  readonly words: Omit<VerdictWords, 'sure'>;
  /** Facts shown beside the headline. The text says a value once if a sentence of the `brief` is that value or ends with it. */
  readonly facts: readonly NamedFact[];
  /** The blocks below the headline in a form with room for a few lines only. */
  readonly brief: readonly Block[];
  /** The command to run next: below the few lines, and on the page beside the headline. */
  readonly next?: { readonly head: string; readonly words: readonly string[]; readonly note?: string };
  readonly sections: readonly DocSection[];
  readonly check: Check;
  /** The subject of the report, where it is not what was tested and found: `what was proved, and of what`. */
  readonly states?: string;
  /** Present where the cases add up to the verdict, so that JUnit needs no case for the verdict itself. */
  readonly decidedByCases?: true;
  /** The rules that its own drawings add to the style sheet of all pages. */
  readonly style?: string;
}

export interface Check {
  /** The words beside it, where they are not those of every record that lies beside its page. */
  readonly beside?: readonly string[];
  /** Commands, each under a heading that says what it is for; the first checks the record. `lines`: a long one as the page has it. */
  readonly commands: readonly { readonly head: string; readonly words: readonly string[]; readonly lines?: readonly string[] }[];
  /** The limits of the commands. */
  readonly note?: Said;
  /** The check as drawn on the page, where it is more than its words. */
  readonly drawn?: () => Markup;
  readonly facts: readonly NamedFact[];
  readonly after?: readonly Block[];
}

export function printedIn<Part extends { readonly only?: readonly Form[] }>(form: Form, parts: readonly Part[]): readonly Part[] {
  return parts.filter(({ only }) => only === undefined || only.includes(form));
}

export function statement({ states = 'what was tested and found' }: Doc): string {
  return `This report states ${states}. It is no certificate.`;
}

export function blockOf(said: Said | Block): Block {
  return typeof said === 'object' && 'is' in said ? said : { is: 'sentence', text: said };
}

export function phraseOf(said: Said): Phrase {
  return typeof said === 'string' ? [said] : said;
}
