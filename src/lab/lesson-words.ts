/** What every lesson says. */
export interface LessonWords {
  /** Of the list of lessons and over the lesson: a few words. */
  readonly title: string;
  /** What the learner is asked, in one or two sentences. */
  readonly question: string;
  /** What they may guess. */
  readonly guesses: readonly string[];
  /** What is said of the guess once the experiment is open: of the right one, and of any other. */
  readonly right: string;
  readonly wrong: string;
  /** The one sentence to take away. */
  readonly takeaway: string;
}
