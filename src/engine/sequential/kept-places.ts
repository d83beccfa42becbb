import { pow } from '../../math/primitives/pow.js';

/** Points of the path of the evidence kept per power of ten outcomes. */
const KEPT_A_DECADE = 40;

/** Yields the numbers of outcomes after which the evidence is kept: from 1 on, about forty per power of ten, whatever comes. Never ends. */
export function* keptPlaces(): Generator<number, never> {
  let last = 0;
  for (let step = 0; ; step++) {
    const place = Math.round(pow(10, step / KEPT_A_DECADE));
    if (place > last) yield place;
    last = place;
  }
}
