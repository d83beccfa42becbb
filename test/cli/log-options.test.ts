import { describe, expect, it } from 'vitest';
import { LOG_OPTIONS, logWishesOf as wishesOfAsked } from '../../src/cli/log/log-options.js';
import { readOptions } from '../../src/cli/options/option.js';

const logWishesOf = (typed: Readonly<Record<string, unknown>>): ReturnType<typeof wishesOfAsked> =>
  wishesOfAsked(readOptions(LOG_OPTIONS, typed));

describe('what is said of a log', () => {
  it.each([
    [{ piles: '5' }, '--piles is for deals of Nim and moves of Nim, got it with rows of cards'],
    [{ max: '5', partial: true }, '--max is for deals of Nim and moves of Nim, got it with rows of cards'],
    [{ space: 'puzzle:4x4', piles: '5' }, '--piles is for deals of Nim and moves of Nim, got it with --space puzzle:4x4'],
    [{ space: 'puzzle:4x4', max: '5' }, '--max is for deals of Nim and moves of Nim, got it with --space puzzle:4x4'],
    [{ space: 'nim:dealer', n: '20' }, '--n is for whole decks and hands, got it with --space nim:dealer'],
    [{ space: 'nim:player', deal: '2', partial: true }, '--deal is for whole decks and hands, got it with --space nim:player'],
    [{ space: 'puzzle:3x3', partial: true }, '--partial is for decks of cards, got it with --space puzzle:3x3'],
    [{ space: 'puzzle:3x3', packs: '2' }, '--packs is for decks of cards, got it with --space puzzle:3x3'],
    [{ space: 'nim:dealer', start: 'natural' }, '--start is for decks of cards, got it with --space nim:dealer'],
    [{ deal: '2' }, '--deal is for rows that hold hands, got it without --partial'],
  ])('is refused where it is of other rows: %j', (values, message) => {
    expect(() => logWishesOf(values)).toThrow(message);
  });

  it('is taken where it is of these', () => {
    expect(logWishesOf({ space: 'nim:dealer', piles: '4', max: '9' })).toMatchObject({ outcome: { kind: 'piles', piles: 4, max: 9 } });
    expect(logWishesOf({ space: 'puzzle:4x4' })).toMatchObject({ outcome: { kind: 'board', rows: 4, columns: 4 } });
    expect(logWishesOf({ partial: true, deal: '2', n: '20' })).toMatchObject({ n: 20, partial: { seen: 2 } });
  });
});
