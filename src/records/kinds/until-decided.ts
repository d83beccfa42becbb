import type { SequentialCore } from '../../core/record/sequential.js';
import { sequentialSchema } from '../../engine/record/sequential-schema.js';
import { verifySequential } from '../../engine/verify/verify-sequential.js';
import { reopenAnew } from '../../host/function/reopen-anew.js';
import { THIS_MACHINE } from '../../host/this-machine.js';
import { notDealt } from '../not-dealt.js';
import { OF_SUBJECT } from '../of-subject.js';
import type { RecordKind } from '../record-kind.js';

export const untilDecided: RecordKind<SequentialCore> = {
  kind: 'until-decided',
  schema: sequentialSchema,
  replay: ({ plan, result: { trials }, subject: { origin } }) => ({ origin, plan: { ...plan, trials } }),
  ...OF_SUBJECT,
  async derive(record) {
    const checks = await verifySequential(record, notDealt, THIS_MACHINE);
    return checks.filter(({ id }) => id !== 'deals');
  },
  redo(record, { cwd, running }) {
    const { plan, result, subject } = record.core;
    return verifySequential(
      record,
      () => reopenAnew(subject.origin, plan.n, cwd),
      THIS_MACHINE,
      (done) => running.onProgress?.('sample', done, result.trials),
    );
  },
  pages: async () => (await import('../../report/sequential/pages.js')).pages,
};
