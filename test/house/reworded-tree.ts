import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT } from './source-tree.js';
import { identifier, nodes, parse, type SyntaxNode } from './syntax.js';

/** What stands before every reworded sentence. */
export const MARK = '¤';

/** Fields of a node that name something and tell nobody anything. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: ['source', 'attributes'],
  ExportAllDeclaration: ['source', 'attributes'],
  ExportNamedDeclaration: ['source', 'attributes'],
  ImportExpression: ['source'],
  Property: ['key'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  MemberExpression: ['property'],
};

/** The function whose argument is a seed: what is dealt follows from its letters. */
const SEEDS = 'rootOf';

/** Two words of letters, one space apart. */
const SENTENCE = /\p{L}+ \p{L}+/u;

/** `text`, a module of JavaScript, with the mark before every sentence that it says: a string of two words or more that is no import, key or directive. */
export function reworded(text: string): string {
  let [made, last] = ['', 0];
  for (const at of sentences(parse(text)).sort((a, b) => a - b)) {
    made += text.slice(last, at) + MARK;
    last = at;
  }
  return made + text.slice(last);
}

/** Where the texts of sentences begin. */
function sentences(node: SyntaxNode): number[] {
  if (node.type === 'Literal') return typeof node['value'] === 'string' && SENTENCE.test(node['value']) ? [node.start + 1] : [];
  const unnamed = Object.keys(node).filter((field) => !isName(node, field));
  const own = node.type === 'TemplateLiteral' && isSentence(nodes(node, 'quasis')) ? [node.start + 1] : [];
  return [...own, ...unnamed.flatMap((field) => nodes(node, field).flatMap(sentences))];
}

function isName(node: SyntaxNode, field: string): boolean {
  if (node.type === 'CallExpression') return field === 'arguments' && identifier(nodes(node, 'callee')[0]) === SEEDS;
  if (node.type === 'ExpressionStatement') return typeof node['directive'] === 'string';
  return NAMES[node.type]?.includes(field) === true && node['computed'] !== true;
}

/** Whether a template says more than what it is given: a value counts as a word. */
function isSentence(quasis: readonly SyntaxNode[]): boolean {
  const texts = quasis.map(({ value }) => String((value as { raw: string }).raw));
  return texts.some((text) => /\p{L}{2}/u.test(text)) && SENTENCE.test(texts.join('x'));
}

/** Writes the program into `folder` with every sentence reworded; what is not compiled of sources is linked. */
export function writeReworded(folder: string): void {
  const compiled = join(PROJECT, 'compiled');
  for (const name of readdirSync(PROJECT).filter((one) => !['compiled', 'dist', '.git'].includes(one))) {
    symlinkSync(join(PROJECT, name), join(folder, name));
  }
  for (const name of readdirSync(compiled, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|json|wasm)$/.test(name) || name.startsWith('lab')) continue;
    const made = join(folder, 'compiled', name);
    mkdirSync(dirname(made), { recursive: true });
    if (name.endsWith('.js')) writeFileSync(made, reworded(readFileSync(join(compiled, name), 'utf8')));
    else cpSync(join(compiled, name), made);
  }
}
