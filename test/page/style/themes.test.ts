import { describe, expect, test } from 'vitest';
import { contrast, DARK, figureOn, LIGHT, type Palette } from '../../../src/page/style/themes.js';

/** Every pair of text and ground a report uses that falls below 4.5. */
function unreadable(palette: Palette): readonly string[] {
  const { band, biased, clean, ink, link, paper, panel, soft, unsure } = palette;
  const pairs = {
    inkOnPaper: [ink, paper],
    inkOnPanel: [ink, panel],
    inkOnBand: [ink, band],
    softOnPaper: [soft, paper],
    softOnBand: [soft, band],
    biasedOnPaper: [biased, paper],
    biasedOnBand: [biased, band],
    cleanOnPaper: [clean, paper],
    unsureOnPaper: [unsure, paper],
    linkOnPaper: [link, paper],
  } as const;
  const texts = Object.entries(pairs)
    .filter(([, [text, ground]]) => contrast(text, ground) < 4.5)
    .map(([name]) => name);
  return [...texts, ...palette.classes.filter((ground) => contrast(figureOn(ground), ground) < 4.5)];
}

describe('the colour tokens', () => {
  test('contrast agrees with the worked values of WCAG 2', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#0000ff')).toBeCloseTo(8.59, 2);
  });

  test('every text is readable on every ground, by day and by night', () => {
    expect(unreadable(LIGHT)).toEqual([]);
    expect(unreadable(DARK)).toEqual([]);
  });

  test('a grey that is too pale is caught', () => {
    expect(unreadable({ ...LIGHT, soft: '#8a9096' })).toEqual(['softOnPaper', 'softOnBand']);
  });

  test('there are 17 classes, nearest to the page in the middle', () => {
    for (const { classes, paper } of [LIGHT, DARK]) {
      expect(classes).toHaveLength(17);
      const nearest = classes.reduce((best, colour, k) => (contrast(colour, paper) < contrast(classes[best] ?? '', paper) ? k : best), 0);
      expect(nearest).toBe(8);
    }
  });
});
