import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Fields, type Settings, writeSettings } from '../settings.js';
import type { FrameWords } from '../words/frame.js';

interface Linking {
  readonly lesson: string;
  readonly settings: Settings;
  readonly fields: Fields;
  readonly words: FrameWords;
}

/** Shows a link with every setting and the guess, to copy; where the browser does not let the page write to the clipboard, to be copied by hand. */
export function CopyLink({ fields, lesson, settings, words }: Linking): JSX.Element {
  const [copied, set] = useState('');
  const link = location.href.replace(/#.*$/, '') + writeSettings(['lesson', lesson], settings, fields);
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => set(link),
      () => undefined,
    );
  };
  return (
    <p class="link">
      <button type="button" onClick={copy}>
        {copied === link ? words.copied : words.link}
      </button>{' '}
      <a href={link}>{link.replace(/^.*#/, '#')}</a> <span class="soft">{words.carries}</span>
    </p>
  );
}
