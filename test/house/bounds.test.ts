import { describe, expect, it } from 'vitest';
import { readTree, type SourceTree } from './source-tree.js';

/** Words that make a number beside them a bound, and the ways of writing a number that round it to the nearest, which may lie on the wrong side. */
const BOUNDS = '(?:at (?:most|least)|(?:down|up) to|seen from|more than|over|fewer than|less than|within)';
const NEAREST = '(?:size|sizePhrase|percent|ratio|many|decimal|exact|signed)';
/** A bound before the number, and "or more" after it; `sizePhrase(x, sizeDown)` says which way. */
const BEFORE = new RegExp(String.raw`${BOUNDS} \$\{(?:strong\()?${NEAREST}\((?![^()]*, )`, 'gi');
const AFTER = new RegExp(String.raw`\$\{${NEAREST}\((?![^()]*, )(?!detect)(?:[^(){}]|\([^()]*\))*\)\} or more`, 'gi');

/** What is called a bound where it is worked out, whatever words stand before it. */
const NAMED =
  /\$\{(?:strong\()?(?:size|sizePhrase|percent|ratio|many|decimal|exact|signed)\((?:\w+\.)*(?:\w*(?:AtMost|AtLeast)\w*|bound)\b[^{}]*\)\}/gi;

/** Bounds in texts of src/ that are rounded to the nearest. */
function nearestBounds(files: SourceTree): readonly string[] {
  return [...files].flatMap(([path, text]) =>
    [BEFORE, AFTER, NAMED].flatMap((rule) => [...text.matchAll(rule)].map(([found]) => `${path}: ${found}`)),
  );
}

describe('a number that is said to be a bound', () => {
  it('is rounded to its own side in every text of src/', () => {
    expect(nearestBounds(readTree())).toEqual([]);
  });

  it.each([
    'say`off by at most ${size(row.effect.high)}`',
    'say`off by at most ${strong(size(sums.effect.high))}`',
    'say`With luck, at least ${ratio(low)} times`',
    'say`more than ${many(low)} different`',
    'say`a bias of ${percent(size)} or more`',
    'say`is at most ${decimal(wholeDeal(draws))}, the smaller`',
    'say`off by up to ${decimal(worst)} in total variation`',
    'say`two bounds: ${exact(draws.dealAtMost, 15)} by the sum`',
    'say`${decimal(dealAtMostByDivergence)} by their divergences`',
  ])('and a lie is found: %s', (text) => {
    expect(nearestBounds(new Map([['lie.ts', text]]))).toHaveLength(1);
  });

  it.each([
    'say`off by at most ${sizeUp(row.effect.high)}`',
    'say`at least ${sizePhrase(share, sizeDown)}`',
    'say`is at most ${decimalUp(wholeDeal(draws))}, the smaller`',
    'say`two bounds: ${boundAbove(draws.dealAtMost, 15)} by the sum`',
    'say`over ${counted(many(low, "down"), deal)}`',
    'say`a bias of ${percent(detect)} or more`',
  ])('and what is right is left: %s', (text) => {
    expect(nearestBounds(new Map([['right.ts', text]]))).toEqual([]);
  });
});
