// The exact probability of every order, by walking every choice that a shuffle can make. Nothing is dealt.
import { boundeds, exactLaw, prngs, proveSubject, render, seedings, shuffles, startSealing } from 'shuffle-audit';

// Every order of three cards, in lexicographic order, has one of these numerators.
const { law } = exactLaw(shuffles.get('naive-swap'), 3);
console.log([...law.level].map((level) => `${law.levels[level]}/${law.denominator}`).join(' '));

// A correct shuffle whose choices are remainders of 32-bit words: uneven, though no sample could show it.
const parts = {
  shuffle: shuffles.get('fisher-yates'),
  prng: prngs.get('mt19937'),
  bounded: boundeds.get('modulo'),
  seeding: seedings.get('continuous'),
};
const sealing = startSealing();
const core = await proveSubject({ kind: 'pipeline', parts }, { n: 5 });
console.log(core.verdict.kind);
const text = await render(sealing.seal(core, 1).record, 'text');
console.log(text.split('\n').find((line) => line.startsWith('■')));

// prints:
// 4/27 5/27 5/27 5/27 4/27 4/27
// fails
// ■ Proved uneven for 3 to 5 cards
