import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Language } from '../../../core/record/profile.js';
import { numberIn } from '../../../core/words/numbers.js';
import { Choice } from '../../elements/choice.js';
import { Play } from '../../elements/play.js';
import { Slider } from '../../elements/slider.js';
import { Steps } from '../../elements/steps.js';
import type { ExperimentProps } from '../../lesson.js';
import { CONTROL_WORDS } from '../../words/controls.js';
import { type Listed, listsAfter } from './lists.js';
import { GOAL, hasMistake, type Run, runOf, type SearchName, STARTS } from './run.js';
import { SEARCHES_WORDS } from './words.js';

/** The most boards of a list that are drawn. */
const DRAWN = 18;
/** The number of stops of a search that is played through. */
const PLAYED = 40;

/** Shows one search of one board, step by step, with its two lists. */
export function SearchSteps({ change, lang, settings }: ExperimentProps): JSX.Element {
  const words = SEARCHES_WORDS[lang];
  const search = settings['search'] as SearchName;
  const mistaken = settings['mistake'] === '1' && hasMistake(search);
  const start = settings['from'] ?? '';
  const run = useMemo(() => runOf(search, STARTS[start] ?? [], mistaken), [search, start, mistaken]);
  const last = run.expansions.length;
  const at = Math.min(Number(settings['step']), last);
  const number = (value: number): string => numberIn(lang, value);
  const stops = Array.from({ length: last + 1 }, (_, k) => String(k));
  const apart = Math.max(1, Math.ceil(last / PLAYED));
  const played = stops.filter((_, k) => k % apart === 0 || k === last);
  const anew = { step: '0' };
  return (
    <section>
      <h2>{words.names[search]}</h2>
      <div class="controls">
        <Choice
          label={words.search}
          name="search"
          of={Object.entries(words.names)}
          value={search}
          onChoose={(one) => change({ ...anew, search: one })}
        />
        <Choice
          label={words.start}
          name="from"
          of={Object.keys(STARTS).map((id) => [id, number(runOf('wide', STARTS[id] ?? [], false).shortest)] as const)}
          value={start}
          onChoose={(one) => change({ ...anew, from: one })}
        />
        {(search === 'best' || search === 'star') && (
          <Choice
            label={words.mistake}
            name="mistake"
            of={[
              ['0', words.mistakes.no],
              ['1', words.mistakes[search]],
            ]}
            value={mistaken ? '1' : '0'}
            onChoose={(one) => change({ ...anew, mistake: one })}
          />
        )}
      </div>
      <p>{words.rules[search]}</p>
      <div class="controls">
        <Slider
          label={words.looked}
          stops={stops}
          value={String(at)}
          told={(stop) => words.step(number(Number(stop)), number(last))}
          onSlide={(step) => change({ step })}
        />
        <Steps at={at} last={last} lang={lang} onStep={(step) => change({ step: String(step) })} />
        <Play
          key={`${search} ${start} ${mistaken}`}
          stops={played}
          play={CONTROL_WORDS[lang].walk}
          stop={CONTROL_WORDS[lang].stop}
          onStop={(step) => change({ step })}
        />
      </div>
      <p class="caption">{words.under}</p>
      <State run={run} at={at} lang={lang} />
    </section>
  );
}

/** Shows what the search looks at, the result, and its lists. */
function State({ at, lang, run }: { readonly run: Run; readonly at: number; readonly lang: Language }): JSX.Element {
  const words = SEARCHES_WORDS[lang];
  const number = (value: number): string => numberIn(lang, value);
  const { closed, open } = useMemo(() => listsAfter(run.expansions, at), [run, at]);
  const taken = at === 0 ? undefined : run.expansions[at - 1];
  const away = ({ g, h }: Listed): string => (h === null ? words.from(number(g)) : words.away(number(g), number(h)));
  const board = (one: Listed, kind: string, under: string): JSX.Element => (
    <MiniBoard
      key={one.cells.join()}
      class={kind}
      cells={one.cells}
      columns={GOAL.columns}
      under={under}
      label={`${words.board(one.cells.map((tile) => (tile === 0 ? '–' : number(tile))).join(' '))}, ${under}`}
      number={number}
    />
  );
  const list = (name: 'open' | 'closed', boards: readonly Listed[]): JSX.Element => (
    <>
      <h3>{words[name](number(boards.length))}</h3>
      <ul class={`minis ${name}`}>
        {boards.slice(-DRAWN).map((one) => board(one, '', away(one)))}
        {boards.length > DRAWN && <li>{words.more(number(boards.length - DRAWN))}</li>}
      </ul>
    </>
  );
  return (
    <>
      {taken && (
        <div class="expansion">
          <h3>{words.taken}</h3>
          <ul class="minis">{board(taken, 'taken', away(taken))}</ul>
          <h3>{words.children}</h3>
          <ul class="minis children">
            {taken.children.map((child) => board(child, child.fate, `${words.fates[child.fate]}: ${away(child)}`))}
          </ul>
        </div>
      )}
      {list('open', open)}
      {list('closed', closed)}
      <p class="end" aria-live="polite">
        <b>{at === run.expansions.length && ended(run, lang)}</b>
      </p>
    </>
  );
}

function ended({ expanded, path, shortest }: Run, lang: Language): string {
  const words = SEARCHES_WORDS[lang];
  const number = (value: number): string => numberIn(lang, value);
  if (path === null) return words.stuck(number(shortest));
  const found = words.found(number(path.length), number(expanded), number(shortest));
  return `${found} ${path.length === shortest ? words.best : words.longer}`;
}

interface Small {
  readonly cells: readonly number[];
  readonly columns: number;
  /** The text beneath it; `label` names it as a whole. */
  readonly under: string;
  readonly label: string;
  readonly number: (tile: number) => string;
  readonly class?: string;
}

function MiniBoard({ cells, class: kind = '', columns, label, number, under }: Small): JSX.Element {
  const rows = cells.length / columns;
  return (
    <li class={`mini ${kind}`}>
      <svg viewBox={`0 0 ${columns * 20} ${rows * 20}`} role="img" aria-label={label}>
        {cells.map((tile, cell) => {
          if (tile === 0) return null;
          const [x, y] = [(cell % columns) * 20, Math.floor(cell / columns) * 20];
          return (
            <g key={tile}>
              <rect x={x + 1} y={y + 1} width={18} height={18} rx={3} />
              <text x={x + 10} y={y + 14.5} text-anchor="middle">
                {number(tile)}
              </text>
            </g>
          );
        })}
      </svg>
      <span>{under}</span>
    </li>
  );
}
