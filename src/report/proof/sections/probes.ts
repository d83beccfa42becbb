import type { ProofCore } from '../../../core/record/proof.js';
import type { DrawUse, FunctionProbe } from '../../../core/source/function-probe.js';
import { counted } from '../../../core/words/counted.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say } from '../../../page/phrase.js';
import { decimalUp, fraction } from '../numbers.js';

const MOST_LISTED = 12;

const USES = [
  { head: 'Number of a deal', number: false },
  { head: 'It makes a difference whether it lies above', number: false },
  { head: 'Paths that use it so', number: true },
] as const;

const PROBES = [
  { head: 'Calls of the function', number: true },
  { head: 'Points tried for a number', number: true },
  { head: 'Where', number: false },
  { head: 'Boundaries', number: false },
] as const;

/** The findings about a function probed from outside: how it uses each number that it asks for. */
export function probesSection({ proof: { probes } }: ProofCore): DocSection | null {
  if (probes === null || probes.length === 0) return null;
  const drawn = probes.findLast(({ n }) => n <= 4) ?? probes[0];
  return probed(
    probes.map((probe) => [`${probe.n} cards`, probe] as const),
    [`a deal of ${drawn.n} cards`, drawn],
    { changed: 'the deck', head: 'Cards' },
  );
}

/** The same findings for a function probed by its names: one of them is `shown` in full, with the thing that it counts. */
export function probed(
  all: readonly (readonly [name: string, probe: FunctionProbe])[],
  [of, shown]: readonly [of: string, probe: FunctionProbe],
  { changed, head }: { readonly changed: string; readonly head: string },
): DocSection {
  const runs = all.reduce((sum, [, probe]) => sum + probe.runs, 0);
  const words = say`A function cannot be looked into, so it was called ${counted(count(runs), 'time')} with chosen numbers, and every number moved until ${changed} changed.`;
  const columns = [{ head, number: false }, ...PROBES];
  const rows = all.map(([name, probe]) => probeRow(name, probe));
  return {
    id: 'probes',
    heading: 'How the function uses its numbers',
    beside: [words],
    body: [
      { is: 'part', head: `Each number of ${of}`, body: usesOf(shown) },
      { is: 'part', head: LOOKED_AT, body: [{ is: 'table', caption: LOOKED_AT, columns, rows }] },
    ],
  };
}

const LOOKED_AT = 'What was looked at';

function usesOf({ uses }: FunctionProbe): readonly Block[] {
  if (uses.length === 0) return [{ is: 'sentence', text: 'It asks for none.' }];
  return [
    { is: 'sentence', text: 'Between two boundaries it makes no difference what the number is.' },
    { is: 'table', caption: 'How each number is used', columns: USES, rows: uses.map(useRow) },
  ];
}

function useRow({ boundaries, draw, paths }: DrawUse): readonly Phrase[] {
  const listed = boundaries.length <= MOST_LISTED && boundaries.every((text) => text.length <= 12);
  const places: Phrase =
    boundaries.length === 0
      ? ['nothing: it makes no difference']
      : listed
        ? [boundaries.map(fraction).join(', ')]
        : say`${boundaries.length} boundaries, in the record`;
  return [say`number ${draw}`, places, say`${paths}`];
}

function probeRow(name: string, { error, grid, rational, runs, tolerance, uses }: FunctionProbe): readonly Phrase[] {
  const found: Phrase = uses.every(({ boundaries }) => boundaries.length === 0)
    ? ['none']
    : rational
      ? say`simple fractions, each met to within ${decimalUp(tolerance)}`
      : say`not all simple fractions; a probability may be off by ${decimalUp(error)}`;
  return [[name], say`${runs}`, say`${grid.points}`, [grid.everywhere ? 'on every path' : 'on some paths of each depth'], found];
}
