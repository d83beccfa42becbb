// The frame of a page of the site: the menu beside what the page says, in the colours and letters of the reports, without a script.
import { createHash } from 'node:crypto';
import { THEMES } from '../../compiled/page/style/themes.js';
import { TYPE } from '../../compiled/page/style/type.js';
import { addressOf, relativeTo } from './address.js';
import { MENU } from './parts.js';
import { escaped } from './prose.js';

const STYLE = `${THEMES}${TYPE}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink)}
a{color:var(--link)}
.site{display:grid;grid-template-columns:230px minmax(0,1fr);gap:0 48px;max-width:1180px;margin:0 auto;padding:0 24px}
header{grid-column:1/-1;display:flex;justify-content:space-between;border-bottom:1px solid var(--strong);padding:16px 0;font:600 16px/1.4 var(--sans)}
header a{color:inherit;text-decoration:none}
header .down{display:none;font-weight:400}
nav{grid-area:2/1;padding:34px 0;font:400 15px/1.4 var(--sans)}
nav h2{font:600 13px/1.4 var(--sans);color:var(--soft);margin:18px 0 4px}
nav section:first-child h2{margin-top:0}
nav ul{list-style:none;padding:0}
nav li{padding:3px 0}
nav a{text-decoration:none}
nav a:hover{text-decoration:underline}
nav [aria-current]{color:inherit;font-weight:600}
main{grid-area:2/2;padding:30px 0 60px;min-width:0}
main>*{max-width:43em}
main>pre,main>.wide{max-width:none}
h1{font-size:34px;margin-bottom:18px}
h2{margin:38px 0 10px}
h3{font-size:16.5px;margin:26px 0 6px}
p,ul,ol,.wide,pre{margin:0 0 14px}
ul,ol{padding-left:1.3em}
li+li{margin-top:4px}
img{max-width:100%;height:auto;background:#fff}
pre{background:var(--panel);border-left:3px solid var(--rule);padding:12px 16px;overflow-x:auto}
pre code{font-size:inherit}
:not(pre)>code{background:var(--panel);padding:1px 4px;overflow-wrap:anywhere}
.wide{overflow-x:auto}
table{border-collapse:collapse;font:400 15px/1.45 var(--sans);min-width:100%}
th{font-weight:600;text-align:left;color:var(--soft);border-bottom:1px solid var(--ink)}
th,td{padding:7px 14px 7px 0;vertical-align:top;border-bottom:1px solid var(--rule)}
blockquote{margin:0 0 14px;padding-left:14px;border-left:3px solid var(--rule)}
footer{grid-column:1/-1;border-top:1px solid var(--strong);padding:14px 0 34px;font:400 14px/1.45 var(--sans);color:var(--soft)}
.file{font:400 14px/1.4 var(--sans);color:var(--soft)}
@media (max-width:860px){
.site{display:block;padding:0 16px}
header .down{display:block;color:var(--link)}
nav{padding:20px 0;border-top:1px solid var(--strong)}
nav li{padding:5px 0}
h1{font-size:28px}
html{font-size:16.5px}
main td,main th{min-width:8em}
}
@media print{nav,header{display:none}.site{display:block}}
`;

/** A map of two cards by two positions: too often, too seldom. */
const ICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#c26420" d="M0 0h2v2H0zM2 2h2v2H2z"/><path fill="#4f8dc9" d="M2 0h2v2H2zM0 2h2v2H0z"/></svg>')}`;

const digest = createHash('sha256').update(STYLE).digest('base64');

/** The menu, as it stands in the page at `at`: after what the page says, and beside it where there is room, so that no script has to fold it. @param {string} at */
const menu = (at) =>
  MENU.map(([heading, entries]) => {
    const items = entries.map(([words, file]) => {
      const to = addressOf(file);
      return `<li><a href="${relativeTo(at, to)}"${to === at ? ' aria-current="page"' : ''}>${escaped(words)}</a></li>`;
    });
    return `<section><h2>${escaped(heading)}</h2><ul>\n${items.join('\n')}</ul></section>`;
  }).join('\n');

/**
 * A page: no script, and nothing from elsewhere.
 * @param {{ at: string, title: string, lead: string, body: string, version: string }} page - `at`: its address; `body`: HTML.
 */
export function frame({ at, body, lead, title, version }) {
  const name = title === 'shuffle-audit' ? title : `${title} · shuffle-audit`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' data:; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(name)}</title><link rel="icon" href="${ICON}"><meta name="description" content="${escaped(lead)}"><style>${STYLE}</style></head>
<body><div class="site"><header><a href="${relativeTo(at, 'index.html')}">shuffle-audit</a><a class="down" href="#menu">All pages ↓</a></header>
<main>
${body}</main>
<nav id="menu" aria-label="All pages">${menu(at)}</nav>
<footer>shuffle-audit ${escaped(version)}. These pages hold no script and load nothing from elsewhere; the lab is the one that runs.</footer></div></body></html>
`;
}
