/**
 * The root of a monotone f between `a` and `b`, where f has opposite signs, to the last digits that f resolves: inverse quadratic
 * interpolation guarded by bisection. T. R. Chandrupatla (1997), A new hybrid quadratic/bisection algorithm for finding the zero of a
 * nonlinear function without using derivatives, doi:10.1016/S0965-9978(96)00051-8. About 10 evaluations for a smooth f, and an error below
 * 1e-14; measured in monotone-root.test.ts. `ends`: f at both, where they are known.
 */
export function monotoneRoot(
  f: (at: number) => number,
  a: number,
  b: number,
  ends: { readonly a: number; readonly b: number } = { a: f(a), b: f(b) },
): number {
  let [near, far, old] = [b, a, a];
  let [fNear, fFar] = [ends.b, ends.a];
  let fOld = fFar;
  let portion = 0.5;
  for (let i = 0; i < 200; i++) {
    const at = near + portion * (far - near);
    const value = f(at);
    if (Math.sign(value) === Math.sign(fNear)) [old, fOld] = [near, fNear];
    else [old, far, fOld, fFar] = [far, near, fFar, fNear];
    [near, fNear] = [at, value];
    const best = Math.abs(fNear) < Math.abs(fFar) ? near : far;
    const least = (2 * Number.EPSILON * Math.abs(best)) / Math.abs(far - near);
    if (fNear === 0 || fFar === 0 || least > 0.5 || near === far) return best;
    const xi = (near - far) / (old - far);
    const phi = (fNear - fFar) / (fOld - fFar);
    const isSmooth = phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi;
    portion = isSmooth
      ? (fNear / (fFar - fNear)) * (fOld / (fFar - fOld)) +
        ((old - near) / (far - near)) * (fNear / (fOld - fNear)) * (fFar / (fOld - fFar))
      : 0.5;
    portion = Math.min(1 - least, Math.max(least, portion));
  }
  return near;
}
