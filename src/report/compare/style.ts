import { SIDEWAYS } from '../../page/style/sideways.js';

const CLASSES = Array.from({ length: 17 }, (_, kind) => `.k${kind}{stroke:var(--d${kind})}`).join('');

/** The rules of the bars: tenths of the width that a bar of 0 to 5 steps fills. */
const BARS = [0, 1, 3, 5, 7, 10].map((tenths, step) => `.p${step}{background-size:${10 * tenths}% 4px}`).join('');

/** The style of a comparison's page alone: its grid of small maps, the bars below them, narrow columns where there are many. */
export const COMPARE: string = `
.top{border-top-color:var(--ink)}
.grid{margin-top:6px;table-layout:fixed}
.grid thead th:first-child{width:138px}
.grid th,.grid td{padding:8px 14px 9px 0}
.grid thead th{color:var(--ink);font-size:13.5px;padding-bottom:6px}
.grid thead small{font-weight:400;font-size:12.5px;line-height:1.3}
.grid th[scope=row]{font-weight:600;overflow-wrap:anywhere}
.grid th[scope=row] small{font-weight:400;font-size:12.5px;line-height:1.35;overflow-wrap:anywhere}
.grid a{color:inherit;text-decoration:none;display:block;line-height:1.3}
.grid a:hover b,.grid a:focus b{text-decoration:underline}
.say{color:var(--verdict);font-weight:600;font-size:13.5px;white-space:nowrap}
.grid small{white-space:normal}
.grid .missing{color:var(--soft);font-size:12.5px}
.mini{width:104px;height:104px;background:var(--d8);margin:0;overflow:hidden}
.mini path,.scale-bar path{stroke-width:1.02;fill:none;shape-rendering:crispEdges}
.scale-bar{height:12px;width:100%}
${CLASSES}
.p{display:block;width:104px;padding-bottom:6px;margin-bottom:4px;background:linear-gradient(var(--bar),var(--bar)) left bottom no-repeat;--bar:var(--biased)}
.p0,.p1{--bar:var(--soft)}
${BARS}
.p.flat{width:100%;padding-bottom:4px;margin-bottom:2px}
.keys{display:grid;grid-template-columns:minmax(0,1fr) 300px 210px;gap:0 40px;align-items:start;margin-top:6px}
.ends{display:flex;justify-content:space-between;font:12.5px/1.35 var(--sans);color:var(--soft)}
.ends span:nth-child(2){text-align:center}.ends span:last-child{text-align:right}
.bars{list-style:none;margin:6px 0 0;padding:0;font:12.5px/1.3 var(--sans);color:var(--soft)}
.bars li{display:grid;grid-template-columns:70px 1fr;gap:10px;align-items:center}
.bars .p{width:70px;height:6px;padding:0;margin:0}
.dense{font-size:12px}
.dense th,.dense td{padding:5px 3px 5px 0}
.dense thead th:not(:first-child){height:150px;vertical-align:bottom}
.dense thead th span.up{writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap;font-size:12.5px;line-height:1.2}
.dense thead th:first-child{width:150px}
.dense thead small{display:none}
.dense .p,.dense .mini{width:100%;max-width:52px;height:auto}
.dense .p{padding-bottom:5px;margin-bottom:2px}
.dense td .say,.dense td small{font-size:12px;display:inline}
.dense td small{white-space:nowrap}
.wide .mini,.wide .p{width:56px}
.wide .mini{height:56px}
.wide .p{margin-bottom:0}
.wide td,.wide th{vertical-align:middle}
.wide thead th:nth-child(2){width:76px}
.wide thead th:last-child{width:92px}
.wide thead th:nth-child(4),.wide thead th:nth-child(6){width:104px}
.wide td{overflow-wrap:anywhere}
.squares{list-style:none;display:flex;flex-wrap:wrap;gap:4px 16px;margin:10px 0 0;padding:0;font:12.5px/1.3 var(--sans);color:var(--soft)}
.squares li{display:flex;align-items:center;gap:6px}
.sq{display:inline-block;vertical-align:middle;border:solid var(--biased);border-width:1.5px}
.s2{border-width:3px}.s3{border-width:4.5px}.s4{border-width:6px}.s5{border-width:8px}
.furthest{outline:1.5px solid var(--ink);outline-offset:2px}
.catches{width:auto;margin-top:6px}
.catches th,.catches td{padding:5px 6px;vertical-align:middle}
.catches td{text-align:center;min-width:36px;white-space:nowrap}
.catches td small{display:inline;font-size:12px;margin-left:4px}
.catches th[scope=row]{font-weight:600;padding-left:0;overflow-wrap:anywhere;max-width:240px}
.catches thead th{vertical-align:bottom}
.catches .up{writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap;font-weight:400;font-size:12.5px;line-height:1.2;color:var(--ink)}
.matrix{margin-top:10px}
.matrix th[scope=row],.matrix thead th:first-child{text-align:left}
.matrix thead th .up{writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap}
.digests td,.digests th{font-size:12px;padding:3px 9px 3px 0}
.digests code{font-size:11px;overflow-wrap:anywhere;display:inline;color:var(--ink)}
@media screen and (max-width:1020px){
.keys{grid-template-columns:1fr;gap:12px}
.keys>div{max-width:340px}
}
@media screen and (max-width:760px){
.grid,.grid tbody,.grid caption{display:block}
.grid thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.grid tr{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px 12px;padding:12px 0;border-bottom:1px solid var(--rule)}
.grid th,.grid td{border:0;padding:0;width:auto}
.grid th[scope=row]{grid-column:1/-1;font-size:16px;max-width:none}
.grid th[scope=row] small{display:block}
.grid td:nth-child(n){width:auto}
.grid .num{text-align:left}
.grid .label{display:block;overflow-wrap:anywhere}
.catches,.catches thead,.catches tbody,.catches caption{display:block;width:100%}
.catches tr{display:flex;flex-wrap:wrap;border-bottom:1px solid var(--rule);padding:4px 0}
.catches th[scope=row],.catches thead th:first-child{flex:0 0 100%;max-width:none}
.catches th,.catches td{border:0;padding:2px 0}
.catches td,.catches thead th:not(:first-child){flex:1 1 1px;min-width:0;text-align:center}
.catches thead tr{align-items:flex-end}
.catches thead th .up{display:inline-block}
.dense tr{grid-template-columns:repeat(3,1fr)}
.dense td .say,.dense td small{font-size:12.5px}
}
@media print{
.keys{grid-template-columns:minmax(0,1fr) 190px 120px;gap:0 18px}
.grid{font-size:7.6pt}
.grid th,.grid td{padding:4px 8px 5px 0}
.grid thead th,.say,.grid .missing,.ends,.bars{font-size:7.4pt}
.grid thead small,.grid th[scope=row] small,.grid small{font-size:7pt}
.mini,.p{width:62px}.mini{height:62px}
.wide .mini,.wide .p{width:46px}.wide .mini{height:46px}
.dense{font-size:6.6pt}.dense th,.dense td{padding:2px 2px 2px 0}
.dense thead th:first-child{width:84px}.dense thead th span.up{font-size:6.8pt}
.dense td .say,.dense td small{font-size:6.5pt}
.dense .mini,.dense .p{max-width:30px}
.digests td,.digests th,.digests code{font-size:6.6pt}
.catches{font-size:7.4pt}.catches td{min-width:0;padding:2px 3px}.catches .up,.squares{font-size:7.2pt}
}
${SIDEWAYS}`;

/** The style of a page of presets alone: a bar for the decks that each can deal, on a scale of powers of two up to all of them. */
export const STARTS: string = `
.starts{margin-top:6px}
.starts td:nth-child(2){width:34%}
.starts td:nth-child(4){width:17%}
.starts svg{display:block;width:100%;height:14px}
.starts .all{fill:var(--rule)}
.starts .can{fill:var(--ink)}
.starts .short .can{fill:var(--biased)}
.starts th[scope=row]{font-weight:600}
.starts th[scope=row] small{font-weight:400;font-size:12.5px;line-height:1.35}
@media screen and (max-width:700px){
.starts thead{display:none}
.starts,.starts tbody,.starts tr,.starts th,.starts td{display:block;width:auto}
.starts td:nth-child(2),.starts td:nth-child(4){width:auto}
.starts th,.starts td{border:0;padding:2px 0}
.starts tr{border-bottom:1px solid var(--rule);padding:6px 0}
}
`;
