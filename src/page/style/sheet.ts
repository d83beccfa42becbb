import { printSheet } from './print.js';
import { THEMES } from './themes.js';
import { TYPE } from './type.js';

/** The page: a grid whose sections hang their heading beside the exhibit; lines instead of boxes; charts as wide as their column. */
const LAYOUT: string = `
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink)}
.page{max-width:1168px;margin:0 auto;padding:0 24px}
.top{border-top:6px solid var(--verdict)}
.biased{--verdict:var(--biased)}.clean{--verdict:var(--clean)}.unsure{--verdict:var(--unsure)}
.meta{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 24px;padding:12px 0 0}
.meta b{color:var(--ink)}
.meta span{overflow-wrap:anywhere}
.hero{display:grid;grid-template-columns:7.6fr 4.4fr;gap:56px;padding:36px 0 34px;align-items:start}
.verdict{color:var(--verdict)}
.hero p{max-width:39em}
.lead{margin-top:14px!important}
.more{margin-top:12px!important}
.aside{border-top:1px solid var(--rule);padding-top:12px}
.aside h2{margin-top:14px}
.aside h2:first-child{margin-top:0}
.aside pre{margin:4px 0 0;padding:8px 12px}
section{border-top:1px solid var(--strong);padding:13px 0 20px;display:grid;grid-template-columns:248px minmax(0,1fr);gap:0 44px;align-items:start}
section.full{display:block}
.beside p{margin-top:8px}
.beside h3{margin-top:14px}
.exhibit{min-width:0}
.exhibit>*+*{margin-top:20px}
.exhibit.two>*+*{margin-top:0}
.exhibit h3+p{margin-top:4px}
section.full>h3{margin-top:8px}
section.full>h2+.caption{margin-top:6px}
.after{margin-top:8px}
.again{margin-top:18px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:0 40px}
.said{margin:0;padding-left:1.1em}
.said li+li{margin-top:6px}
.two ul{padding-left:1.1em}
.two li+li{margin-top:6px}
.two p,.two li{font-size:16px}
.two h3{margin-bottom:4px}
.mapped{display:grid;grid-template-columns:minmax(0,1fr) 268px;gap:0 28px;align-items:start}
.mapped>figcaption{grid-column:1/-1}
.mapped>svg{grid-row:2/span 2}
.described{grid-column:2;font-size:13.5px}
.described h3{margin-top:14px}
.key{padding-top:0}
.key p{margin-top:10px}
.key h3{margin-top:14px}
.notes{list-style:none;padding:0;margin-top:10px}
.notes li{display:grid;grid-template-columns:22px 1fr;margin-top:8px}
.notes b{font:600 14px/1.65 var(--sans)}
pre span{display:inline-block;max-width:100%}
pre{background:var(--panel);border-left:3px solid var(--ink);padding:14px 16px;margin:6px 0 0;white-space:pre-wrap;overflow-wrap:anywhere}
a{color:var(--link)}
.foot{border-top:1px solid var(--strong);padding:14px 0 34px}
.ear{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-200vw}
.skip:focus{left:24px;top:12px;background:var(--paper);padding:4px 8px}
svg{display:block;width:100%;height:auto;overflow:visible}
figure>svg,.mapped svg{margin-top:10px}
svg.narrow{display:none}
.map>path,.map path{shape-rendering:crispEdges}
svg.bar{width:188px;height:24px;margin:0}
.scale{display:none}
`;

/** Below 1020 pixels one column; below 760 the phone's drawings and tables as labelled blocks. */
const NARROW: string = `
@media screen and (max-width:1020px){
.hero{grid-template-columns:1fr;gap:24px}
section{grid-template-columns:1fr}
.exhibit{margin-top:16px}
.tests-wrap{overflow-x:auto;position:relative}
.tests{min-width:972px}
}
@media screen and (max-width:760px){
.page{padding:0 16px}
html{font-size:16.5px}
h1{font-size:27px}
section{padding-bottom:18px}
.hero{padding-bottom:18px}
.lead{font-size:19px}
.hero{padding:20px 0 26px}
.two{grid-template-columns:1fr;gap:18px}
.exhibit.two>*+*{margin-top:18px}
.mapped{grid-template-columns:1fr}
.mapped>svg{grid-row:auto}.described{grid-column:1}
.mapped .key,.described{max-width:340px}
svg.wide{display:none}
svg.narrow{display:block}
svg.map text{font-size:23px}
svg.map text[transform*=rotate]{display:none}
.facts{grid-template-columns:92px minmax(0,1fr)}
.tests-wrap{overflow:visible}
.tests,.tests tbody,.tests caption{display:block;min-width:0}
.tests thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.tests tr{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:0 12px;padding:10px 0;border-bottom:1px solid var(--rule)}
.tests tr.group{display:block;padding:18px 0 0;border-bottom:1px solid var(--ink)}
.tests th,.tests td,.tests .group th{border:0;padding:0;text-align:left;width:auto}
.tests th[scope=row],.tests .words{grid-column:1/-1}
.tests th[scope=row]{font-size:16px;grid-row:1}
.tests th[scope=row] code{padding-right:88px}
.tests .answer{grid-area:1/2;align-self:end;text-align:right}
.tests td small{display:inline}
.label{display:inline;color:var(--soft);font-size:13px}
svg.bar{width:100%;max-width:300px;height:auto;margin-top:4px}
.tests .group+tr .scale{display:flex;justify-content:space-between;max-width:300px;font-size:12px;color:var(--soft)}
}
`;

