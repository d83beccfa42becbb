import type { FunctionComponent } from 'preact';
import type { Language } from '../core/record/profile.js';
import type { LessonWords } from './lesson-words.js';
import type { Fields, Settings } from './settings.js';

/** What an experiment is handed: its settings, and a way to change them. */
export interface ExperimentProps {
  readonly lang: Language;
  readonly settings: Settings;
  change(changed: Settings): void;
}

/** One lesson: a question, a guess, an experiment, a sentence. */
export interface Lesson {
  /** As links name it. */
  readonly id: string;
  /** The settings of its experiment. */
  readonly fields: Fields;
  readonly words: Readonly<Record<Language, LessonWords>>;
  /** Which guess is right, from 0. */
  readonly answer: number;
  readonly Experiment: FunctionComponent<ExperimentProps>;
}
