import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../../core/profile.js';
import { naiveSwap } from '../../parts/shuffle/naive-swap.js';
import { Choice } from '../elements/choice.js';
import { Editor } from '../elements/editor.js';
import { numberIn } from '../elements/numbers.js';
import { START_NAMES, STARTS } from '../sandbox/starts.js';
import { Report } from './report.js';
import { runBench } from './run-bench.js';
import type { AuditMade, AuditProgress } from './tasks.js';
import { BENCH_WORDS } from './words.js';
import { type Field, fits, Written } from './written.js';

/** How far an audit is, or how it ended; null before the first. */
type State = { readonly progress: AuditProgress | null } | { readonly made: AuditMade } | { readonly failed: string } | null;

/** A deck may have so many cards, and an audit so many deals. */
const CARDS: Field = { from: 2, to: 1000 };
const DEALS: Field = { from: 1, to: 100_000_000, orNone: true };

/** The workbench: what is audited, and the report that the command line would write. */
export function Bench({ lang }: { readonly lang: Language }): JSX.Element {
  const words = BENCH_WORDS[lang];
  const [kind, choose] = useState<'named' | 'own'>('named');
  const [name, call] = useState(naiveSwap.id);
  const [code, edit] = useState(STARTS[START_NAMES[0] ?? ''] ?? '');
  const [n, setCards] = useState('52');
  const [seed, setSeed] = useState('bench');
  const [trials, setTrials] = useState('');
  const [state, set] = useState<State>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const begin = (): void => {
    if (!(fits(CARDS, n) && fits(DEALS, trials) && seed !== '')) return set({ failed: words.unfit });
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const say = (next: State): void => {
      if (!stop.signal.aborted) set(next);
    };
    say({ progress: null });
    const wish = {
      n: Number(n),
      seed,
      trials: trials === '' ? null : Number(trials),
      ...(kind === 'own' ? { kind, code } : { kind, name }),
    };
    runBench(wish, (progress) => say({ progress }), stop.signal).then(
      (made) => say({ made }),
      (error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }),
    );
  };
  const end = (): void => {
    running.current?.abort();
    set(null);
  };
  return (
    <>
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      <form
        class="bench"
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <Choice
          label={words.source}
          name="kind"
          of={[
            ['named', words.named],
            ['own', words.own],
          ]}
          value={kind}
          onChoose={(one) => choose(one === 'own' ? 'own' : 'named')}
        />
        {kind === 'named' ? (
          <Written label={words.name} hint={words.nameHint} value={name} onWrite={call} />
        ) : (
          <Editor label={words.editor} hint={words.editorHint} value={code} onEdit={edit} onRun={begin} />
        )}
        <div class="fields">
          <Written label={words.cards} value={n} field={CARDS} onWrite={setCards} />
          <Written label={words.deals} hint={words.dealsHint} value={trials} field={DEALS} onWrite={setTrials} />
          <Written label={words.seed} value={seed} onWrite={setSeed} />
        </div>
        <p class="controls">
          <button type="submit">{words.audit}</button>
          {state !== null && 'progress' in state && (
            <button type="button" onClick={end}>
              {words.stop}
            </button>
          )}
        </p>
      </form>
      <p class="said" role="status">
        {state !== null && 'progress' in state && told(state.progress, words, lang)}
        {state !== null && 'failed' in state && state.failed}
      </p>
      {state !== null && 'made' in state && <Report made={state.made} words={words} />}
    </>
  );
}

function told(progress: AuditProgress | null, words: (typeof BENCH_WORDS)[Language], lang: Language): string {
  return progress === null ? words.begins : words.dealt(numberIn(lang, progress.done), numberIn(lang, progress.total));
}
