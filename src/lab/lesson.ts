import type { FunctionComponent } from 'preact';
import type { Language } from '../core/record/profile.js';
import type { LessonWords } from './lesson-words.js';
import type { Fields, Settings } from './settings.js';

/** The props of an experiment: its settings, and a way to change them. */
export interface ExperimentProps {
  readonly lang: Language;
  readonly settings: Settings;
  change(changed: Settings): void;
}

/** One lesson: a question, a guess, an experiment, a sentence. */
export interface Lesson {
  /** The id that links use. */
  readonly id: string;
  readonly fields: Fields;
  readonly words: Readonly<Record<Language, LessonWords>>;
  /** The right guess, from 0. */
  readonly answer: number;
  readonly Experiment: FunctionComponent<ExperimentProps>;
}
