import { pow } from '../../math/primitives/pow.js';

/** A colour theme: every colour a report uses, as #rrggbb. */
export interface Palette {
  readonly paper: string;
  /** The background of code. */
  readonly panel: string;
  /** The range of results that luck explains. */
  readonly band: string;
  readonly ink: string;
  readonly soft: string;
  readonly rule: string;
  readonly strong: string;
  readonly biased: string;
  readonly clean: string;
  readonly unsure: string;
  readonly link: string;
  /** The 17 classes of a deviation: less often … even … more often, in steps of OKLab. */
  readonly classes: readonly string[];
}

/** The theme for paper: on screens by day, and always in print. */
export const LIGHT: Palette = {
  paper: '#ffffff',
  panel: '#f5f4f1',
  band: '#e9e8e4',
  ink: '#1b1d1f',
  soft: '#565c62',
  rule: '#d4d6d8',
  strong: '#1b1d1f',
  biased: '#a11238',
  clean: '#0e5f4f',
  unsure: '#6d5300',
  link: '#1a4f8a',
  classes:
    '#0a3a75 #1e5592 #3170b0 #4f8dc9 #7baad7 #a7c6e4 #c4d9ea #dce5ec #f3f2ee #f5e1cd #f7d0ad #f4bb8a #e99e64 #dd813b #c26420 #a0490f #7f2f00'.split(
      ' ',
    ),
};

/** The theme for screens set to dark; the middle of the scale recedes into the page here too. */
export const DARK: Palette = {
  paper: '#131619',
  panel: '#1c2024',
  band: '#262b30',
  ink: '#e9e7e3',
  soft: '#a8afb6',
  rule: '#353b41',
  strong: '#8b939a',
  biased: '#ff8ea4',
  clean: '#74cfb5',
  unsure: '#e3c25c',
  link: '#8fc1f5',
  classes:
    '#b9dcff #96c5f4 #73aee8 #5495d3 #4279ae #315e8b #2a4a69 #27394a #23282c #3f332b #5b3d26 #7b4c23 #a2642b #cb7c33 #e39a55 #f2ba7e #ffd9a6'.split(
      ' ',
    ),
};

/** Relative luminance of #rrggbb, in [0, 1] (WCAG 2.2). */
function luminance(colour: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast ratio of two colours, in [1, 21] (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever reads better on `colour`; one of them always reaches 4.58. */
export function figureOn(colour: string): string {
  return contrast('#000000', colour) >= contrast('#ffffff', colour) ? '#000000' : '#ffffff';
}

/** The colour variables of a theme: `--d0` … `--d16` are the classes, `--n0` … `--n16` the figures written on them. */
function variables({ classes, ...colours }: Palette): string {
  const named = Object.entries(colours).map(([name, colour]) => `--${name}:${colour}`);
  const scale = classes.flatMap((colour, k) => [`--d${k}:${colour}`, `--n${k}:${figureOn(colour)}`]);
  return [...named, ...scale].join(';');
}

/** Light unless the screen is set to dark; print is always light. */
export const THEMES: string = `
:root{color-scheme:light dark;${variables(LIGHT)}}
@media screen and (prefers-color-scheme:dark){:root{${variables(DARK)}}}
@media (prefers-contrast:more){:root{--soft:var(--ink);--rule:var(--strong)}}
@media (forced-colors:active){svg{forced-color-adjust:none;background:var(--paper)}}
`;
