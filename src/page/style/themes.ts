import { pow } from '../../math/primitives/pow.js';
import { DARK, LIGHT, type Palette } from './tokens.js';

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
