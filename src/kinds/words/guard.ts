import type { Guard } from '../../core/record/by-law.js';
import { counted } from '../../core/words/counted.js';
import { count } from '../../core/words/numbers.js';
import { prngs } from '../../parts/catalogues.js';

/** Says what a guard found in the streams of a sample, or in it together with a fresh one: a clause. */
export function guardWords(guard: Guard): string {
  if ('streams' in guard) return guard.id === 'overlap' ? sharing(guard) : `with a fresh sample ${sharing(guard)}`;
  const { holds, id, prng, words } = guard;
  const taken = counted(count(words), 'word');
  const period = periodOf(prng);
  const again = `${prng} repeats itself after ${period === null ? 'fewer words' : power(period)}`;
  if (id === 'fresh-period') {
    const would = `with a fresh sample one stream would take about ${taken}`;
    return holds ? `${would} of ${prng}, and still not repeat` : `${would}, but ${again}: fresh deals would be copies of earlier ones`;
  }
  if (!holds) return `the deals take about ${taken} in one stream, but ${again}: the later deals are copies of earlier ones`;
  const share = period === null ? Number.POSITIVE_INFINITY : Number(period) / words;
  return `one stream takes about ${taken} of ${prng}, which repeats after ${period === null ? 'more words' : power(period)}${share < 1000 ? `: 1 in ${Math.floor(share)} of them` : ''}`;
}

export function guardsWords(guards: readonly Guard[]): string {
  return guards.map(guardWords).join('; ');
}

function sharing({ bits, holds, streams, words }: Extract<Guard, { streams: number }>): string {
  const share = `${counted(count(streams), 'stream')} of ${counted(count(words), 'word')}`;
  return holds
    ? `${share} share a stretch with a chance below 2^${bits}`
    : `${share} may share a stretch, with a chance of up to 2^${bits}`;
}

/** Returns the period of a generator; null for one that this version lacks. */
function periodOf(prng: string): bigint | null {
  return prngs.all.find(({ id }) => id === prng)?.period ?? null;
}

function power(period: bigint): string {
  if (period < 10n ** 9n) return counted(count(period), 'word');
  const bits = period.toString(2).length;
  return period === 2n ** BigInt(bits) - 1n
    ? `2^${bits} − 1 words`
    : period === 2n ** BigInt(bits - 1)
      ? `2^${bits - 1} words`
      : `about 2^${bits} words`;
}
