import { importEdges, isMember, nodes, type SyntaxNode, walk } from './syntax.js';

const isExportFrom = (statement: SyntaxNode): boolean =>
  (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportAllDeclaration') && nodes(statement, 'source').length === 1;

/** What is wrong with a catalogue's index.ts: anything but export lines, in the order of their file names. */
export function catalogueIndexFaults(program: SyntaxNode): string[] {
  const body = nodes(program, 'body');
  if (!body.every(isExportFrom)) return ['holds something else than export lines'];
  const names = importEdges(program).map((found) => found.specifier.replace(/\.js$/, ''));
  return names.every((name, i) => i === 0 || (names[i - 1] ?? '') <= name) ? [] : ['has its export lines out of order'];
}

/** `main(…)`, `await main(…)` or `process.exitCode = …` of one of those or of a number. */
function isOneCall(statement: SyntaxNode): boolean {
  if (statement.type !== 'ExpressionStatement') return false;
  let [expression] = nodes(statement, 'expression');
  if (expression?.type === 'AssignmentExpression' && nodes(expression, 'left').some((left) => isMember(left, 'process', 'exitCode')))
    [expression] = nodes(expression, 'right');
  if (expression?.type === 'Literal') return true;
  if (expression?.type === 'AwaitExpression') [expression] = nodes(expression, 'argument');
  if (expression?.type !== 'CallExpression') return false;
  // The wings are loaded by whoever needs them: a function that imports them and hands them on is no code of its own.
  const parts = nodes(expression, 'arguments').flatMap((part) =>
    part.type === 'ArrowFunctionExpression' && [...walk(part)].some(({ type }) => type === 'ImportExpression')
      ? nodes(part, 'body')
      : [part],
  );
  return !parts.some((part) => [...walk(part)].some(({ type }) => /Function|Conditional|Logical|Block/.test(type)));
}

/** What is wrong with src/index.ts (re-exports only) or src/cli.ts (one call). */
export function doorFaults(path: string, program: SyntaxNode): string[] {
  const body = nodes(program, 'body');
  const others = body.filter((statement) => !isExportFrom(statement) && statement.type !== 'ImportDeclaration');
  // The library hands its rooms the wings as the program does.
  if (path === 'index.ts')
    return others.length <= 1 && others.every(isOneCall)
      ? []
      : ['holds something else than re-exports and the call that installs the wings'];
  const rest = body.filter((statement) => statement.type !== 'ImportDeclaration');
  const calls = rest.filter((statement) => [...walk(statement)].some((part) => part.type === 'CallExpression'));
  return rest.every(isOneCall) && calls.length === 1 ? [] : ['holds something else than one call'];
}
