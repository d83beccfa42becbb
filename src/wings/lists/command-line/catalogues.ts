import { type Listed, listed } from '../../../cli/listed.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { listStatistics } from '../counting/catalogue.js';
import { listMechanisms } from '../traces/mechanism-catalogue.js';

export function listedStatistics(): readonly Listed[] {
  return listStatistics.all.map((entry) => ({
    ...listed(entry),
    facts: {
      question: entry.question,
      finds: entry.finds,
      battery: entry.battery,
      ...(entry.mostUnlessDeep !== undefined && {
        'longer lists': `beyond ${counted(count(entry.mostUnlessDeep), 'item')} in the deep battery alone`,
      }),
    },
  }));
}

export function listedMechanisms(): readonly Listed[] {
  return listMechanisms.all.map((entry) => ({ ...listed(entry), facts: {} }));
}
