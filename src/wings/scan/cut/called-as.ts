import type { Candidate } from '../find/candidates.js';
import { saysRandom } from '../find/names.js';
import { memberOf, type Node, nameOf, nodeAt, nodesAt, within } from '../read/syntax.js';
import type { NotCut } from './gather.js';
import { namesIn } from './names-used.js';

/** How a function is called with a deck. */
export interface CalledAs {
  /** Where it takes the deck from: a parameter, a member of its object, the object itself, a variable outside it; or it makes cards of its own. */
  readonly list: 'param' | 'own' | 'this' | 'prototype' | 'outside';
  /** The member, or the variable. */
  readonly member: string;
  /** What it is given, as code in which `__deck` and `random` are had. */
  readonly given: readonly string[];
  /** True where `run` calls it in the same way by itself. */
  readonly plain: boolean;
}

/** Returns how a find is called with a deck, or the reason why it cannot be. */
export function calledAs({ above, code, list: named }: Candidate): CalledAs | NotCut {
  if (!code) return { reason: 'it stands in no function' };
  const params = nodesAt(code, 'params');
  const at = Math.max(
    0,
    params.findIndex((one) => namesIn(one).includes(named)),
  );
  const found = listOf(named, code, above);
  if (typeof found !== 'string') return found;
  if (code['generator'] === true) return { reason: 'it is a generator' };
  if (code['async'] === true && found !== 'param' && found !== 'own') return { reason: 'it gives its list later' };
  const given = params.map((param, k) => (found === 'param' && k === at ? '__deck' : givenFor(param)));
  const unknown = given.indexOf('');
  if (unknown >= 0) return { reason: `it needs ${namesIn(params[unknown])[0] ?? 'an object'} beside a list` };
  const usual = given.every((one, k) => k === 0 || one === 'undefined' || (k === 1 && /^(?:random|rng|rand)$/.test(nameOf(params[1]))));
  while (given.at(-1) === 'undefined') given.pop();
  return { list: found, member: named.replace('this.', ''), given, plain: found === 'own' || (found === 'param' && at === 0 && usual) };
}

function listOf(named: string, code: Node, above: readonly Node[]): CalledAs['list'] | NotCut {
  const params = nodesAt(code, 'params');
  const own = within(code)
    .filter(({ type }) => type === 'VariableDeclarator')
    .flatMap((one) => namesIn(nodeAt(one, 'id')));
  if (named === 'this') return isOfArray(above) ? 'prototype' : { reason: 'it shuffles this' };
  if (named.startsWith('this.')) return 'this';
  if (named !== '' && ![...own, ...params.flatMap(namesIn)].includes(named) && isVariable(named, above)) return 'outside';
  const [first] = params;
  if (!first) return givesBack(code) ? 'own' : { reason: 'it is handed no list, and gives none back' };
  return first.type === 'ObjectPattern' ? { reason: 'it is handed an object, and no list' } : 'param';
}

/** Returns the code for another parameter than the list; empty where nothing is known to fit. */
function givenFor(param: Node): string {
  if (/^(?:AssignmentPattern|RestElement)$/.test(param.type) || param['optional'] === true) return 'undefined';
  const name = nameOf(param);
  return saysRandom(name) ? 'random' : /^(?:n|len|length|size|count)$/i.test(name) ? '__deck.length' : '';
}

/** True for a variable of the file, or of a block around. */
function isVariable(name: string, above: readonly Node[]): boolean {
  const statements = above.flatMap((block) => nodesAt(block, 'body')).map((one) => nodeAt(one, 'declaration') ?? one);
  return statements.flatMap((one) => nodesAt(one, 'declarations')).some((one) => namesIn(nodeAt(one, 'id')).includes(name));
}

/** True for a function that all lists are given: `Array.prototype.shuffle = function () …`. */
function isOfArray(above: readonly Node[]): boolean {
  const owner = nodeAt(above.at(-1), 'left', 'object');
  return memberOf(owner) === 'prototype' && nameOf(nodeAt(owner, 'object')) === 'Array';
}

function givesBack(code: Node): boolean {
  const body = nodeAt(code, 'body');
  return body?.type !== 'BlockStatement' || within(body).some((one) => one.type === 'ReturnStatement' && nodeAt(one, 'argument') !== null);
}
