import type { Candidate } from '../find/candidates.js';
import { saysRandom } from '../find/names.js';
import { memberOf, type Node, nameOf, nodeAt, nodesAt, within } from '../read/syntax.js';
import { type NotCut, namesIn, namesUsed } from './gather.js';

/** The way a function is called with a deck. */
export interface CalledAs {
  /** The place it takes the deck from: a parameter, a member of its object, the object itself, a variable outside it; or it makes cards of its own. */
  readonly list: 'param' | 'own' | 'this' | 'prototype' | 'outside';
  /** The member, or the variable. */
  readonly member: string;
  /** Its arguments, as code in which `__deck` and `random` are had. */
  readonly given: readonly string[];
  /** True where the list that it swaps or sorts is the one that it is handed. */
  readonly shown: boolean;
  /** True where `run` calls it in the same way by itself. */
  readonly plain: boolean;
}

/** Returns how a find is called with a deck, or the reason why it cannot be. */
export function calledAs({ above, code, list: named }: Candidate): CalledAs | NotCut {
  if (!code) return { reason: 'it stands in no function' };
  const params = nodesAt(code, 'params');
  const place = params.map(namesIn).findIndex((names) => names.includes(named));
  const at = Math.max(0, place);
  const found = listOf(named, code, above);
  if (typeof found !== 'string') return found;
  if (code['generator'] === true) return { reason: 'it is a generator' };
  if (code['async'] === true && found !== 'param' && found !== 'own') return { reason: 'it gives its list later' };
  const given = params.map((param, k) => (found === 'param' && k === at ? '__deck' : givenFor(param)));
  const unknown = given.indexOf('');
  if (unknown >= 0) return { reason: `it needs ${namesIn(params[unknown])[0] ?? 'an object'} beside a list` };
  const usual = given.every((one, k) => k === 0 || one === 'undefined' || (k === 1 && /^(?:random|rng|rand)$/.test(nameOf(params[1]))));
  while (given.at(-1) === 'undefined') given.pop();
  const shown = place >= 0 || !/^(?:param|own)$/.test(found);
  const plain = found === 'own' || (found === 'param' && at === 0 && usual);
  return { list: found, member: named.replace('this.', ''), given, shown, plain };
}

function listOf(named: string, code: Node, above: readonly Node[]): CalledAs['list'] | NotCut {
  const owner = nodeAt(above.at(-1), 'left', 'object');
  // Array.prototype.shuffle = function () …
  const isOfArray = memberOf(owner) === 'prototype' && nameOf(nodeAt(owner, 'object')) === 'Array';
  if (named === 'this') return isOfArray ? 'prototype' : { reason: 'it shuffles this' };
  if (named.startsWith('this.')) return 'this';
  if (namesUsed(code).has(named) && isVariable(named, above)) return 'outside';
  const [first] = nodesAt(code, 'params');
  if (!first) return givesBack(code) ? 'own' : { reason: 'it is handed no list, and gives none back' };
  return first.type === 'ObjectPattern' ? { reason: 'it is handed an object, and no list' } : 'param';
}

function givenFor(param: Node): string {
  const [name = ''] = namesIn(param);
  // By one seed, as by one clock, it deals one order.
  if (/seed/i.test(name)) return '';
  if (/^(?:AssignmentPattern|RestElement)$/.test(param.type) || param['optional'] === true) return 'undefined';
  return saysRandom(name) ? 'random' : /^(?:n|len|length|size|count)$/i.test(name) ? '__deck.length' : '';
}

function isVariable(name: string, above: readonly Node[]): boolean {
  const statements = above.flatMap((block) => nodesAt(block, 'body')).map((one) => nodeAt(one, 'declaration') ?? one);
  return statements.flatMap((one) => nodesAt(one, 'declarations')).some((one) => namesIn(nodeAt(one, 'id')).includes(name));
}

function givesBack(code: Node): boolean {
  const body = nodeAt(code, 'body');
  return body?.type !== 'BlockStatement' || within(body).some((one) => one.type === 'ReturnStatement' && nodeAt(one, 'argument') !== null);
}

/** Returns the name by which a function of a file is had from outside, `shuffle` or `default`; null where it is not. */
export function exportedAs({ above, code, source }: Candidate): string | null {
  const [, statement = code, ...between] = above;
  // What stands in a function, an object or a class has no name outside.
  if (between.some(({ type }) => !/^(?:Variable|AssignmentExpression)/.test(type))) return null;
  if (statement?.type === 'ExportDefaultDeclaration') return 'default';
  const declared = nameOf(nodeAt(code, 'id')) || nameOf(nodeAt(between.at(-1) ?? above.at(-1), 'id'));
  if (statement?.type === 'ExportNamedDeclaration') return declared;
  if (between.at(-1)?.type === 'AssignmentExpression') return ofCommonJs(nodeAt(between.at(-1), 'left'));
  const listed = nodesAt(source.program, 'body').map((one) => listedIn(one, declared));
  return listed.find((name) => name !== null) ?? null;
}

/** Returns the name under which a statement exports what is declared as `name`; null where it does not. */
function listedIn(statement: Node, name: string): string | null {
  if (statement.type === 'ExportDefaultDeclaration') return nameOf(nodeAt(statement, 'declaration')) === name ? 'default' : null;
  const listed = nodesAt(statement, 'specifiers').find((one) => nameOf(nodeAt(one, 'local')) === name);
  if (listed && !nodeAt(statement, 'source')) return nameOf(nodeAt(listed, 'exported')) || null;
  const right = nodeAt(statement, 'expression', 'right');
  const exported = right && ofCommonJs(nodeAt(statement, 'expression', 'left'));
  const inside = exported === 'default' ? nodesAt(right, 'properties').find((one) => nameOf(nodeAt(one, 'value')) === name) : undefined;
  return inside ? nameOf(nodeAt(inside, 'key')) : nameOf(right) === name ? exported : null;
}

/** Returns the export that CommonJS makes of what is assigned: `module.exports`, `exports.name`, `module.exports.name`; null for anything else. */
function ofCommonJs(left: Node | null): string | null {
  const isWhole = (node: Node | null): boolean => memberOf(node) === 'exports' && nameOf(nodeAt(node, 'object')) === 'module';
  if (isWhole(left)) return 'default';
  const owner = nodeAt(left, 'object');
  return isWhole(owner) || nameOf(owner) === 'exports' ? memberOf(left) || null : null;
}
