// Writes the record of an audit to a file, reads it back, and trusts nothing in it: everything is derived, and dealt, again.
import { mkdirSync, writeFileSync } from 'node:fs';
import { boundeds, makePlan, pipeline, prngs, readEvidence, runAudit, seedings, shuffles, startSealing, verifyAny } from 'shuffle-audit';

const subject = pipeline(
  {
    shuffle: shuffles.get('sattolo'),
    prng: prngs.get('xoshiro128ss'),
    bounded: boundeds.get('lemire'),
    seeding: seedings.get('continuous'),
  },
  13,
);
const sealing = startSealing();
const core = await runAudit(makePlan(subject.space, { seed: 'example', trials: 5000 }), subject, { workers: 2 });
mkdirSync('reports', { recursive: true });
writeFileSync('reports/sattolo.json', sealing.seal(core, 2).text);

const record = readEvidence('reports/sattolo.json');
for (const { outcome, title } of await verifyAny(record, process.cwd(), { workers: 2 })) console.log(`${outcome}: ${title}`);

// prints:
// holds: the digest is that of the record
// holds: the plan keeps this tool’s decision rule
// holds: the counts agree with their own digests and sums
// holds: every number and the verdict follow from the counts
// holds: dealing again from the plan gives the same record, bit for bit
