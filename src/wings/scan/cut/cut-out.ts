import type { Candidate } from '../find/candidates.js';
import { isScript } from '../read/parse-source.js';
import { isFunction, memberOf, type Node, nameOf, nodeAt, nodesAt, within } from '../read/syntax.js';
import type { CalledAs } from './called-as.js';
import { gather, type NotCut, namesUsed } from './gather.js';

/** A module made of a part of a file: it exports a function of a deck. */
export type CutOut = Readonly<Record<'text' | 'ending' | 'name', string>>;

/** Cuts the sort of a find out of its file, as a function that sorts a deck by its comparator. */
export function cutSort(found: Candidate, comparator: Node): CutOut | NotCut {
  return moduleOf(found, namesUsed(comparator), '', `const __found = (deck) => deck.sort(${textOf(found, comparator)});`);
}

/** Cuts the function of a find out of its file, with what it uses, as a function of a deck. */
export function cutFunction(found: Candidate, code: Node, { given, list, member, plain }: CalledAs): CutOut | NotCut {
  const args = given.join(', ');
  const onDeck = (first: string, call: string, deck: string): string =>
    `const __found = (__deck, random) => { ${first} const result = ${call}; return Array.isArray(result) ? result : ${deck}; };`;
  if (list === 'this' || within(code).some(({ type }) => type === 'ThisExpression') !== (list === 'prototype')) {
    const methods = methodsFor(found, code, list === 'this' ? member : '');
    if ('reason' in methods) return methods;
    const [own = ''] = methods.keys();
    const texts = [...methods].map(([name, node]) => unhidden(name) + textOf(found, node).replace(/\bthis\.#/g, 'this.__'));
    const used = new Set([...methods.values()].flatMap((one) => [...namesUsed(one)]));
    const held = list === 'this' ? unhidden(member) : '__own';
    const self = `const self = { ${texts.join(', ')}, ${held}: __deck };`;
    return moduleOf(found, used, '', onDeck(self, `self.${unhidden(own)}(${args})`, `self.${held}`));
  }
  const uses = namesUsed(code);
  const own = `const __own = ${expressionOf(found, code)};`;
  if (list === 'prototype') return moduleOf(found, uses, '', own, onDeck('', `__own.call(${['__deck', ...given].join(', ')})`, '__deck'));
  if (list === 'outside')
    return moduleOf(found, uses, member, `let ${member};`, own, onDeck(`${member} = __deck;`, `__own(${args})`, member));
  if (plain) return moduleOf(found, uses, '', own.replace('__own', '__found'));
  return moduleOf(found, uses, '', own, `const __found = (__deck, random) => __own(${args});`);
}

const textOf = ({ source }: Candidate, { end, start }: Node): string => source.text.slice(start, end);

/** Writes a function as an expression; the value of a method begins at its parameters. */
function expressionOf(found: Candidate, code: Node): string {
  const text = textOf(found, code);
  return isBare(text, code) ? `({ ${code['async'] === true ? 'async ' : ''}__method${text} }).__method` : `(${text})`;
}

const isBare = (text: string, { type }: Node): boolean => type === 'FunctionExpression' && !/^(?:async\s+)?function\b/.test(text);

/** Returns a method and those that it calls by `this`. The reason why not, where it uses another member than `list`, which nothing sets. */
function methodsFor(found: Candidate, code: Node, list: string): ReadonlyMap<string, Node> | NotCut {
  const [owner, member] = found.above.slice(-2);
  const own = nameOf(nodeAt(member, 'key'));
  if (own === '' || member?.['static'] === true) return { reason: 'it uses this, and is no method' };
  const siblings = [...nodesAt(owner, 'body'), ...nodesAt(owner, 'properties')];
  const kept = new Map([[own, code]]);
  // What is added on the way is met as well.
  for (const one of kept.values()) {
    if (one['async'] === true || one['generator'] === true || !isBare(textOf(found, one), one)) return { reason: 'it is no plain method' };
    for (const part of within(one)) {
      const name = memberOf(part);
      if (nodeAt(part, 'object')?.type !== 'ThisExpression' || name === list || kept.has(name)) continue;
      const named = siblings.find((sibling) => nameOf(nodeAt(sibling, 'key')) === name);
      const value = /^(?:method|init)$/.test(String(named?.['kind'])) ? nodeAt(named, 'value') : null;
      if (!value || !isFunction(value)) return { reason: `it uses this.${name}, which only its object has` };
      kept.set(name, value);
    }
  }
  return kept;
}

/** Writes a private name, which an object of its own cannot have, as another. */
const unhidden = (name: string): string => name.replace('#', '__');

function moduleOf(found: Candidate, uses: ReadonlySet<string>, handed: string, ...lines: readonly string[]): CutOut | NotCut {
  const { name, source } = found;
  const gathered = gather(found, uses, handed);
  if ('reason' in gathered) return gathered;
  const [, typed] = /\.[cm]?(ts|tsx)$/.exec(source.path) ?? [];
  // A script may do what a module may not, such as setting a variable that nobody declared.
  const own = isScript(source) ? 'cjs' : gathered.some((line) => line.startsWith('import ')) ? 'jsx' : 'mjs';
  const ending = typed?.replace(/^ts$/, 'mts') ?? own;
  const exported = /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default' && name !== 'function' ? name : 'shuffle';
  const last = ending === 'cjs' ? `exports.${exported} = __found;` : `export { __found as ${exported} };`;
  return { text: [...gathered, ...lines, last, ''].join('\n'), ending, name: exported };
}
