import { counted } from '../../../../core/words/counted.js';
import { figure } from '../../../../page/charts/figure.js';
import type { DocSection } from '../../../../page/document/doc.js';
import { count } from '../../../../page/numbers.js';
import { plain, say } from '../../../../page/phrase.js';
import { MOST_DRAWN, timeline } from '../charts/timeline.js';
import type { Ledger } from '../facts/ledger.js';
import { subjectPhrase } from '../words/subject.js';

/** Every subject with the verdicts of its records, in the order of time; null where nothing was dealt. */
export function timelineSection({ subjects }: Ledger): DocSection | null {
  const dealt = subjects.filter(({ tried }) => tried.length > 0);
  if (dealt.length === 0) return null;
  const drawn = dealt.slice(0, MOST_DRAWN);
  const rest = dealt.length - drawn.length;
  const gone = dealt.some((one) => one.gone > 0) ? say` A dashed square is a record that a later one counted and that is gone.` : [];
  const altered = dealt.some(({ tried }) => tried.some((line) => line.altered !== null)) ? say` ✕ is altered.` : [];
  const more = rest === 0 ? [] : say` Of ${counted(count(dealt.length), 'subject')} those dealt most often are drawn.`;
  const said = {
    key: 'timeline',
    title: 'Every record that deals, by subject, the oldest left',
    caption: say`■ biased, ○ no bias found, ◐ cannot tell.${altered}${gone} Proofs come out the same every time and are not drawn.${more}`,
    description: drawn
      .map((subject) => `${subject.id}: ${plain(subjectPhrase(subject)) || 'one record.'}`)
      .slice(0, 8)
      .join(' '),
  };
  return {
    id: 'timeline',
    heading: 'How often each was tried',
    only: ['html'],
    beside: [],
    body: [{ is: 'figure', says: null, draw: () => figure({ ...said, wide: timeline(drawn, false), narrow: timeline(drawn, true) }) }],
    layout: { full: true },
  };
}
