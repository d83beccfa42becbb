// Audits a function of a file. It runs in processes of its own, with Math.random from the seed. Record and page go to the folder reports.
import { audit } from 'shuffle-audit';

const { core } = await audit('./shuffle.js', { out: 'reports', seed: 'example', detect: 0.02 });

console.log(`${core.plan.trials} deals of ${core.plan.n} cards: ${core.verdict.kind}`);
for (const { effect, required, test } of core.results) {
  if (required) console.log(`${test}: off by ${(100 * effect.estimate).toFixed(1)} %`);
}

// prints:
// 30415 deals of 52 cards: biased
// cyclic-displacement: off by 10.4 %
// fisher-yates-digits/down: off by 3.8 %
// fisher-yates-digits/forward: off by 10.2 %
// fisher-yates-digits/inside-out: off by 10.2 %
// position-matrix: off by 11.5 %
