import { calledIn, childrenOf, isFunction, isLoop, memberOf, type Node, nameOf, nodeAt, nodesAt, within } from '../read/syntax.js';
import { saysRandom, wordsIn } from './names.js';

const OF_CRYPTO = /^(?:getRandomValues|randomInt|randomBytes|randomFillSync)$/;

/** True where a part of a file draws random numbers, as far as its words show: by Math.random, crypto, or a function called random, rng or one of `names`. */
export function drawsRandom(node: Node, names: ReadonlySet<string> = new Set()): boolean {
  return within(node).some((one) => {
    if (one.type === 'MemberExpression')
      return OF_CRYPTO.test(memberOf(one)) || (memberOf(one) === 'random' && nameOf(nodeAt(one, 'object')) === 'Math');
    const called = one.type === 'CallExpression' ? [calledIn(one), nameOf(nodeAt(one, 'callee', 'object'))] : [];
    return called.some((name) => saysRandom(name) || names.has(name));
  });
}

/** A sort whose comparator draws: its list, its comparator, and whether that looks at the items. */
export type CoinSort = Readonly<{ list: string; comparator: Node; looks: boolean }>;

/** Returns the random sort that a call is; null for any other. `named` finds a function of the file by its name. */
export function coinSort(call: Node, named: (name: string) => Node | undefined): CoinSort | null {
  const list = call.type === 'CallExpression' ? nodeAt(call, 'callee', 'object') : null;
  const [comparator] = nodesAt(call, 'arguments');
  if (!list || !comparator || !/^(?:sort|toSorted)$/.test(memberOf(nodeAt(call, 'callee')))) return null;
  const code = comparator.type === 'Identifier' ? named(nameOf(comparator)) : comparator;
  // Two items are in random order after one toss of a coin.
  const few = list.type === 'ArrayExpression' && nodesAt(list, 'elements').length < 3;
  const body = nodeAt(code, 'body');
  if (few || !code || !body || !isFunction(code) || !drawsRandom(code)) return null;
  const items = nodesAt(code, 'params').map(nameOf);
  return { list: rootOf(list), comparator, looks: within(body).some((one) => one.type === 'Identifier' && items.includes(nameOf(one))) };
}

/** Returns the list, as text, of which a loop, or a function called for every item, exchanges two items; null where it does not. */
export function swappedIn(node: Node): string | null {
  const isEach = node.type === 'CallExpression' && /^(?:forEach|map|reduce|reduceRight)$/.test(memberOf(nodeAt(node, 'callee')));
  if (!isLoop(node) && !isEach) return null;
  const all = within(node);
  const sets = all.filter(({ type }) => type === 'AssignmentExpression').map((set) => [nodeAt(set, 'left'), nodeAt(set, 'right')] as const);
  // What is swapped now and then is no shuffle.
  if (all.some((one) => one.type === 'IfStatement' && drawsRandom(nodeAt(one, 'test') ?? one))) return null;
  for (const [left, right] of sets) {
    const [one, other] = nodesAt(left, 'elements');
    if (left?.type === 'ArrayPattern' && right?.type === 'ArrayExpression' && itemOf(one) !== null && itemOf(other) !== null)
      return itemOf(one);
    const list = itemOf(left);
    if (list && itemOf(right) === list && sets.filter(([set]) => itemOf(set) === list).length > 1) return list;
  }
  const call = all.find((one) => one.type === 'CallExpression' && /^(?:swap|exchange)/.test(wordsIn(calledIn(one)).join(' ')));
  const given = nodesAt(call, 'arguments');
  return given.length >= 3 ? (given.map(rootOf).find((list) => list !== '') ?? null) : null;
}

/** Returns the list, as text, of which a node is an item; null where it is none. */
const itemOf = (node: Node | null | undefined): string | null =>
  node?.type === 'MemberExpression' && node['computed'] === true ? rootOf(nodeAt(node, 'object')) : null;

/** Returns a list as text where it is a name, `this` or a member of it: `deck`, `this.cards`; empty for anything else. */
function rootOf(node: Node | null): string {
  if (node?.type === 'MemberExpression') return nodeAt(node, 'object')?.type === 'ThisExpression' ? `this.${memberOf(node)}` : '';
  if (node?.type === 'ThisExpression') return 'this';
  // `list as string[]`, `list!`
  return node?.type.startsWith('TS') ? rootOf(childrenOf(node)[0] ?? null) : nameOf(node);
}
