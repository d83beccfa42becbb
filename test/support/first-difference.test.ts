import { describe, expect, it } from 'vitest';
import { firstDifference } from './first-difference.js';

const PAGE =
  '<!doctype html>\n<html><head><meta charset="utf-8"><style>a{b:c}\nd>e{f:g}</style></head><body class="clean"><section><h2>One</h2></section><section><div class="exhibit two"><p>Two<br>three</p><p>Four</p></div></section></body></html>';

describe('the first difference of two pages', () => {
  it('is none between equal pages', () => {
    expect(firstDifference(PAGE, PAGE)).toBeNull();
  });

  it.each([
    ['One', 'Eins', 'html > body.clean > section > h2: expected "One", got "Eins"'],
    ['Four', 'Five', 'html > body.clean > section[2] > div.exhibit.two > p[2]: expected "Four", got "Five"'],
    ['three', 'drei', 'html > body.clean > section[2] > div.exhibit.two > p: expected "three", got "drei"'],
    ['f:g', 'f:h', 'html > head > style: expected "a{b:c}\\nd>e{f:g}", got "a{b:c}\\nd>e{f:h}"'],
    ['<p>Four</p>', '', 'html > body.clean > section[2] > div.exhibit.two: expected "<p>", got "</div>"'],
    ['exhibit two', 'exhibit', 'html > body.clean > section[2]: expected "<div class=\\"exhibit two\\">", got "<div class=\\"exhibit\\">"'],
    ['</html>', '', 'html: expected "</html>", got the end'],
  ])('finds %s become %s', (part, other, said) => {
    expect(firstDifference(PAGE, PAGE.replace(part, other))).toBe(said);
  });

  it('names the style that differs before its hash, and the hash where nothing else does', () => {
    const page = (style: string, hash: string): string => `<head><meta content="style-src 'sha256-${hash}'"><style>${style}</style></head>`;
    expect(firstDifference(page('a', '1'), page('b', '2'))).toBe('head > style: expected "a", got "b"');
    expect(firstDifference(page('a', '1'), page('a', '2'))).toContain('sha256-2');
  });

  it('finds what one page has more at its end', () => {
    expect(firstDifference(PAGE, `${PAGE}<p>`)).toBe('at the top: expected the end, got "<p>"');
  });

  it('cuts long texts to where they part', () => {
    const long = 'x'.repeat(200);
    expect(firstDifference(`<p>${long}a</p>`, `<p>${long}b</p>`)).toBe(`p: expected …"${'x'.repeat(60)}a", got …"${'x'.repeat(60)}b"`);
  });
});
