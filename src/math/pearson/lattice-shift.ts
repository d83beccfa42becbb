import { logGamma } from '../primitives/log-gamma.js';

/**
 * Returns the amount by which to raise a quadratic statistic for its lower tail, since counts are whole numbers: the most even table of all has a
 * chance above 0. At 0 it is the squared radius of a ball with the volume of one point of the counts' lattice, π^(d/2)/Γ(d/2 + 1) times r^d (DLMF,
 * https://dlmf.nist.gov/5.19.E4). It fades where a ball holds so many points that their number is its volume. `logVolume`: the log of that point's
 * volume in `dimensions` dimensions, on the scale of the statistic's root.
 */
export function latticeShift(logVolume: number, dimensions: number): (value: number) => number {
  const spacing = Math.exp((2 * logVolume) / dimensions);
  const radius = (spacing * Math.exp((2 * logGamma(dimensions / 2 + 1)) / dimensions)) / Math.PI;
  return (value) => radius * Math.exp(-value / (dimensions * spacing));
}
