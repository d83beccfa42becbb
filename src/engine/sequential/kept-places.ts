import { pow } from '../../math/primitives/pow.js';

/** Outcomes kept of the way the evidence went, a power of ten. */
const KEPT_A_DECADE = 40;

/** After how many outcomes the evidence is kept: 1 and on, about forty times a power of ten, whatever comes. Without an end. */
export function* keptPlaces(): Generator<number, never> {
  let last = 0;
  for (let step = 0; ; step++) {
    const place = Math.round(pow(10, step / KEPT_A_DECADE));
    if (place > last) yield place;
    last = place;
  }
}
