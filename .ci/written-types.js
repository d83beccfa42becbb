// Writes out, in the declarations that the compiler made, the types that are inferred from schemas, with their comments: who reads records needs no schema for it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// The compiler of this project has no programming interface yet, so that of the extractor is taken.
import ts from '../node_modules/@microsoft/api-extractor/node_modules/typescript/lib/typescript.js';
import { ROOT } from './sources.js';

const SCHEMAS = 'core';

/**
 * Writes them out in all declarations of the folder that has schemas.
 * @param {string} compiled where the declarations are
 */
export function writeTypesOut(compiled) {
  const names = readdirSync(join(ROOT, 'src', SCHEMAS));
  const config = ts.getParsedCommandLineOfConfigFile(
    join(ROOT, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  const program = ts.createProgram(
    names.map((name) => join(ROOT, 'src', SCHEMAS, name)),
    config?.options ?? {},
  );
  const checker = program.getTypeChecker();
  /** Every type that has a name, by its schema's. @type {Map<ts.Type, { name: string, file: string }>} */
  const named = new Map();
  /** Schemas by the file and the name of their type. @type {Map<string, Map<string, ts.Type>>} */
  const schemas = new Map();
  for (const file of names) {
    /** @type {Map<string, ts.Type>} */
    const own = new Map();
    for (const node of program.getSourceFile(join(ROOT, 'src', SCHEMAS, file))?.statements ?? []) {
      if (!ts.isTypeAliasDeclaration(node) || !ts.isTypeReferenceNode(node.type) || node.type.typeName.getText() !== 'Shape') continue;
      const [argument] = node.type.typeArguments ?? [];
      const schema = argument && checker.getTypeFromTypeNode(argument);
      if (!schema || node.typeParameters) continue;
      own.set(node.name.text, schema);
      if (/Object|Union/.test(schema.symbol.name)) named.set(schema, { name: node.name.text, file });
    }
    schemas.set(file, own);
  }

  for (const [file, own] of schemas) {
    const path = join(compiled, SCHEMAS, file.replace(/\.ts$/, '.d.ts'));
    const before = readFileSync(path, 'utf8');
    /** @type {Map<string, string>} */
    const imports = new Map();
    const source = program.getSourceFile(join(ROOT, 'src', SCHEMAS, file));

    /** @param {string} name @param {string} from */
    const use = (name, from) => {
      if (from !== file && !new RegExp(`^import .*\\b${name}\\b`, 'm').test(before)) imports.set(name, from);
      return name;
    };

    /** What a schema reads, as TypeScript. @param {ts.Type} schema @param {string} indent @param {boolean} [whole] @returns {string} */
    const written = (schema, indent, whole) => {
      const known = whole ? undefined : named.get(schema);
      if (known) return use(known.name, known.file);
      const inner = checker.getTypeArguments(/** @type {ts.TypeReference} */ (schema));
      switch (schema.symbol.name) {
        case 'ZodObject':
          return objectOf(inner[0], indent);
        case 'ZodArray':
          return `readonly ${grouped(written(inner[0], indent))}[]`;
        case 'ZodNullable':
          return `${written(inner[0], indent)} | null`;
        case 'ZodExactOptional':
          return written(inner[0], indent);
        case 'ZodRecord':
          return `Readonly<Record<string, ${written(inner[1], indent)}>>`;
        case 'ZodUnion':
        case 'ZodDiscriminatedUnion':
          return checker
            .getTypeArguments(/** @type {ts.TypeReference} */ (inner[0]))
            .map((one) => written(one, indent))
            .join(' | ');
        case 'ZodType':
          return use((inner[0].aliasSymbol ?? inner[0].symbol).name, fileOf(inner[0]));
        default: {
          const output = /** @type {ts.Symbol} */ (schema.getProperty('_output'));
          return checker.typeToString(checker.getTypeOfSymbol(output), undefined, ts.TypeFormatFlags.NoTruncation);
        }
      }
    };

    /** @param {ts.Type} shape @param {string} indent */
    const objectOf = (shape, indent) => {
      const inside = `${indent}    `;
      const fields = shape.getProperties().map((field) => {
        const schema = checker.getTypeOfSymbol(field);
        const optional = schema.symbol.name === 'ZodExactOptional' ? '?' : '';
        return `${inside}${commentOf(field, inside)}readonly ${field.name}${optional}: ${written(schema, inside)};\n`;
      });
      return `{\n${fields.join('')}${indent}}`;
    };

    /** @param {string} keys */
    const keysOf = (keys) => {
      const statement = source?.statements.flatMap((one) => (ts.isVariableStatement(one) ? one.declarationList.declarations : []));
      const found = statement?.find(({ name }) => name.getText() === keys);
      const properties = found ? checker.getTypeAtLocation(found.name).getProperties() : [];
      return properties.map(({ name }) => `'${name}'`).join(' | ');
    };

    const after = before.replaceAll(
      /^export type (\w+) = (.*\btypeof .*);$/gm,
      (/** @type {string} */ all, /** @type {string} */ name, /** @type {string} */ type) => {
        const schema = own.get(name);
        const text = schema
          ? written(schema, '', true)
          : type.replace(/keyof typeof (\w+)/, (_, /** @type {string} */ keys) => keysOf(keys));
        return text === type ? all : `export type ${name} = ${text};`;
      },
    );
    const added = [...imports].map(([name, from]) => `import type { ${name} } from './${from.replace(/\.ts$/, '.js')}';\n`).join('');
    if (after !== before) writeFileSync(path, added + after);
  }

  /** @param {ts.Symbol} field @param {string} indent */
  function commentOf(field, indent) {
    const text = ts.displayPartsToString(field.getDocumentationComment(checker));
    if (text === '') return '';
    const lines = text.split('\n');
    return lines.length === 1
      ? `/** ${text} */\n${indent}`
      : `/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n${indent}`;
  }
}

/** @param {string} type */
function grouped(type) {
  return / [|&] (?![^{]*\})/.test(type) || type.startsWith('readonly ') ? `(${type})` : type;
}

/** The file that declares a type. @param {ts.Type} type */
function fileOf(type) {
  const [declared] = (type.aliasSymbol ?? type.symbol).declarations ?? [];
  return declared?.getSourceFile().fileName.replace(/.*\//, '') ?? '';
}
