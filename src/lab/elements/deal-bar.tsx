import type { JSX } from 'preact';
import type { Language } from '../../core/record/profile.js';
import { numberIn } from '../../core/words/numbers.js';
import type { Settings } from '../settings.js';
import { CONTROL_WORDS } from '../words/controls.js';
import { AnotherSeed } from './another-seed.js';
import { Play } from './play.js';
import { Slider } from './slider.js';

interface Dealing {
  readonly lang: Language;
  readonly settings: Settings;
  /** The numbers of deals that the slider stops at. */
  readonly stops: readonly string[];
  change(changed: Settings): void;
}

/** Shows a slider for the number of deals, a button that lets them grow, and one for another seed: the settings `deals` and `seed` of an experiment. */
export function DealBar({ change, lang, settings, stops }: Dealing): JSX.Element {
  const words = CONTROL_WORDS[lang];
  const slide = (deals: string): void => change({ deals });
  return (
    <div class="controls">
      <Slider
        label={words.deals}
        stops={stops}
        value={settings['deals'] ?? ''}
        told={(stop) => numberIn(lang, Number(stop))}
        onSlide={slide}
      />
      <Play stops={stops} play={words.play} stop={words.stop} onStop={slide} />
      <AnotherSeed settings={settings} lang={lang} change={change} />
    </div>
  );
}
