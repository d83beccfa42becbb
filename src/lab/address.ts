import { useEffect, useState } from 'preact/hooks';
import type { Lesson } from './lesson.js';
import { LESSONS } from './lessons.js';
import { COMMON, type Fields, type Refused, readSettings, type Settings, writeSettings } from './settings.js';

/** What an address says, as far as the page can keep to it. */
export interface Place {
  readonly lesson: Lesson;
  readonly settings: Settings;
  readonly refused: readonly Refused[];
  /** The name of a lesson that there is not; null where there is, or none was named. */
  readonly unknown: string | null;
}

/** The settings of a lesson, those of every page among them. */
export function fieldsOf(lesson: Lesson): Fields {
  return { ...COMMON, ...lesson.fields };
}

/** Reads an address. `lessons` holds one at the least. */
function placeOf(hash: string, lessons: readonly Lesson[] = LESSONS): Place {
  const named = new URLSearchParams(hash.replace(/^#/, '')).get('lesson');
  const known = lessons.find(({ id }) => id === named);
  const lesson = known ?? lessons[0];
  if (!lesson) throw new RangeError('the lab must have a lesson');
  return { lesson, ...readSettings(hash, fieldsOf(lesson)), unknown: known ? null : named };
}

/** Where the page stands, and how to go elsewhere: the address always carries every setting, so that it can be copied. */
export function useAddress(): { readonly place: Place; change(changed: Settings): void; go(lesson: Lesson): void } {
  const [place, set] = useState(() => placeOf(location.hash));
  useEffect(() => {
    const read = (): void => set(placeOf(location.hash));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const { lesson, settings } = place;
  return {
    place,
    change(changed) {
      const hash = writeSettings(lesson.id, { ...settings, ...changed }, fieldsOf(lesson));
      history.replaceState(null, '', hash);
      set(placeOf(hash));
    },
    go(to) {
      location.hash = writeSettings(to.id, { lang: settings['lang'] ?? '' }, fieldsOf(to));
    },
  };
}
