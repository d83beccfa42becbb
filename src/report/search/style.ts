import { SIDEWAYS } from '../../page/style/sideways.js';

/** The style of the sliding puzzle's pages alone: drawn boards, the tree of a search. */
export const PUZZLE: string = `
.tile{fill:var(--paper);stroke:var(--soft);stroke-width:.8}
.hole{fill:var(--band);stroke:var(--soft);stroke-width:.8}
.moved{fill:var(--d11)}
.onway{stroke:var(--ink);stroke-width:2.2;fill:none}
.branch{stroke:var(--rule);stroke-width:1.2;fill:none}
.matrix .text{text-align:left}
svg text.number{font-size:11px;text-anchor:middle;fill:var(--ink)}
svg text.number.on{fill:var(--n11)}
svg text.says{font-size:12px;fill:var(--ink)}
svg text.quiet{font-size:12px;fill:var(--soft)}
${SIDEWAYS}`;
