export interface LessonWords {
  /** The title in the list of lessons and over the lesson: a few words. */
  readonly title: string;
  /** The question to the learner, in one or two sentences. */
  readonly question: string;
  readonly guesses: readonly string[];
  /** The reply once the experiment is open: to the right guess, and below, to any other. */
  readonly right: string;
  readonly wrong: string;
  /** The one sentence to take away. */
  readonly takeaway: string;
}
