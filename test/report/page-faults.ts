import { createHash } from 'node:crypto';

/** What is wrong with a page that must be self-contained, scriptless and held by its own policy. */
export function faults(page: string): readonly string[] {
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
  const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  const body = page.replace(/<style>[\s\S]*?<\/style>/, '');
  const ids = [...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const checks: Readonly<Record<string, boolean>> = {
    'policy does not hold the style': page.includes(`content="default-src 'none'; style-src ${hash}; base-uri 'none'; form-action 'none'"`),
    'policy stands after the style': page.indexOf('Content-Security-Policy') < page.indexOf('<style>'),
    'has an element it must not have':
      !/<(script|link|img|iframe|object|embed|base|form|foreignObject|use|image|a(?! class="skip" href="#main"))\b/i.test(body),
    'has a style or event attribute': !/<[^>]* (style|on[a-z]+|src|xlink:href)=/i.test(body),
    // A face may be one that the reader has, drawn smaller: no letter is ever loaded.
    'asks for something outside': !/url\(|@import|@font-face(?!\{[^}]*;src:local\("[^"]*"\);[^}]*\})|https?:/i.test(page),
    'has an id twice': new Set(ids).size === ids.length,
    'labels by a missing id': [...body.matchAll(/aria-labelledby="([^"]*)"/g)].every(([, list = '']) =>
      list.split(' ').every((id) => ids.includes(id)),
    ),
    'has not one h1, main and title': ['<h1>', '<main', '<title>'].every((tag) => page.split(tag).length === 2),
    'says a number that is none': !/\b(NaN|undefined|Infinity|null)\b/.test(body),
    'says a word it must not': !/\b(un)?fair(ly)?\b|\bpass(ed)?\b|\bsignifican|\bnull hypothesis/i.test(body),
  };
  return Object.entries(checks)
    .filter(([, holds]) => !holds)
    .map(([name]) => name);
}