/**
 * Tables of a page: those whose rows become labelled blocks on the phone, and those that scroll inside their frame. In print none scrolls, since a
 * scrolling table is cut across sheets wherever they end.
 */
const BLOCKS: string = `
.blocks{margin-top:8px}
.cure dl{display:grid;grid-template-columns:52px minmax(0,1fr);font-family:var(--sans);font-size:14px;margin:4px 0}
.cure dt{color:var(--soft)}
.cure dd{overflow-x:auto}
.cure pre{margin:0;padding:0 0 0 10px;border-left:3px solid var(--even,var(--rule));white-space:pre-wrap}
.cure .wrong pre{border-color:var(--biased)}
.rest svg{max-width:520px}
.blocks th[scope=row],.matrix th[scope=row]{white-space:nowrap}
.blocks th[scope=row]:has(code){white-space:normal}
.wrap{overflow-x:auto;position:relative}
.matrix{width:auto}
.matrix th,.matrix td{padding-right:18px;text-align:right}
.matrix caption{text-align:left}
@media screen and (max-width:760px){
.matrix{font-size:12.5px}
.matrix th,.matrix td{padding-right:7px}
.blocks,.blocks tbody,.blocks caption{display:block}
.blocks thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.blocks tr{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:2px 12px;padding:10px 0;border-bottom:1px solid var(--rule)}
.blocks th,.blocks td{border:0;padding:0;text-align:left;width:auto;overflow-wrap:anywhere}
.blocks th[scope=row]{grid-column:1/-1;font-weight:600;white-space:normal}
.blocks .label{display:block}
}
@media print{
.wrap{overflow:visible}
.matrix th,.matrix td{padding-right:14px}
.blocks{font-size:7.8pt;margin-top:4px}.blocks thead th,.matrix thead th{font-size:7.4pt}
}
`;

/** Tables: text left, numbers right, lines only across; the table of tests has fixed columns. */
const TABLES: string = `
table{border-collapse:collapse;width:100%;font-size:14px;line-height:1.4}
caption{text-align:left;margin-bottom:2px}
th{font-weight:400;text-align:left;vertical-align:top}
thead th{font-weight:600;font-size:13px;color:var(--soft);vertical-align:bottom;border-bottom:1px solid var(--ink)}
th,td{padding:6px 9px 6px 0;vertical-align:top;border-bottom:1px solid var(--rule)}
.num{text-align:right}
td small,th small{display:block;font-size:13px;color:var(--soft)}
th code{display:block;font-size:12px;color:var(--soft);overflow-wrap:anywhere}
.small{font-size:13px}
.tests{table-layout:fixed;margin-top:10px}
.tests .group th{border-bottom:1px solid var(--ink);padding-top:16px;color:var(--soft)}
.tests .group b{color:var(--ink)}
.uneven{color:var(--biased);font-weight:600}
.c-question{width:22.5%}.c-answer{width:8%}.c-value{width:7%}.c-degrees{width:6.6%}.c-p{width:8%}.c-adjusted{width:8%}.c-bar{width:18.2%}.c-size{width:11.2%}.c-seen{width:5.5%}.c-power{width:7%}
.tests th:last-child,.tests td:last-child{padding-right:0}
.tests th[scope=row]{padding-right:12px}
.label{display:none}
.axis{display:block;width:188px;height:auto;margin-top:2px}
.facts{display:grid;grid-template-columns:180px minmax(0,1fr);font-size:14px;line-height:1.45}
.facts dt,.facts dd{padding:6px 0;border-bottom:1px solid var(--rule)}
.facts dt{color:var(--soft)}
.facts dd{overflow-wrap:anywhere}
.fold{border-bottom:1px solid var(--rule);font-family:var(--sans);font-size:14px;line-height:1.45}
.fold>summary{cursor:pointer;padding:6px 0}
.facts .fold{border:0}.facts .fold>summary{padding:0}
.facts .facts{font-size:13px;margin-top:8px}
`;

/** The whole style sheet of a page: the shared rules, then its `own`; `foot` stands at the foot of every printed sheet. */
export function sheet(foot: string, own: string): string {
  return [THEMES, LAYOUT, TYPE, TABLES, NARROW, printSheet(foot), BLOCKS, own]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n');
}
