import { describe, expect, it } from 'vitest';
import { html } from '../../../src/page/markup.js';
import { say, strong } from '../../../src/page/phrase.js';
import { hero } from '../../../src/page/sections/hero.js';
import { section } from '../../../src/page/sections/section.js';

describe('a section', () => {
  it('hangs its heading and what is said beside the exhibit; what could be markup is escaped', () => {
    const made = section({
      heading: 'A < B',
      beside: ['It is < 1.', say`Seen: ${strong('2')}.`, html`<ul></ul>`, null],
      exhibit: html`<i>x</i>`,
    });
    expect(made.text).toBe(
      '<section><div class="beside"><h2>A &#60; B</h2><p>It is &#60; 1.</p><p>Seen: <b>2</b>.</p><ul></ul></div><div class="exhibit"><i>x</i></div></section>',
    );
  });

  it('may be two columns and stay together on paper', () => {
    const made = section({ heading: 'A', exhibit: [html`<p></p>`, html`<p></p>`], two: true, paper: 'together' });
    expect(made.text).toBe(
      '<section class="together"><div class="beside"><h2>A</h2></div><div class="exhibit two"><p></p><p></p></div></section>',
    );
  });

  it('may take the whole width, with what is said as captions', () => {
    expect(section({ heading: 'A', beside: ['B.'], exhibit: html`<table></table>`, full: true }).text).toBe(
      '<section class="full"><h2>A</h2><p class="caption">B.</p><table></table></section>',
    );
  });
});

describe('the hero of a page', () => {
  const words = { name: 'Biased:', rest: say`it is`, lead: say`L.`, more: [say`M.`, []] };

  it('has the mark of its verdict before the name that it colours, and leaves out what says nothing', () => {
    expect(hero({ mark: 'biased', words, facts: [['How sure', say`Very.`]] }).text).toBe(
      `<div class="hero"><div><h1><span class="verdict"><span class="glyph" aria-hidden="true">■</span> Biased:</span> it is</h1>
<p class="lead">L.</p>
<p class="more">M.</p></div>
<div class="aside"><h2>How sure</h2><p>Very.</p></div></div>`,
    );
  });

  it('has no mark where the page has no verdict of its own', () => {
    expect(hero({ mark: null, words: { ...words, rest: [] }, facts: [] }).text).toContain('<h1>Biased:</h1>');
  });
});
