import type { HeapGame } from './heap-game.js';

/**
 * Returns the Grundy values of heaps 0 to `most` of a game: the smallest nonnegative integer that no option of the heap has. A position of several
 * heaps has the exclusive or of their values, and the player to move wins if that is not 0.
 *
 * R. P. Sprague (1935), Über mathematische Kampfspiele, Tohoku Math. J. 41; P. M. Grundy (1939), Mathematics and games, Eureka 2.
 */
export function grundyValues(game: HeapGame, most: number): Int32Array {
  const values = new Int32Array(most + 1);
  // Which heap last had an option of this value: no clearing between heaps. A move of n has fewer values than there are options.
  let met = new Int32Array(64).fill(-1);
  for (let n = 0; n <= most; n++) {
    game.options(n, (first, second) => {
      const value = values[first] ^ values[second];
      if (value >= met.length) met = grown(met, value);
      met[value] = n;
    });
    let least = 0;
    while (least < met.length && met[least] === n) least++;
    values[n] = least;
  }
  return values;
}

function grown(met: Int32Array<ArrayBuffer>, value: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * value + 1).fill(-1);
  larger.set(met);
  return larger;
}
