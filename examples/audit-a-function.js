// Audits a function of a file. It runs in processes of its own, with Math.random from the seed.
import { makePlan, openFunctionSubject, runAudit } from 'shuffle-audit';

const subject = await openFunctionSubject({
  kind: 'module',
  file: './shuffle.js',
  n: 52,
  randomness: 'injected',
  cwd: import.meta.dirname,
});
const plan = makePlan(subject.space, { seed: 'example', detect: 0.02 });
const { results, verdict } = await runAudit(plan, subject, { workers: 2 });

console.log(`${plan.trials} deals of ${plan.n} cards: ${verdict.kind}`);
for (const { effect, required, test } of results) {
  if (required) console.log(`${test}: off by ${(100 * effect.estimate).toFixed(1)} %`);
}

// prints:
// 30348 deals of 52 cards: biased
// cyclic-displacement: off by 10.4 %
// fisher-yates-digits/down: off by 3.8 %
// fisher-yates-digits/forward: off by 10.2 %
// fisher-yates-digits/inside-out: off by 10.2 %
// position-matrix: off by 11.5 %
