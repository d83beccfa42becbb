import { nounFor, verbFor } from '../../src/core/words/counted.js';
import type { SourceTree } from './source-tree.js';
import { identifier, literal, nodes, parse, type SyntaxNode, walk } from './syntax.js';

/** What is counted somewhere in `src/`: a number before one of them in the plural is written by `counted`. */
export const COUNTED: readonly string[] =
  'addition|audit|bit|board|bound|branch|byte|call|card|case|cell|choice|claim|column|deal|deck|depth|deviation|digit|draw|entry|field|file|game|gap|generator|group|hand|heap|hypothesis|inversion|key|leaf|line|method|minute|mistake|move|number|order|pack|pair|pile|place|position|question|rate|record|removal|result|row|run|sample|second|seed|size|start|state|statistic|step|stone|stream|test|time|twin|value|word|worker'.split(
    '|',
  );
const PLURALS = new Set(COUNTED.map((noun) => nounFor(2, noun)));

/** Adjectives between a number and its noun: neither a verb, which has an s, nor what begins another part of the sentence. */
const BETWEEN = /^ (?:(?!(?:and|at|be|by|from|in|must|number|of|or|the|to) )[a-z-]*[a-rt-z] ){0,2}([a-z]+)\b/;

/** A name that is no number, though a plural stands behind it: `the shuffle audits`. */
const NO_NUMBERS = /(?:^|\.)(?:id|n|bounded|dealer|file|line|name|preset|prng|ratio|shuffle|sizes|wholes|deals|first)$/;

/** Calls that write a whole number. */
const WRITES = new Set(['count', 'rounded']);

function isNumber(hole: SyntaxNode, text: string): boolean {
  if (hole.type === 'CallExpression') {
    const [callee] = nodes(hole, 'callee');
    const name = identifier(callee) ?? (callee ? (identifier(nodes(callee, 'property')[0]) ?? '') : '');
    const [of] = nodes(hole, 'arguments');
    const what = of === undefined ? '' : text.slice(of.start, of.end);
    return WRITES.has(name) && !isConstant(what) && !/(?:^|\.)n$/.test(what);
  }
  if (hole.type !== 'Identifier' && hole.type !== 'MemberExpression') return false;
  const name = text.slice(hole.start, hole.end);
  return !NO_NUMBERS.test(name) && !isConstant(name);
}

const isConstant = (name: string): boolean => /^[A-Z][A-Z\d_]*$/.test(name);

/** Numbers in a template that stand right before a plural, with which they do not agree where they are 1. */
function handMade(node: SyntaxNode, text: string): string[] {
  if (node.type !== 'TemplateLiteral') return [];
  const holes = nodes(node, 'expressions');
  const texts = nodes(node, 'quasis').map(({ value }) => String((value as { cooked: string }).cooked));
  return holes.flatMap((hole, k) => {
    if (!isNumber(hole, text) || (texts[k] ?? '').endsWith('^')) return [];
    const next = holes[k + 1];
    const gap = texts[k + 1] ?? '';
    const noBreak = gap === '' && next !== undefined && identifier(next) === 'NBSP';
    const after = noBreak ? ` ${texts[k + 2] ?? ''}` : gap;
    const [said, noun = ''] = (after.startsWith(' ') ? BETWEEN.exec(after) : null) ?? [];
    if (said !== undefined && PLURALS.has(noun)) return [`a number before '${said.trim()}'`];
    const named = noBreak ? holes[k + 2] : next;
    const plural = after === ' ' && named ? text.slice(named.start, named.end) : '';
    return /(?:^|\.)(?:deals|wholes)$/.test(plural) ? [`a number before ${plural}`] : [];
  });
}

const sameWord = (one: string, many: string): boolean => one === many || nounFor(2, one) === many || verbFor(2, one) === many;

/** Two texts of one choice that differ in the number of a noun or a verb alone. */
function choice(node: SyntaxNode): string[] {
  if (node.type !== 'ConditionalExpression') return [];
  const [one, many] = [literal(nodes(node, 'consequent')[0]), literal(nodes(node, 'alternate')[0])];
  if (!one || many === null || one === many) return [];
  const [left, right] = [one.split(' '), many.split(' ')];
  const same = (a: readonly string[], b: readonly string[]): boolean =>
    a.length === b.length && a.every((word, i) => sameWord(word, b[i] ?? ''));
  return same(left, right) || same(right, left) ? [`'${one}' and '${many}' by hand`] : [];
}

/** Texts of `src/` that put a noun or a verb into its number by hand instead of by `core/words/counted.ts`. */
export function numberFaults(tree: SourceTree): string[] {
  return [...tree].flatMap(([path, text]) => {
    if (path === 'core/words/counted.ts') return [];
    return [...walk(parse(text))].flatMap((node) =>
      [...handMade(node, text), ...choice(node)].map(
        (fault) => `${path}: line ${text.slice(0, node.start).split('\n').length} has ${fault}`,
      ),
    );
  });
}
