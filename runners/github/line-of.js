// Where a function of a file is declared, told from its text: the file is not run again, and no parser is needed.

/**
 * The line, from 1, on which the export `name` (a dotted path, or `default`) is declared in a file of JavaScript or TypeScript; 1 where that is not seen.
 * @param {string} text
 * @param {string} name
 */
export function lineOf(text, name) {
  const code = bare(text);
  const last = name.split('.').at(-1) ?? name;
  const at = declared(code, last) ?? exported(code, last) ?? 0;
  return code.slice(0, at).split('\n').length;
}

const NAME = '[\\w$]+';

/**
 * Where something of this name is declared or assigned.
 * @param {string} code
 * @param {string} name
 */
function declared(code, name) {
  const one = name.replaceAll('$', '\\$');
  const forms = [
    `\\bfunction\\s*\\*?\\s*${one}\\s*[(<]`,
    `\\bclass\\s+${one}\\b`,
    `\\b(?:const|let|var)\\s+${one}\\b`,
    `\\bexports\\.${one}\\s*=`,
    `(?<=[\\n{,;]\\s*)(?:(?:static|async|public)\\s+)*${one}\\s*(?:\\([^)]*\\)[^{;=]*\\{|[:=]\\s*(?:async\\s*)?(?:function|\\())`,
  ];
  return name === 'default' ? undefined : first(code, forms);
}

/**
 * Where an export that has another name inside, or none, is declared.
 * @param {string} code
 * @param {string} name
 * @returns {number | undefined}
 */
function exported(code, name) {
  const one = name.replaceAll('$', '\\$');
  const renamed =
    new RegExp(`\\bexport\\s*\\{[^}]*?(${NAME})\\s+as\\s+${one}\\b`).exec(code)?.[1] ??
    (name === 'default'
      ? new RegExp(`\\b(?:export\\s+default|module\\.exports\\s*=)\\s+(${NAME})\\s*;?[ \\t]*(?:\\n|$)`).exec(code)?.[1]
      : undefined);
  const inside = renamed === undefined ? undefined : declared(code, renamed);
  return inside ?? (name === 'default' ? first(code, ['\\bexport\\s+default\\b', '\\bmodule\\.exports\\s*=']) : undefined);
}

/**
 * @param {string} code
 * @param {readonly string[]} forms
 */
function first(code, forms) {
  return forms.map((form) => new RegExp(form).exec(code)?.index).find((at) => at !== undefined);
}

/**
 * The text with blanks for what stands in comments and quotes, line by line as it was.
 * @param {string} text
 */
function bare(text) {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g, (some) =>
    some.replaceAll(/[^\n]/g, ' '),
  );
}
