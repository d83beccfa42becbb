// Has one file of declarations import what another exports, in place of declaring it again: a class with private fields would be two classes, and nothing made of one would pass for the other.
// The compiler of this project has no programming interface yet, so that of the extractor is taken.
import ts from '../node_modules/@microsoft/api-extractor/node_modules/typescript/lib/typescript.js';

/** A declaration: its name, whether it is exported, and its text without that. @typedef {{ name: string, isExported: boolean, text: string, said: string }} Declared */

/** The statements of a file, with their comments. @param {string} text @returns {readonly Declared[]} */
function declarationsIn(text) {
  const file = ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.Latest, true);
  return file.statements.map((node) => {
    const named = ts.isVariableStatement(node) ? node.declarationList.declarations[0] : node;
    const name = 'name' in named && named.name ? /** @type {ts.Node} */ (named.name).getText() : '';
    const isExported = node.getText().startsWith('export ');
    return { name, isExported, text: node.getFullText(), said: node.getText().replace(/^export /, '') };
  });
}

/**
 * The declarations of an entry without those that the root exports in the same words, which it imports, and without what none of the rest names.
 * @param {string} text @param {string} root the declarations of the root @param {string} from where those are, seen from the entry
 */
export function sharingTypes(text, root, from) {
  const shared = new Map(declarationsIn(root).flatMap(({ isExported, name, said }) => (isExported && name !== '' ? [[name, said]] : [])));
  const all = declarationsIn(text);
  const imported = all.filter(({ isExported, name, said }) => !isExported && shared.get(name) === said).map(({ name }) => name);
  let kept = all.filter(({ name }) => !imported.includes(name));
  const isNamed = (/** @type {string} */ name) => {
    const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);
    return kept.some((other) => other.name !== name && word.test(other.said));
  };
  for (let before = -1; before !== kept.length; ) {
    before = kept.length;
    kept = kept.filter(({ isExported, name }) => isExported || name === '' || isNamed(name));
  }
  const names = [...new Set(imported)].filter(isNamed).sort();
  const line = names.length === 0 ? '' : `import type { ${names.join(', ')} } from '${from}';\n\n`;
  return `${line}${kept
    .map((one) => one.text)
    .join('')
    .trim()}\n`;
}
