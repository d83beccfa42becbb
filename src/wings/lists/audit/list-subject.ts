import { originIdentity } from '../../../engine/subject/origin-identity.js';
import { builtInId } from '../../../kinds/built-in-id.js';
import type { ListPlan, ListSource, OneListCore } from '../record/one-list.js';

/** The name of a list from standard input, which cannot be read again. */
const STANDARD_INPUT = '-';

/** Returns the subject of lists from this source: its name, and whether the same lists can be produced again. */
export function listSubject(source: ListSource): OneListCore['subject'] {
  const origin = { source, outcome: { kind: 'list' } } as const;
  if (source.kind !== 'files') {
    const made = { source, outcome: { kind: 'deck' } } as const;
    return { id: builtInId(made), origin, replay: originIdentity(made).replayable ? 'exact' : 'none' };
  }
  const names = source.lists.flatMap(({ files }) => files.map(({ name }) => name));
  const befores = source.lists.flatMap(({ numbering }) => (numbering.by === 'original' ? [numbering.file.name] : []));
  return {
    id: names.map((name) => (name === STANDARD_INPUT ? 'stdin' : name.replace(/^.*\//, ''))).join(', '),
    origin,
    replay: [...names, ...befores].includes(STANDARD_INPUT) ? 'none' : 'exact',
  };
}

/** Returns what a plan takes over from the way in which lists were read: the items of which one is a sample, and that some are equal. */
export function kindOfLists(source: ListSource): Pick<ListPlan, 'copies' | 'of'> {
  const readings = source.kind === 'files' ? source.lists.flatMap(({ reading }) => reading ?? []) : [];
  const [sample] = readings.flatMap((reading) => reading.sample ?? []);
  return { ...(sample && { of: sample.of }), ...(readings.some(({ copies }) => copies) && { copies: true as const }) };
}
