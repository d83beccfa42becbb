import { shareOf, verbFor } from '../../../core/counted.js';
import type { OneListCore } from '../../../core/one-list.js';
import type { ResidueKind } from '../../../kinds/list/residue-tables.js';
import { drawPlainly } from '../../../page/charts/draw-plainly.js';
import { figure } from '../../../page/charts/figure.js';
import { type MapAxes, positionMapSpec } from '../../../page/charts/position-map.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, ratio } from '../../../page/numbers.js';
import { fold } from '../../../page/sections/fold.js';
import { section } from '../../../page/sections/section.js';
import { type ResidueMap, residueMaps } from '../facts/residue-maps.js';
import { isChief } from '../facts/strongest.js';

/** More squares than this say the same again. */
const MOST = 4;

/** Up to so many remainders each has its name on the axes; of sixteen five have. */
const MOST_NAMED = 10;

const AXES: Readonly<Record<ResidueKind, MapAxes>> = {
  position: { across: 'remainder of the item', down: 'remainder of its position' },
  neighbour: { across: 'remainder of the next item', down: 'remainder of an item' },
};

/** The remainders that go together, as small squares. Null where none do. */
export function residuesSection(core: OneListCore): Markup | null {
  const maps = residueMaps(core);
  if (maps.length === 0) return null;
  const squares = html`<div class="squares">${maps.slice(0, MOST).map(square)}</div>`;
  const open = isChief(core, 'remainders');
  return section({
    heading: 'Remainders',
    beside: [
      'Every item and every position is divided by a small number, and the remainders are set against each other. An even shuffle mixes them, each with each.',
      open
        ? 'A square far from even says that arithmetic on the numbers made the order: a congruence, or a rule on indices.'
        : 'They are uneven too, but far less so than what stands above.',
    ],
    exhibit: open ? squares : fold('Which remainders go together', squares),
  });
}

function square({ kind, map, modulus }: ResidueMap): Markup {
  const of = kind === 'position' ? 'items and their positions' : 'items and the next ones';
  const most = Math.max(...map.deviations);
  const never = map.deviations.filter((deviation) => deviation <= -1 + 1e-9).length;
  const says = `The commonest pair comes ${ratio(1 + most)} times as often as even${never > 0 ? `, and ${shareOf(count(never), count(map.deviations.length), 'pair')} never ${verbFor(never, 'comes')}` : ''}.`;
  const ticks = modulus > MOST_NAMED ? [0, 3, 7, 11, 15] : Array.from({ length: modulus }, (_, k) => k);
  return figure({
    key: `remainders-${kind}-${modulus}`,
    title: `Modulo ${count(modulus)}: ${of}`,
    caption: [says],
    description: says,
    wide: drawPlainly(positionMapSpec(map, modulus, [], { ...AXES[kind], ticks: ticks.map(String) })),
  });
}
