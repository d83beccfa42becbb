import { describe, expect, it } from 'vitest';
import { firstTime } from '../../../../src/wings/predict/read/log-head.js';

const seconds = (moment: string): number => Date.parse(moment) / 1000;
const WRITTEN = seconds('2026-11-29T22:00:00Z');
const NOON = seconds('2026-11-28T12:00:00Z');
const HOUR = 3600;

describe('the first time of a log', () => {
  it.each([
    ['with a zone', '1,2026-11-28T12:00:00Z,3 1 2', NOON],
    ['with a fraction', '{"at":"2026-11-28T12:00:00.123Z","deck":[1,2]}', NOON],
    ['of another zone', '1;2026-11-28 14:00:00+02:00;3 1 2', NOON],
    ['of another zone without a colon', '1,2026-11-28T07:00:00-0500,3 1 2', NOON],
    ['without seconds', '1,2026-11-28 12:00Z,3 1 2', NOON],
    ['without a zone, taken as the latest that it can be', '1,2026-11-28 12:00:00,3 1 2', NOON + 12 * HOUR],
    ['in seconds', `deal,time,deck\n1,${NOON},3 1 2`, NOON],
    ['in milliseconds', `1,${NOON}999,3 1 2`, NOON],
    ['in seconds with a fraction', `1,${NOON}.25,3 1 2`, NOON],
    ['that comes first', `1,${NOON},3 1 2\n2,${NOON + HOUR},2 1 3`, NOON],
    ['that is no older than ten years', `1400000000,${NOON},3 1 2`, NOON],
    ['that is not after the log was written', `1999999999,${NOON},3 1 2`, NOON],
    ['in a longer number', `${NOON}12345,3 1 2`, undefined],
    ['in a date alone', '1,2026-11-28,3 1 2', undefined],
    ['in decks', Array.from({ length: 52 }, (_, k) => k).join(), undefined],
  ])('%s', (_, text, time) => expect(firstTime(text, WRITTEN)).toBe(time));
});
