const CELL = 10;
const HALF = 0.5;

/** Deviations below this are left blank: luck makes as much. */
const LUCK = 0.02;

const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;

/** A matrix as a figure: a square a cell, its colour by how far the chance is from a half. @param {import('./types.js').Matrix} matrix */
export function matrixDrawing({ chances, order }) {
  const width = chances.length * CELL;
  const cells = chances.flatMap((row, i) =>
    row.flatMap((chance, j) => {
      const off = Math.abs(chance - HALF);
      if (off < LUCK) return [];
      const colour = chance < HALF ? 'under' : 'over';
      return [
        `<rect x="${j * CELL}" y="${i * CELL}" width="${CELL}" height="${CELL}" fill="var(--${colour})" fill-opacity="${(off / HALF).toFixed(2)}"/>`,
      ];
    }),
  );
  const all = chances.flat();
  const furthest = all.reduce((a, b) => (Math.abs(b - HALF) > Math.abs(a - HALF) ? b : a), HALF);
  const blank = all.length - cells.length;
  const said = `${order}: ${blank} of ${all.length} cells within 2 % of a half, the furthest changes ${percent(furthest)} of the time`;
  return `<figure><svg viewBox="0 0 ${width} ${width}" role="img" aria-label="${said}">${cells.join('')}</svg><figcaption><code>${order}</code><br><small>${blank} of ${all.length} cells within 2 %; furthest ${percent(furthest)}</small></figcaption></figure>`;
}
