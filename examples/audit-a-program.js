// Audits a program in any language that writes one deck a line until its standard input is closed.
import { makePlan, openProgramSubject, runAudit } from 'shuffle-audit';

const subject = await openProgramSubject({ program: 'python3', args: ['./dealer.py'], n: 5, cwd: import.meta.dirname });
const plan = makePlan(subject.space, { seed: 'example', trials: 20_000 });
const { verdict } = await runAudit(plan, subject, { workers: 1 });

console.log(`${subject.id}: ${verdict.kind}`);

// prints:
// python3 ./dealer.py: biased
