import { counted } from '../../../core/words/counted.js';
import { audited } from '../../../kinds/words/audited-size.js';
import { docPages } from '../../../page/document/doc-pages.js';
import { count, interval } from '../../../page/numbers.js';
import type { RecordPages } from '../../../page/record-pages.js';
import type { BrokenRaceCore } from '../record/broken-race.js';
import { raceDocument } from './document.js';

export const pages: RecordPages<BrokenRaceCore> = docPages(raceDocument, ({ core }) => {
  const { plan, race, share, subject } = core;
  const { broken, deals } = race.counts;
  return {
    id: subject.id,
    deals: true,
    plan: `${audited(core)}, ${counted(count(plan.trials), 'deal')} planned, ended with deal ${count(race.first.deal)}`,
    verdict: {
      words: 'Broken',
      size: `${count(broken)} of ${counted(count(deals), 'deal')} lost cards, ${interval(share.low, share.high)}`,
    },
  };
});
