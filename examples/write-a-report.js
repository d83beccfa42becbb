// Writes the page of an audit to a file, and its JUnit for continuous integration.
import { mkdirSync, writeFileSync } from 'node:fs';
import { makePlan, openFunctionSubject, render, runAudit, startSealing } from 'shuffle-audit';

const subject = await openFunctionSubject({
  kind: 'module',
  file: './shuffle.js',
  n: 13,
  randomness: 'injected',
  cwd: import.meta.dirname,
});
const sealing = startSealing();
const core = await runAudit(makePlan(subject.space, { seed: 'example', trials: 5000 }), subject, { workers: 2 });
const { record } = sealing.seal(core, 2);

mkdirSync('reports', { recursive: true });
writeFileSync('reports/shuffle.html', await render(record, 'html'));
writeFileSync('reports/shuffle.xml', await render(record, 'junit'));
console.log((await render(record, 'text')).split('\n')[2]);

// prints:
// ■ Biased: some cards come to some positions too often
