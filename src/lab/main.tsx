import { type JSX, render } from 'preact';
import { useEffect } from 'preact/hooks';
import { LANGUAGES, type Language } from '../core/record/profile.js';
import { fieldsOf, type Place, useAddress } from './address.js';
import { Bench } from './bench/bench.js';
import { BENCH_WORDS } from './bench/words.js';
import { Choice } from './elements/choice.js';
import { CopyLink } from './elements/copy-link.js';
import { Prediction } from './elements/prediction.js';
import { LESSONS } from './lessons.js';
import { BENCH, type Refused } from './settings.js';
import { FRAME_WORDS, type FrameWords, OWN_NAMES } from './words/frame.js';

render(<App />, document.body);

/** Shows the whole page: the list of lessons, and the one that the address names; or that one alone, to be embedded in a teacher's page. */
function App(): JSX.Element {
  const { change, go, place } = useAddress();
  const { bench, lesson, settings } = place;
  const lang = LANGUAGES.find((one) => one === settings['lang']) ?? 'en';
  const words = FRAME_WORDS[lang];
  const alone = settings['only'] === '1';
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  useEffect(() => {
    document.documentElement.lang = lang;
    document.title = `${(bench ? BENCH_WORDS : lesson.words)[lang].title} · ${words.lab}`;
  }, [lesson, bench, lang]);
  return (
    <div class="lab">
      {!alone && (
        <header>
          <p class="name">{words.lab}</p>
          <p class="soft">{words.lead}</p>
          <Choice
            label={words.language}
            name="lang"
            of={LANGUAGES.map((one) => [one, OWN_NAMES[one]] as const)}
            value={lang}
            onChoose={(one) => change({ lang: one })}
          />
          <nav aria-label={words.lessons}>
            <ol>
              {LESSONS.map((one) => (
                <li key={one.id}>
                  <button type="button" aria-current={one === lesson && !bench ? 'page' : undefined} onClick={() => go(one)}>
                    {one.words[lang].title}
                  </button>
                </li>
              ))}
              <li>
                <button type="button" aria-current={bench ? 'page' : undefined} onClick={() => go(BENCH)}>
                  {BENCH_WORDS[lang].title}
                </button>
              </li>
            </ol>
          </nav>
        </header>
      )}
      <main key={bench ? BENCH : lesson.id}>
        <Told place={place} words={words} />
        {bench ? <Bench lang={lang} /> : <Taught place={place} lang={lang} words={words} change={change} />}
      </main>
      {!alone && !bench && (
        <p class="onward">
          <button type="button" onClick={() => go(next ?? BENCH)}>
            {words.onTo((next?.words ?? BENCH_WORDS)[lang].title)}
          </button>
        </p>
      )}
    </div>
  );
}

/** Tells what of the link the page could not follow. */
function Told({ place, words }: { readonly place: Place; readonly words: FrameWords }): JSX.Element | null {
  const said = [...(place.unknown === null ? [] : [words.noLesson(place.unknown)]), ...place.refused.map((one) => refusal(one, words))];
  return said.length === 0 ? null : (
    <ul class="told">
      {said.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

function refusal({ field, got, name }: Refused, words: FrameWords): string {
  if (field === null) return words.noSetting(name);
  return words.notOffered(name, got, 'of' in field ? field.of.join(', ') : words.range(String(field.from), String(field.to)));
}

interface Teaching {
  readonly place: Place;
  readonly lang: Language;
  readonly words: FrameWords;
  change(changed: Place['settings']): void;
}

function Taught({ change, lang, place: { lesson, settings }, words }: Teaching): JSX.Element {
  const said = lesson.words[lang];
  const guessed = Math.min(Number(settings['guess']), said.guesses.length);
  const { Experiment } = lesson;
  return (
    <>
      <h1>{said.title}</h1>
      <Prediction
        question={said.question}
        guesses={said.guesses}
        guessed={guessed}
        commit={words.commit}
        onGuess={(guess) => change({ guess: String(guess) })}
      />
      {guessed === 0 ? (
        <p class="soft">{words.guessFirst}</p>
      ) : (
        <>
          <p class="lead">{guessed === lesson.answer + 1 ? said.right : `${words.notQuite} ${said.wrong}`}</p>
          <Experiment lang={lang} settings={settings} change={change} />
          <section class="takeaway">
            <h2>{words.takeaway}</h2>
            <p class="lead">{said.takeaway}</p>
            <CopyLink lesson={lesson.id} settings={settings} fields={fieldsOf(lesson)} words={words} />
          </section>
        </>
      )}
    </>
  );
}
