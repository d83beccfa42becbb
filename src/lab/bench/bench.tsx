import type { JSX } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../../core/record/profile.js';
import { numberIn, percentIn } from '../../core/words/numbers.js';
import type { SaidOfLog } from '../../engine/log/said-of-log.js';
import { naiveSwap } from '../../parts/shuffle/naive-swap.js';
import { Choice } from '../elements/choice.js';
import { Editor } from '../elements/editor.js';
import { START_NAMES, STARTS } from '../sandbox/starts.js';
import { LogForm } from './log/log-form.js';
import { LOG_WORDS } from './log/log-words.js';
import { useDrop } from './log/use-drop.js';
import { Report } from './report.js';
import { type BenchWish, runBench } from './run-bench.js';
import { type AuditMade, type AuditProgress, READING, TURNING } from './tasks.js';
import { BENCH_WORDS } from './words.js';
import { type Field, fits, Written } from './written.js';

type Kind = 'named' | 'own' | 'log';

/** The progress of an audit, or how it ended; null before the first. */
type State =
  | { readonly progress: AuditProgress | null }
  | { readonly made: AuditMade }
  /** The message of the command line, or of this page if it did not get so far. */
  | { readonly failed: string }
  | { readonly unfit: string }
  | null;

/** The range of cards in a deck; below, that of deals in an audit. */
const CARDS: Field = { from: 2, to: 1000 };
const DEALS: Field = { from: 1, to: 100_000_000, orNone: true };

/** Shows the workbench: what is audited, and the report that the command line would write. */
export function Bench({ lang }: { readonly lang: Language }): JSX.Element {
  const words = BENCH_WORDS[lang];
  const logWords = LOG_WORDS[lang];
  const [kind, choose] = useState<Kind>('named');
  const [name, call] = useState(naiveSwap.id);
  const [code, edit] = useState(STARTS[START_NAMES[0] ?? ''] ?? '');
  const [n, setCards] = useState('52');
  const [seed, setSeed] = useState('bench');
  const [trials, setTrials] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [said, say] = useState<SaidOfLog>({});
  const [state, set] = useState<State>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const take = useCallback((chosen: readonly File[]): void => {
    if (chosen.length === 0) return;
    choose('log');
    // In the order of their names, as a pattern on the command line gives them.
    setFiles(chosen.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
  }, []);
  const over = useDrop(take);
  const begin = (): void => {
    if (kind === 'log' && files.length === 0) return set({ unfit: logWords.none });
    if (kind !== 'log' && !(fits(CARDS, n) && fits(DEALS, trials) && seed !== '')) return set({ unfit: words.unfit });
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const tell = (next: State): void => {
      if (!stop.signal.aborted) set(next);
    };
    tell({ progress: null });
    const deals = { n: Number(n), seed, trials: trials === '' ? null : Number(trials) };
    const wish: BenchWish = kind === 'log' ? { kind, files, said } : { ...deals, ...(kind === 'own' ? { kind, code } : { kind, name }) };
    runBench(wish, (progress) => tell({ progress }), stop.signal).then(
      (made) => tell({ made }),
      (error: unknown) => tell({ failed: error instanceof Error ? error.message : String(error) }),
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
            ['log', words.recorded],
          ]}
          value={kind}
          onChoose={(one) => choose(one)}
        />
        {kind === 'named' && <Written label={words.name} hint={words.nameHint} value={name} onWrite={call} />}
        {kind === 'own' && <Editor label={words.editor} hint={words.editorHint} value={code} onEdit={edit} onRun={begin} />}
        {kind === 'log' ? (
          <LogForm lang={lang} files={files} over={over} said={said} onFiles={take} onSay={say} />
        ) : (
          <div class="fields">
            <Written label={words.cards} value={n} field={CARDS} onWrite={setCards} />
            <Written label={words.deals} hint={words.dealsHint} value={trials} field={DEALS} onWrite={setTrials} />
            <Written label={words.seed} value={seed} onWrite={setSeed} />
          </div>
        )}
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
        {state !== null && 'progress' in state && told(state.progress, lang)}
        {state !== null && 'unfit' in state && state.unfit}
        {state !== null && 'failed' in state && <span lang="en">{state.failed}</span>}
      </p>
      {state !== null && 'made' in state && <Report made={state.made} words={words} logWords={logWords} />}
    </>
  );
}

function told(progress: AuditProgress | null, lang: Language): string {
  const words = BENCH_WORDS[lang];
  if (progress === null) return words.begins;
  const { done, role, total } = progress;
  if (role === TURNING) return LOG_WORDS[lang].turning(numberIn(lang, done));
  if (role === READING) return LOG_WORDS[lang].reading(percentIn(lang, done / total));
  return words.dealt(numberIn(lang, done), numberIn(lang, total));
}
