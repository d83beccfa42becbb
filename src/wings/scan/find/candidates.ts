import { lineAt, type Source } from '../read/parse-source.js';
import { calledIn, isFunction, memberOf, type Node, nameOf, nodeAt, nodesAt, walk, within } from '../read/syntax.js';
import { saysOtherAim, saysRandom, saysShuffle } from './names.js';
import { type CoinSort, coinSort, drawsRandom, swappedIn } from './shapes.js';

/** A part of a file that looks like a shuffle, and why it does. */
export interface Candidate {
  readonly source: Source;
  readonly name: string;
  readonly line: number;
  readonly why: 'name' | 'sort' | 'swap';
  /** The function; null for a sort that stands in none. */
  readonly code: Node | null;
  readonly above: readonly Node[];
  readonly sort: CoinSort | null;
  /** The list that is swapped or sorted, as the function names it; empty where that is not known. */
  readonly list: string;
  readonly draws: boolean;
}

/** Leaves out what stands in a line, or under one, with this in it. */
const LEFT_OUT = 'shuffle-audit-ignore';

/** Finds what looks like a shuffle: by its name, by a sort with a random comparator, or by swaps in a loop beside random numbers. */
export function candidatesIn(source: Source): readonly Candidate[] {
  const { program, text } = source;
  const functions = new Map<Node, { readonly name: string; readonly above: readonly Node[] }>();
  const found = new Map<Node, Candidate>();
  const note = (node: Node, code: Node | null, more: Pick<Candidate, 'why' | 'list' | 'sort'>, around: readonly Node[]): void => {
    const { above, name } = (code && functions.get(code)) ?? { above: around, name: nameOf(nodeAt(around.at(-2), 'id')) || 'sort' };
    const line = lineAt(text, (more.sort ? node : (code ?? node)).start);
    const key = code ?? node;
    if (!found.has(key)) found.set(key, { source, name: name || 'function', line, code, above, draws: drawsRandom(key, drawing), ...more });
  };
  walk(program, (node, above) => {
    if (isFunction(node)) functions.set(node, { name: functionName(node, above), above });
  });
  const drawing = new Set([...functions].filter(([node]) => drawsRandom(node)).map(([, { name }]) => name));
  for (const statement of nodesAt(program, 'body'))
    for (const one of nodesAt(statement, 'specifiers'))
      if ([one, statement].some((from) => saysRandom(nameOf(nodeAt(from, 'imported') ?? nodeAt(from, 'source')))))
        drawing.add(nameOf(nodeAt(one, 'local')));
  const named = (name: string): Node | undefined => [...functions].find(([, one]) => one.name === name)?.[0];
  walk(program, (node, above) => {
    const around = above.filter(isFunction);
    // What a function without a name does inside another is done by that one.
    const owner = around.findLast((one) => functions.get(one)?.name !== '') ?? around.at(-1);
    const sort = coinSort(node, named);
    if (sort) return note(node, owner ?? null, { why: 'sort', list: sort.list, sort }, [...above, node]);
    const list = owner ? swappedIn(node) : null;
    if (!owner || list === null) return;
    const draws = drawsRandom(owner, drawing) || saysShuffle(functions.get(owner)?.name ?? '');
    if (draws) note(node, owner, { why: 'swap', list, sort: null }, above);
  });
  const shown = [...found.keys()];
  for (const [node, { above, name }] of functions) {
    // A shuffle inside a function that is called so is told once, by what it does.
    const inner = shown.some((one) => one !== node && within(node).includes(one));
    if (!inner && saysShuffle(name) && looksDone(node, drawing)) note(node, node, { why: 'name', list: '', sort: null }, above);
  }
  const lines = text.split('\n');
  const isLeftOut = (line: number): boolean => lines.slice(Math.max(0, line - 2), line).some((one) => one.includes(LEFT_OUT));
  const kept = [...found.values()].filter(({ line, name, why }) => !isLeftOut(line) && !(why === 'swap' && saysOtherAim(name)));
  return kept.toSorted((one, other) => one.line - other.line);
}

/** True for a function that draws, or hands the list that it is handed to what is called a shuffle. */
function looksDone(node: Node, drawing: ReadonlySet<string>): boolean {
  if (drawsRandom(node, drawing)) return true;
  return nodesAt(node, 'params').length > 0 && within(node).some((one) => one.type === 'CallExpression' && saysShuffle(calledIn(one)));
}

function functionName(node: Node, above: readonly Node[]): string {
  const around = above.at(-1);
  const own = nameOf(nodeAt(node, 'id'));
  if (own !== '' || !around) return own;
  if (around.type === 'ExportDefaultDeclaration') return 'default';
  if (around.type === 'VariableDeclarator') return nameOf(nodeAt(around, 'id'));
  if (around.type === 'AssignmentExpression') return memberOf(nodeAt(around, 'left')) || nameOf(nodeAt(around, 'left'));
  const isMember = /^(?:Property|MethodDefinition|PropertyDefinition)$/.test(around.type);
  return isMember && around['computed'] !== true ? nameOf(nodeAt(around, 'key')) : '';
}
