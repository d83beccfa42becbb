// The same correct shuffle, by remainders of the words of several generators: those with poor low bits show.
import { boundeds, makePlan, pipeline, prngs, runAudit, seedings, shuffles } from 'shuffle-audit';

for (const id of ['xoshiro128ss', 'mt19937', 'minstd', 'ansi-c-type0', 'randu']) {
  const subject = pipeline(
    {
      shuffle: shuffles.get('fisher-yates'),
      prng: prngs.get(id),
      bounded: boundeds.get('modulo'),
      seeding: seedings.get('continuous'),
    },
    13,
  );
  const plan = makePlan(subject.space, { seed: 'example', detect: 0.02 });
  const { results, verdict } = await runAudit(plan, subject, { workers: 2 });
  const caught = results.filter(({ pAdjusted }) => pAdjusted < plan.alpha).map(({ test }) => test);
  console.log(`${id}: ${verdict.kind}${caught.length > 0 ? `, seen by ${caught.length} tests` : ''}`);
}

// prints:
// xoshiro128ss: no-bias-found
// mt19937: no-bias-found
// minstd: no-bias-found
// ansi-c-type0: biased, seen by … tests
// randu: biased, seen by … tests
