import type { PlacedFault } from '../items/list-faults.js';
import { listFault } from '../items/list-faults.js';
import type { PlaceFile } from './check-list.js';
import { checkSize, namesOf } from './check-list.js';
import { findPlaces } from './find-places.js';
import type { MatchFaults } from './match-original.js';

const HINT = 'both files must hold the same items, written alike; a table names its columns in its first row';

/**
 * Holds what was found wrong with a list of `n` texts and with its order before to be nothing.
 * Throws E_LIST_EMPTY, E_LIST_FOREIGN, E_LIST_DOUBLED, E_LIST_LOST, with the lines of the first.
 */
export async function checkMatch(faults: MatchFaults, n: number, parts: readonly PlaceFile[], original: PlaceFile): Promise<void> {
  const { name } = original.input;
  if (faults.original.count > 0) {
    const { at, first, count } = faults.original;
    const [place, before] = await findPlaces([original], [at, first]);
    throw listFault([{ kind: 'doubled', count, place, first: before }], [name], `the items of ${name}`, HINT);
  }
  checkSize(n, parts);
  const found: PlacedFault[] = [];
  const { foreign, doubled, lost } = faults;
  if (foreign.count > 0) {
    const [place] = await findPlaces(parts, [foreign.at]);
    found.push({ kind: 'foreign', count: foreign.count, place });
  }
  if (doubled.count > 0) {
    const [place, first] = await findPlaces(parts, [doubled.at, doubled.first]);
    found.push({ kind: 'doubled', count: doubled.count, place, first });
  }
  if (lost.count > 0) {
    const [place] = await findPlaces([original], [lost.at]);
    found.push({ kind: 'lost', count: lost.count, item: place.text, place });
  }
  if (found.length > 0) throw listFault(found, namesOf(parts), `the items of ${name}`, HINT);
}
