import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Language } from '../../../core/record/profile.js';
import { numberIn } from '../../../core/words/numbers.js';
import type { PileMove } from '../../../games/nim/pile-move.js';
import { SEED } from '../../elements/another-seed.js';
import { Choice } from '../../elements/choice.js';
import { Scroll } from '../../elements/scroll.js';
import type { ExperimentProps, Lesson } from '../../lesson.js';
import { Stones } from './board.js';
import { Columns } from './columns.js';
import { ENDS, EndsTable, wrongEnds } from './ends-table.js';
import { ENDS_WORDS } from './ends-words.js';
import { answered, iWin } from './game.js';
import { GAMES, LuckMatch } from './luck-match.js';
import { AT_MOST, pilesOf, placeOf, rulesOf, STARTS, settingsOf } from './place.js';
import { Strategy } from './strategy.js';
import { NIM_WORDS } from './words.js';

const ANEW = { now: '0', last: 'nobody' };

function Experiment(shown: ExperimentProps): JSX.Element {
  const { change, lang, settings } = shown;
  const words = NIM_WORDS[lang];
  const number = (value: number): string => numberIn(lang, value);
  const choice = <Id extends string>(name: string, label: string, texts: Readonly<Record<Id, string>>): JSX.Element => (
    <Choice
      label={label}
      name={name}
      of={Object.entries<string>(texts)}
      value={settings[name] ?? ''}
      onChoose={(one) => change({ ...ANEW, [name]: one })}
    />
  );
  return (
    <>
      <Board key={[settings['start'], settings['play'], settings['first'], settings['machine']].join()} {...shown} />
      <div class="controls">
        <Choice
          label={words.start}
          name="start"
          of={STARTS.map((start) => [start, [...start].map((one) => number(Number(one))).join(' ')] as const)}
          value={settings['start'] ?? ''}
          onChoose={(start) => change({ ...ANEW, start })}
        />
        {choice('play', words.play, words.plays)}
        {choice('first', words.first, words.firsts)}
        {choice('machine', words.machine, words.machines)}
      </div>
      <Explained {...shown} />
      <TableOfEnds lang={lang} />
      <LuckMatch {...shown} />
    </>
  );
}

function Board({ change, lang, settings }: ExperimentProps): JSX.Element {
  const words = NIM_WORDS[lang];
  const [reply, tell] = useState<PileMove | null>(null);
  const { play, rule } = rulesOf(settings);
  const game = placeOf(settings);
  const { last, piles } = game;
  const number = (value: number | bigint): string => numberIn(lang, Number(value));
  const names = namesOf(piles, lang);
  const take = (pile: number, left: number): void => {
    const next = answered(game, pile, BigInt(left), play, rule);
    tell(next.reply);
    change(settingsOf(next));
  };
  const heard = reply ?? game.reply;
  const said = [
    heard ? words.took(number(heard.from - heard.to), number(heard.pile + 1)) : '',
    last === null ? words.yourTurn : iWin(last, play) ? words.iWin : words.iLose,
  ];
  const shown = settings['shown'] === '1';
  return (
    <section>
      <h2>{words.board}</h2>
      <p class="caption">{words.rule}</p>
      <Stones
        piles={piles.map(Number)}
        before={pilesOf(settings['start'] ?? '').map(Number)}
        over={last !== null}
        names={names}
        told={(pile, left) => words.take(number(Number(piles[pile]) - left), number(pile + 1), number(left))}
        onTake={take}
      />
      <p class="said" aria-live="polite">
        {said.join(' ')}
      </p>
      <div class="controls">
        <button
          type="button"
          onClick={() => {
            tell(null);
            change(ANEW);
          }}
        >
          {words.anew}
        </button>
        <button type="button" aria-pressed={shown} onClick={() => change({ shown: shown ? '0' : '1' })}>
          {shown ? words.hide : words.show}
        </button>
      </div>
    </section>
  );
}

/** Shows what the columns say of the game, until its end. */
function Explained({ lang, settings }: ExperimentProps): JSX.Element | null {
  const words = NIM_WORDS[lang];
  const { play } = rulesOf(settings);
  const { last, piles } = placeOf(settings);
  if (last !== null) return null;
  return (
    <section>
      <h2>{words.columns}</h2>
      <p>{words.columnsHow}</p>
      <Scroll label={words.columns}>
        <Columns lang={lang} piles={piles} names={namesOf(piles, lang)} words={words} />
      </Scroll>
      <Strategy lang={lang} piles={piles} play={play} shown={settings['shown'] === '1'} />
    </section>
  );
}

function namesOf(piles: readonly bigint[], lang: Language): readonly string[] {
  return piles.map((_, pile) => NIM_WORDS[lang].pile(numberIn(lang, pile + 1)));
}

/** The lesson on Nim against the machine, who wins and why, and the end that some texts have the wrong way round. */
export const nim: Lesson = {
  id: 'nim',
  fields: {
    start: { of: STARTS },
    play: { of: ['normal', 'misere'] },
    first: { of: ['me', 'machine'] },
    machine: { of: ['right', 'text'] },
    now: { from: 0, to: AT_MOST, usual: 0 },
    last: { of: ['nobody', 'me', 'machine'] },
    shown: { of: ['0', '1'] },
    games: { of: GAMES, usual: '100' },
    seed: SEED,
  },
  words: NIM_WORDS,
  answer: 1,
  Experiment,
};

/** Shows the rule of some texts, the right one, and the result of playing every game. */
function TableOfEnds({ lang }: { readonly lang: Language }): JSX.Element {
  const words = ENDS_WORDS[lang];
  const number = (value: number): string => numberIn(lang, value);
  return (
    <section>
      <h2>{words.texts}</h2>
      <p>{words.textsSaid}</p>
      <EndsTable lang={lang} rules={['text', 'right']} />
      <p>
        <b>{words.counted(number(ENDS.length), number(wrongEnds('text')), number(wrongEnds('right')))}</b>
      </p>
    </section>
  );
}
