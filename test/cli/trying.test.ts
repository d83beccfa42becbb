import { expect, it } from 'vitest';
import { folderOf } from '../host/function/blocks.js';
import { program } from '../support/program.js';

it('a function that is slow to try is told of after a second, unless quiet', async () => {
  const cwd = folderOf({
    'slow.mjs': `const rest = new Int32Array(new SharedArrayBuffer(4));
let k = 0;
export default (deck) => {
  Atomics.wait(rest, 0, 0, 400);
  if (++k === 6) throw new Error('enough');
  return deck.sort(() => Math.random() - 0.5);
};
`,
  });
  const told = await Promise.all([[], ['--quiet']].map((quiet) => program(cwd, 'run', './slow.mjs', ...quiet)));
  expect(told.map(({ status }) => status)).toEqual([76, 76]);
  expect(told[0].told).toMatch(
    /^trying the function: deal [1-5] of 64\nshuffle-audit: \.\/slow\.mjs: deal 6: must not throw, got Error: enough/,
  );
  expect(told[1].stderr).toMatch(/^shuffle-audit: \.\/slow\.mjs: deal 6: must not throw/);
});
