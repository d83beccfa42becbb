import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

interface Guessing {
  readonly question: string;
  readonly guesses: readonly string[];
  /** The label of the button. */
  readonly commit: string;
  /** The number of the guess made, from 1; 0 before. */
  readonly guessed: number;
  onGuess(guess: number): void;
}

/** Shows a question, and the guess that the learner commits to before anything is shown. */
export function Prediction({ commit, guessed, guesses, onGuess, question }: Guessing): JSX.Element {
  const [chosen, choose] = useState(guessed);
  return (
    <fieldset class="guess" disabled={guessed > 0}>
      <legend class="lead">{question}</legend>
      {guesses.map((guess, k) => (
        <label key={guess}>
          <input type="radio" name="guess" checked={(guessed || chosen) === k + 1} onChange={() => choose(k + 1)} />
          <span>{guess}</span>
        </label>
      ))}
      {guessed === 0 && (
        <button type="button" disabled={chosen === 0} onClick={() => onGuess(chosen)}>
          {commit}
        </button>
      )}
    </fieldset>
  );
}
