import { shareOf, verbFor } from '../../../../core/words/counted.js';
import { drawPlainly } from '../../../../page/charts/draw-plainly.js';
import { figure } from '../../../../page/charts/figure.js';
import { type MapAxes, positionMapSpec } from '../../../../page/charts/position-map.js';
import type { Block, DocSection } from '../../../../page/document/doc.js';
import { html, type Markup } from '../../../../page/markup.js';
import { count, ratio } from '../../../../page/numbers.js';
import type { ResidueKind } from '../../counting/residue-tables.js';
import type { OneListCore } from '../../record/one-list.js';
import { type ResidueMap, residueMaps } from '../facts/residue-maps.js';
import { isChief } from '../facts/strongest.js';

/** The most squares drawn: more would say the same again. */
const MOST = 4;

/** The most remainders of which each has its name on the axes; of sixteen five have. */
const MOST_NAMED = 10;

const AXES: Readonly<Record<ResidueKind, MapAxes>> = {
  position: { across: 'remainder of the item', down: 'remainder of its position' },
  neighbour: { across: 'remainder of the next item', down: 'remainder of an item' },
};

/** Returns the remainders that go together, as small squares. Null where none do. */
export function residuesSection(core: OneListCore): DocSection | null {
  const maps = residueMaps(core);
  if (maps.length === 0) return null;
  const shown = maps.slice(0, MOST);
  const squares: Block = {
    is: 'figure',
    draw: () => html`<div class="squares">${shown.map(square)}</div>`,
    says: shown.map((one) => `${titleOf(one)}. ${saysOf(one)}`).join(' '),
  };
  const open = isChief(core, 'remainders');
  return {
    id: 'remainders',
    heading: 'Remainders',
    beside: [
      'Every item and every position is divided by a small number, and the remainders are set against each other. An even shuffle mixes them, each with each.',
      open
        ? 'A square far from even says that arithmetic on the numbers made the order: a congruence, or a rule on indices.'
        : 'They are uneven too, but far less so than what stands above.',
    ],
    body: open ? [squares] : [{ is: 'fold', head: 'Which remainders go together', body: [squares] }],
  };
}

function titleOf({ kind, modulus }: ResidueMap): string {
  return `Modulo ${count(modulus)}: ${kind === 'position' ? 'items and their positions' : 'items and the next ones'}`;
}

function saysOf({ map }: ResidueMap): string {
  const most = Math.max(...map.deviations);
  const never = map.deviations.filter((deviation) => deviation <= -1 + 1e-9).length;
  return `The commonest pair comes ${ratio(1 + most)} times as often as even${never > 0 ? `, and ${shareOf(count(never), count(map.deviations.length), 'pair')} never ${verbFor(never, 'comes')}` : ''}.`;
}

function square(one: ResidueMap): Markup {
  const { kind, map, modulus } = one;
  const says = saysOf(one);
  const ticks = modulus > MOST_NAMED ? [0, 3, 7, 11, 15] : Array.from({ length: modulus }, (_, k) => k);
  return figure({
    key: `remainders-${kind}-${modulus}`,
    title: titleOf(one),
    caption: [says],
    description: says,
    wide: drawPlainly(positionMapSpec(map, modulus, [], { ...AXES[kind], ticks: ticks.map(String) })),
  });
}
