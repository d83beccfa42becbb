import { useEffect, useState } from 'preact/hooks';
import type { Lesson } from './lesson.js';
import { LESSONS } from './lessons.js';
import { BENCH, COMMON, type Fields, type Refused, readSettings, type Settings, writeSettings } from './settings.js';

/** The contents of an address, as far as the page can follow it. */
export interface Place {
  readonly lesson: Lesson;
  /** True where it names the workbench, and no lesson. */
  readonly bench: boolean;
  readonly settings: Settings;
  readonly refused: readonly Refused[];
  /** The name of an unknown lesson; null where the lesson exists, or none was named. */
  readonly unknown: string | null;
}

/** Returns the settings of a lesson, including those of every page. */
export function fieldsOf(lesson: Lesson): Fields {
  return { ...COMMON, ...lesson.fields };
}

/** Reads an address. `lessons` holds at least one. */
function placeOf(hash: string, lessons: readonly Lesson[] = LESSONS): Place {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const bench = said.has(BENCH);
  const named = said.get('lesson');
  const known = lessons.find(({ id }) => id === named);
  const lesson = known ?? lessons[0];
  if (!lesson) throw new RangeError('the lab must have a lesson');
  return { lesson, bench, ...readSettings(hash, bench ? COMMON : fieldsOf(lesson)), unknown: known ? null : named };
}

/** Tells where the page stands, and how to go elsewhere: the address always carries every setting, so that it can be copied. */
export function useAddress(): { readonly place: Place; change(changed: Settings): void; go(to: Lesson | typeof BENCH): void } {
  const [place, set] = useState(() => placeOf(location.hash));
  useEffect(() => {
    const read = (): void => set(placeOf(location.hash));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const { bench, lesson, settings } = place;
  const hashOf = (to: Lesson | typeof BENCH, changed: Settings): string =>
    to === BENCH ? writeSettings([BENCH, ''], changed, COMMON) : writeSettings(['lesson', to.id], changed, fieldsOf(to));
  return {
    place,
    change(changed) {
      const hash = hashOf(bench ? BENCH : lesson, { ...settings, ...changed });
      history.replaceState(null, '', hash);
      set(placeOf(hash));
    },
    go(to) {
      location.hash = hashOf(to, { lang: settings['lang'] ?? '' });
    },
  };
}
