// Writes out, in the declarations that the compiler made, the types that are inferred from schemas, with their comments: who reads records needs no schema for it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
// The compiler of this project has no programming interface yet, so that of the extractor is taken.
import ts from '../node_modules/@microsoft/api-extractor/node_modules/typescript/lib/typescript.js';
import { ROOT } from './sources.js';

const SOURCES = join(ROOT, 'src');

/** Where a type is declared, and what it is called. @typedef {{ readonly name: string, readonly file: string }} Named */

/** Writes out every type `Shape<…>`. @param {string} compiled where the declarations are */
export function writeTypesOut(compiled) {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && readFileSync(join(SOURCES, file), 'utf8').includes(' = Shape<'));
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const { options } = ts.getParsedCommandLineOfConfigFile(join(ROOT, 'tsconfig.json'), {}, host) ?? { options: {} };
  const program = ts.createProgram(
    files.map((file) => join(SOURCES, file)),
    options,
  );
  const checker = program.getTypeChecker();
  /** Types with a name, by themselves and by their schemas. @type {Map<ts.Type, Named>} */
  const named = new Map();
  /** Schemas, by file and name of their type. @type {Map<string, ts.Type>} */
  const schemas = new Map();
  /** Fields of what is no type of its own, by file and name. @type {Map<string, string>} */
  const keys = new Map();
  for (const file of files) {
    for (const node of program.getSourceFile(join(SOURCES, file))?.statements ?? []) {
      if (ts.isVariableStatement(node))
        for (const { name } of node.declarationList.declarations) {
          const fields = checker.getTypeAtLocation(name).getProperties();
          keys.set(`${file} ${name.getText()}`, fields.map((field) => `'${field.name}'`).join(' | '));
        }
      if (!(ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) || node.typeParameters) continue;
      const own = { name: node.name.text, file };
      named.set(checker.getTypeAtLocation(node.name), own);
      const argument = argumentOf(node);
      if (!argument) continue;
      const schema = checker.getTypeFromTypeNode(argument);
      schemas.set(`${file} ${own.name}`, schema);
      if (/Object|Union/.test(schema.symbol.name)) named.set(schema, own);
    }
  }

  for (const file of files) {
    const path = join(compiled, file.replace(/\.ts$/, '.d.ts'));
    const before = readFileSync(path, 'utf8');
    /** @type {Set<string>} */
    const imports = new Set();

    /** @param {Named} type */
    const use = ({ name, file: from }) => {
      const near = posix.relative(posix.dirname(file), from).replace(/^(?!\.)/, './');
      if (from !== file && !new RegExp(`^import .*\\b${name}\\b`, 'm').test(before))
        imports.add(`import type { ${name} } from '${near.replace(/\.ts$/, '.js')}';\n`);
      return name;
    };

    /** A type that a schema was told it reads. @param {ts.Type} type @returns {string} */
    const told = (type) => {
      const known = named.get(type);
      if (known) return use(known);
      const declared = type.symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
      const given = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)).map(told);
      return `${use({ name: type.symbol.name, file: posix.relative(SOURCES, declared) })}<${given.join(', ')}>`;
    };

    /** What a schema reads. @param {ts.Type} schema @param {string} indent @returns {string} */
    const written = (schema, indent) => {
      const known = named.get(schema);
      return known ? use(known) : whole(schema, indent);
    };

    /** The same, its own fields too where it has a name. @param {ts.Type} schema @param {string} indent @returns {string} */
    const whole = (schema, indent) => {
      const [first, second] = checker.getTypeArguments(/** @type {ts.TypeReference} */ (schema));
      switch (schema.symbol.name) {
        case 'ZodObject':
          return fields(first, indent);
        case 'ZodArray':
          return `readonly ${grouped(written(first, indent))}[]`;
        case 'ZodNullable':
          return `${written(first, indent)} | null`;
        case 'ZodExactOptional':
          return written(first, indent);
        case 'ZodRecord':
          return `Readonly<Record<string, ${written(second, indent)}>>`;
        case 'ZodUnion':
        case 'ZodDiscriminatedUnion': {
          const members = checker.getTypeArguments(/** @type {ts.TypeReference} */ (first));
          return members.map((one) => written(one, indent)).join(' | ');
        }
        case 'ZodType':
          return told(first);
        default: {
          const output = /** @type {ts.Symbol} */ (schema.getProperty('_output'));
          return checker.typeToString(checker.getTypeOfSymbol(output), undefined, ts.TypeFormatFlags.NoTruncation);
        }
      }
    };

    /** @param {ts.Type} shape @param {string} indent */
    const fields = (shape, indent) => {
      const inside = `${indent}    `;
      const lines = shape.getProperties().map((field) => {
        const schema = checker.getTypeOfSymbol(field);
        const mark = schema.symbol.name === 'ZodExactOptional' ? '?' : '';
        return `${inside}${comment(ts.displayPartsToString(field.getDocumentationComment(checker)), inside)}readonly ${field.name}${mark}: ${written(schema, inside)};\n`;
      });
      return `{\n${lines.join('')}${indent}}`;
    };

    const after = before.replace(
      /^export type (\w+) = (.*\btypeof (\w+).*);$/gm,
      (/** @type {string} */ _, /** @type {string} */ name, /** @type {string} */ type, /** @type {string} */ object) => {
        const schema = schemas.get(`${file} ${name}`);
        const text = schema ? whole(schema, '') : type.replace(`keyof typeof ${object}`, keys.get(`${file} ${object}`) ?? 'never');
        return `export type ${name} = ${text};`;
      },
    );
    writeFileSync(path, [...imports].join('') + after);
  }
}

/** The argument of `Shape<…>`, where a type is one. @param {ts.Statement} node */
function argumentOf(node) {
  const type = ts.isTypeAliasDeclaration(node) && ts.isTypeReferenceNode(node.type) ? node.type : undefined;
  return type?.typeName.getText() === 'Shape' ? type.typeArguments?.[0] : undefined;
}

/** @param {string} text @param {string} indent */
function comment(text, indent) {
  if (text === '') return '';
  const lines = text.split('\n');
  return lines.length === 1
    ? `/** ${text} */\n${indent}`
    : `/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n${indent}`;
}

/** @param {string} type */
function grouped(type) {
  return / [|&] (?![^{]*\})/.test(type) || type.startsWith('readonly ') ? `(${type})` : type;
}
