import type { EntryFiles } from './catalogue-entries.js';
import type { SourceTree } from './source-tree.js';
import { identifier, literal, nodes, parse, type SyntaxNode, walk } from './syntax.js';

/** Files that are meant to name entries by id, each with its reason. */
export const NAMES_ENTRIES: Readonly<Record<string, string>> = {
  'core/subject/default-parts.ts': 'the one place of the default parts',
  'wings/standards/profiles/tests.ts': 'the one list of which statistics answer what standards ask',
  'engine/subject/language-presets.ts': 'a table of the shuffles of the languages, by their parts',
  'engine/subject/presets.ts': 'a table of cases that are known from the record, by their parts',
  'exact/claims/law-claim.ts': 'a table of exact claims, each about one shuffle',
  'engine/child/state.ts': 'the label of a function’s own stream in the seed path, which no renamed generator may change',
};

/** Ids that are words of something else too, with what they mean there. They still may not be held against what an entry or a row is called by. */
export const OTHER_MEANINGS: Readonly<Record<string, string>> = {
  blank: 'the empty cell of a board, and an empty line of a log',
  buffer: 'a piece of memory, in the type of a digest',
  continuous: 'a law of p-values in a calibration',
  counter: 'a reading of Prometheus that only grows',
  descents: 'a number of every order, which closed forms and counts are of',
  'inside-out': 'a decoder of deals into choices, which is not the shuffle of that name',
  inversions: 'a noun in a sentence',
  'never-first': 'a pattern of one step of a shuffle',
  'nim-sum': 'the name of a line in a drawing and a table',
  os: 'the built-in of Node that tells of the machine',
  'poker-hands': 'what is put into bins, in the reason why a statistic is not made',
  random: 'Math.random, a parameter’s name, and the side that plays at random',
  rejection: 'a claim about drawing again, and a way to scramble',
  repeats: 'a verb in a sentence',
  'rising-sequences': 'a number of every order, which closed forms and counts are of',
  round: 'a step of a public beacon',
  uniform: 'the law of draws that are exactly even, and a claim',
  walk: 'the rule of a scrambler that makes moves, and the key of a drawing',
};

/** What an entry or a row is called by in the code. */
const CALLED_BY =
  /^(?:id|test|tests|shuffle|shuffles|prng|prngs|bounded|boundeds|seeding|seedings|dealer|nimDealers|player|nimPlayers|scrambler|scramblers|maker|algorithm|algorithms|heuristic|heuristics|counts|strongest)$/;

const nameOf = (node: SyntaxNode | undefined): string | null =>
  node === undefined ? null : (identifier(node) ?? identifier(nodes(node, 'property')[0]));

const isCalledBy = (node: SyntaxNode | undefined): boolean => CALLED_BY.test(nameOf(node) ?? '');

/** The literals that are held against an id, looked up with one, or sorted out by one. */
function comparedTexts(program: SyntaxNode): Set<SyntaxNode> {
  const found = new Set<SyntaxNode>();
  for (const node of walk(program)) {
    if (node.type === 'BinaryExpression') {
      const [left, right] = [...nodes(node, 'left'), ...nodes(node, 'right')];
      if (isCalledBy(left) && right) found.add(right);
      if (isCalledBy(right) && left) found.add(left);
    }
    if (node.type === 'SwitchStatement' && isCalledBy(nodes(node, 'discriminant')[0]))
      for (const one of nodes(node, 'cases')) for (const test of nodes(one, 'test')) found.add(test);
    const [object] = nodes(node, 'object');
    if (node.type === 'MemberExpression' && node['computed'] === true && isCalledBy(object))
      for (const key of nodes(node, 'property')) found.add(key);
    const [callee] = nodes(node, 'callee');
    if (node.type === 'CallExpression' && callee?.type === 'MemberExpression' && isCalledBy(nodes(callee, 'object')[0]))
      for (const argument of nodes(node, 'arguments')) found.add(argument);
  }
  return found;
}

/** The values of the properties called `catches`: the parts of the subject that a statistic must flag, which are a reference and no branch. */
function caught(program: SyntaxNode): Set<SyntaxNode> {
  const properties = [...walk(program)].filter((node) => node.type === 'Property' && identifier(nodes(node, 'key')[0]) === 'catches');
  return new Set(properties.flatMap((property) => nodes(property, 'value').flatMap((value) => [...walk(value)])));
}

/** Calls of `core/words/counted.ts`, whose texts are nouns of a sentence. */
const COUNTS = /^(?:counted|nounFor|allOf)$/;

function nounsSaid(program: SyntaxNode): Set<SyntaxNode> {
  const calls = [...walk(program)].filter(
    (node) => node.type === 'CallExpression' && COUNTS.test(identifier(nodes(node, 'callee')[0]) ?? ''),
  );
  return new Set(calls.flatMap((call) => nodes(call, 'arguments').slice(1)));
}

function textOf(node: SyntaxNode): string | null {
  const value: unknown = node.type === 'TemplateElement' ? node['value'] : null;
  if (typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string') return value.cooked;
  return literal(node);
}

/** The ids that a text is, or begins with before a part or a number (`previous-deal/`, `riffle:7`), or that it lists between commas. */
function idsIn(text: string, entries: EntryFiles): readonly string[] {
  const words = text.split(/, ?/);
  if (!words.every((word) => /^[\w:/-]+$/.test(word))) return [];
  return words.flatMap((word) => {
    const [head = ''] = word.split(/[/:]/);
    return entries.has(word) ? [word] : entries.has(head) ? [head] : [];
  });
}

/** Every place where a file names an entry of a catalogue by its id and is neither the entry's own nor one of those that are meant to. */
export function idFaults(tree: SourceTree, entries: EntryFiles, meant: readonly string[] = Object.keys(NAMES_ENTRIES)): string[] {
  const written = new RegExp(`['"\`,] ?(?:${[...entries.keys()].join('|')})['"\`/:,$]`);
  return [...tree].flatMap(([path, text]) => {
    // Most files hold none of them, and reading a file for good takes its time.
    if (meant.includes(path) || !written.test(text)) return [];
    const program = parse(text);
    const [compared, reference, said] = [comparedTexts(program), caught(program), nounsSaid(program)];
    return [...walk(program)].flatMap((node) =>
      idsIn(textOf(node) ?? '', entries).flatMap((id) => {
        if (reference.has(node) || said.has(node) || entries.get(id)?.includes(path)) return [];
        if (OTHER_MEANINGS[id] !== undefined && !compared.has(node)) return [];
        return [`${path}: line ${text.slice(0, node.start).split('\n').length} names the entry ${id} by its id`];
      }),
    );
  });
}
