// How many deals an audit needs, before any is dealt.
import { makePlan, permutations } from 'shuffle-audit';

for (const detect of [0.1, 0.01, 0.001]) {
  const { trials } = makePlan(permutations(52), { seed: 'any', detect });
  console.log(`a bias of ${100 * detect} % is seen 99 times in 100 with ${trials.toLocaleString('en')} deals`);
}

// prints:
// a bias of 10 % is seen 99 times in 100 with 1,217 deals
// a bias of 1 % is seen 99 times in 100 with 121,741 deals
// a bias of 0.1 % is seen 99 times in 100 with 12,182,171 deals
