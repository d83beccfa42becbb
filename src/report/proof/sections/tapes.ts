import type { ProofCore } from '../../../core/record/proof.js';
import type { TapeParts, TapeProbe } from '../../../core/source/tape-probe.js';
import { counted } from '../../../core/words/counted.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { count } from '../../../page/numbers.js';
import { say } from '../../../page/phrase.js';

const USES = [
  { head: 'Question of a deal', number: false },
  { head: 'It asks for', number: false },
  { head: 'What it does goes by', number: false },
  { head: 'Paths', number: true },
  { head: 'Drawn again', number: true },
] as const;

const LOOKED = [
  { head: 'Cards', number: false },
  { head: 'Deals', number: true },
  { head: 'Questions answered', number: true },
] as const;

/** The findings about a program that was dealt on a tape: what it asks, and how it uses the answers. */
export function tapesSection({ proof: { tapes = [] } }: ProofCore): DocSection | null {
  const shown = tapes.at(-1);
  if (!shown) return null;
  const deals = tapes.reduce((sum, tape) => sum + tape.deals, 0);
  const words = say`The program asked for every number it used, and got one of our choosing: ${counted(count(deals), 'deal')} of it were made. Answers after which it stands where it stood before are those that it draws again; its law is that of the deals that come to an end.`;
  const rows = tapes.map(({ deals: made, n, questions }) => [say`${n} cards`, say`${made}`, say`${questions}`]);
  return {
    id: 'tapes',
    heading: 'What the program asked, and what it made of the answers',
    beside: [words],
    body: [
      { is: 'part', head: `Each question of a deal of ${shown.n} cards`, body: [usesOf(shown)] },
      { is: 'part', head: LOOKED_AT, body: [{ is: 'table', caption: LOOKED_AT, columns: LOOKED, rows }] },
    ],
  };
}

const LOOKED_AT = 'What was looked at';

function partsText(parts: TapeParts): string {
  return (PARTS[parts.by] as (told: TapeParts) => string)(parts);
}

const PARTS: { readonly [By in TapeParts['by']]: (parts: TapeParts & { readonly by: By }) => string } = {
  values: ({ of }) => (of === '1' ? 'its one value' : `each of its ${counted(of, 'value')}`),
  pieces: ({ of }) => (of === 1 ? 'one piece' : `${of} pieces`),
  remainder({ first, last, low, of }) {
    const beside = BigInt(first) + BigInt(last);
    const where = first === '0' ? 'the end' : last === '0' ? 'the beginning' : 'the ends';
    const alone = beside === 0n ? '' : `, and ${beside} at ${where} by ${beside === 1n ? 'itself' : 'themselves'}`;
    return `its remainder by ${of}${low > 0 ? `, without its lowest ${counted(low, 'bit')}` : ''}${alone}`;
  },
};

function usesOf({ uses }: TapeProbe): Block {
  if (uses.length === 0) return { is: 'sentence', text: 'It asks nothing.' };
  return {
    is: 'table',
    caption: 'How each answer is used',
    columns: USES,
    rows: uses.map(({ again, draw, parts, paths, question }) => [
      say`question ${draw}`,
      [question],
      [partsText(parts)],
      say`${paths}`,
      again === 0 ? ['none'] : say`${again}`,
    ]),
  };
}
