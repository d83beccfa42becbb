// What the runner of a workflow reads and writes.

/**
 * A command to the runner that marks a line: https://docs.github.com/actions/reference/workflow-commands-for-github-actions. What would end a value or the
 * command is escaped as the runner's own toolkit does (actions/toolkit, packages/core/src/command.ts).
 * @param {'error' | 'warning' | 'notice'} kind
 * @param {string} message
 * @param {Readonly<Record<string, string>>} properties
 */
export function mark(kind, message, properties) {
  const told = Object.entries(properties).map(([name, value]) => `${name}=${inData(value).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
  return `::${kind} ${told.join(',')}::${inData(message)}`;
}

/** @param {string} text */
function inData(text) {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/**
 * The words of a line, which double or single quotes hold together. Nothing else of a shell is read: no variable, no substitution, no pattern. Throws where
 * a quote is not closed.
 * @param {string} line
 * @returns {string[]}
 */
export function words(line) {
  const found = [];
  for (const [word, , open] of line.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*'|(["']))+/g)) {
    if (open !== undefined || /["']/.test(word.replaceAll(/"[^"]*"|'[^']*'/g, ''))) throw new Error(`a quote is not closed in: ${line}`);
    found.push(
      word.replaceAll(
        /"([^"]*)"|'([^']*)'/g,
        (_, /** @type {string | undefined} */ double, /** @type {string} */ single) => double ?? single,
      ),
    );
  }
  return found;
}
