import { html, type Markup } from '../markup.js';

export type Fact = readonly [name: string | Markup, value: string | Markup];

export function factList(facts: readonly Fact[]): Markup {
  return html`<dl class="facts">${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}
