import { figureOn } from './contrast.js';
import { DARK, LIGHT, type Palette } from './tokens.js';

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
