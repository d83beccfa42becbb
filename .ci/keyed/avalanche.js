// How often each bit of the output changes with each bit of the input, over random keys and numbers.
import { Words } from '../../compiled/core/subject/source.js';
import { choicesFrom } from '../../compiled/engine/subject/dealer.js';
import { boundeds, prngs, shuffles } from '../../compiled/parts/catalogues.js';
import { MATRIX } from './constructions.js';

/** Choices that follow from a name alone. @param {string} name */
function choicesOf(name) {
  const chacha = prngs.get('chacha20');
  const state = Uint32Array.from({ length: chacha.seedWords }, (_, k) => name.codePointAt(k) ?? 0);
  return choicesFrom(new Words(chacha.create(state), chacha.range), boundeds.get('lemire'));
}

/** The matrix of a keyed order of 2^bits numbers. @param {string} id @returns {readonly (readonly number[])[]} */
export function avalanche(id) {
  const { bits, inputs, keys } = MATRIX;
  const n = 2 ** bits;
  const shuffle = shuffles.get(id);
  if (shuffle.kind !== 'planned' || !shuffle.keyed) throw new Error(`${id} is no keyed order`);
  const choices = choicesOf(id);
  const bounds = shuffle.bounds(n);
  const counts = Array.from({ length: bits }, () => new Array(bits).fill(0));
  for (let k = 0; k < keys; k++) {
    const order = shuffle.keyed(
      n,
      bounds.map((bound) => choices.below(bound)),
    );
    for (let m = 0; m < inputs; m++) {
      const x = choices.below(n);
      const y = order.at(x);
      for (const [i, row] of counts.entries()) {
        const changed = y ^ order.at(x ^ (1 << i));
        for (let j = 0; j < bits; j++) row[j] += (changed >> j) & 1;
      }
    }
  }
  return counts.map((row) => row.map((count) => Number((count / (keys * inputs)).toFixed(4))));
}
