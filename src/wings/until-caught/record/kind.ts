import { THIS_MACHINE } from '../../../host/this-machine.js';
import { VERSION } from '../../../host/version.js';
import { OF_SUBJECT } from '../../../records/of-subject.js';
import type { RecordKind } from '../../../records/record-kind.js';
import { checkUntilCaught, verifyUntilCaught } from '../engine/verify-until-caught.js';
import type { UntilCaughtCore } from './until-caught.js';
import { untilCaughtSchema } from './until-caught.js';

export const untilCaught: RecordKind<UntilCaughtCore> = {
  kind: 'until-caught',
  schema: untilCaughtSchema,
  replay: ({ looks, plan, subject: { origin } }) => ({ origin, plan: { ...plan, trials: looks.at(-1)?.trials ?? plan.firstLook } }),
  ...OF_SUBJECT,
  derive: async (record) => checkUntilCaught(record, VERSION),
  redo(record, { running }) {
    const total = record.core.looks.at(-1)?.trials ?? 0;
    let done = 0;
    const onDeals = (deals: number): void => {
      done += deals;
      running.onProgress?.('sample', Math.min(done, total), total);
    };
    return verifyUntilCaught(record, { workers: running.workers, onDeals }, THIS_MACHINE);
  },
  pages: async () => (await import('../page/pages.js')).pages,
};
