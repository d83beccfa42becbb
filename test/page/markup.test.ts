import { describe, expect, test } from 'vitest';
import { html } from '../../src/page/markup.js';
import { markup, plain, power, say, strong } from '../../src/page/phrase.js';
import { visible } from '../../src/page/visible.js';

describe('the template tag', () => {
  test('escapes whatever could end a text or an attribute', () => {
    expect(html`<p title="${'"\'`'}">${'<script>&'}</p>`.text).toBe('<p title="&#34;&#39;&#96;">&#60;script&#62;&#38;</p>');
  });

  test('keeps markup, joins lists and drops null', () => {
    expect(html`${[html`<b>${'<'}</b>`, null, 2]}`.text).toBe('<b>&#60;</b>2');
  });

  test('shows characters that hide or reorder text', () => {
    expect(visible('a\u202eb\u0000c\u2066d\u200be\ufefff\ud800')).toBe('a\\u{202e}b\\u{0}c\\u{2066}d\\u{200b}e\\u{feff}f\\u{d800}');
    expect(html`${'x\u202ey'}`.text).toBe('x\\u{202e}y');
  });

  test('keeps what languages need: joiners, marks, no-break spaces and letters beyond the first plane', () => {
    const text = 'क्\u200dष\u00a0é 😀 −';
    expect(visible(text)).toBe(text);
  });
});

describe('a phrase', () => {
  const phrase = say`Once in ${power(-1808)} of ${20000} ${strong('<deals>')}`;

  test('says the same in plain text', () => {
    expect(plain(phrase)).toBe('Once in 10^-1808 of 20,000 <deals>');
  });

  test('raises an exponent for the eye and spells it for the ear', () => {
    expect(markup(phrase).text).toBe(
      'Once in <span aria-hidden="true">10<sup>−1,808</sup></span><span class="ear">10 to the minus 1,808</span> of 20,000 <b>&#60;deals&#62;</b>',
    );
  });
});
