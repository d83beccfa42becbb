import { THEMES } from '../page/style/themes.js';
import { TYPE } from '../page/style/type.js';

/** The lab's style sheet: the colours and letters of every page, controls that a thumb can hit, pictures as wide as their column. */
export const STYLE: string = `${THEMES}${TYPE}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink)}
.lab{max-width:1040px;margin:0 auto;padding:20px 20px 60px}
header{border-bottom:1px solid var(--strong);padding-bottom:14px;display:grid;gap:10px}
.name{font:600 22px/1.2 var(--serif)}
nav{min-width:0}
nav ol{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:8px}
@media (max-width:600px){nav ol{flex-wrap:nowrap;overflow-x:auto;padding-bottom:6px}nav button{white-space:nowrap}}
.onward{margin:24px 0}
main{padding-top:26px;display:grid;gap:22px}
section{border-top:1px solid var(--rule);padding-top:18px;display:grid;gap:12px;min-width:0}
main>*{min-width:0}
fieldset{border:0;margin:0;padding:0;min-width:0}
.guess{display:grid;gap:10px;max-width:44em}
.guess legend{padding:0;margin-bottom:12px}
.guess label{display:flex;gap:10px;align-items:baseline}
button,.choice span{font:600 15px/1.3 var(--sans);color:var(--ink);background:var(--panel);border:1px solid var(--strong);border-radius:6px;padding:10px 14px;cursor:pointer;min-height:44px}
.guess button{justify-self:start}
button:disabled{color:var(--soft);border-color:var(--rule);cursor:default}
button[aria-current]{background:var(--ink);color:var(--paper)}
.choice{display:flex;flex-wrap:wrap;gap:8px;align-items:center;font-family:var(--sans)}
.choice legend{float:left;margin-right:10px;font-size:15px}
.choice label{position:relative}
.choice input{position:absolute;inset:0;opacity:0;margin:0;width:100%;height:100%;cursor:pointer}
.choice span{display:block}
.choice input:checked+span{background:var(--ink);color:var(--paper)}
input:focus-visible+span,button:focus-visible,input:focus-visible,a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.controls{display:flex;flex-wrap:wrap;gap:14px 24px;align-items:center}
.slider{display:grid;gap:4px;flex:1 1 300px;font:15px/1.4 var(--sans)}
.slider input{width:100%;height:32px;accent-color:var(--link)}
.stacks{display:grid;grid-template-columns:repeat(var(--stacks),minmax(0,1fr));gap:6px;align-items:end}
.pile{display:flex;flex-wrap:wrap-reverse;gap:3px;justify-content:center;align-content:flex-start}
.stack{max-width:110px}
.way{min-height:0;width:44px;height:26px;padding:0;border-radius:3px;border:1px solid var(--paper);background:var(--d8)}
.more .way{background:var(--d13)}.less .way{background:var(--d3)}.even .way{background:var(--soft)}
i.way{display:block;cursor:default}
.scroll{overflow-x:auto;border:0;padding:0;display:block}table{border-collapse:collapse;font-size:15px}th,td{text-align:left;padding:6px 22px 6px 0;border-bottom:1px solid var(--rule);font-weight:400}thead th{font-weight:600}
.guess:disabled input:checked+span{font-weight:600}
.way[aria-pressed=true]{outline:3px solid var(--ink);outline-offset:-1px}
.under{text-align:center;font:14px/1.35 var(--mono);display:grid}
.said{font-family:var(--sans);min-height:1.5em}
.shares{margin:0;position:relative}
svg{display:block;width:100%;height:auto;overflow:visible}
svg text{fill:var(--ink);font-size:14px}
.pair .shares text{font-size:22px}svg.close text{font-size:9.5px}.tree.close text{font-size:11px}.tree{max-width:none}
.luck{fill:var(--band)}line.even{stroke:var(--soft);stroke-dasharray:3 4}
.bar{fill:var(--soft)}.bar.more{fill:var(--d13)}.bar.less{fill:var(--d3)}
line.exact{stroke:var(--ink);stroke-width:3}
.swatch{display:inline-block;width:22px;vertical-align:middle;margin:0 4px 0 12px}
.swatch:first-child{margin-left:0}
.swatch.exact{border-top:3px solid var(--ink)}.swatch.even{height:12px;background:var(--band)}
.deck{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:10px}
.deck li{display:grid;justify-items:center;gap:4px;width:64px}
.deck b{display:grid;place-items:center;width:64px;height:84px;border:2px solid var(--strong);border-radius:8px;font:600 30px/1 var(--serif);background:var(--paper)}
.deck .open b{background:var(--band)}
.deck span{font:600 16px/1.4 var(--mono);min-height:1.4em;white-space:pre}
.tree line{stroke:var(--rule);stroke-width:1.5}.tree line.taken{stroke:var(--link);stroke-width:4}
.tree text.taken{fill:var(--link);font-weight:600}
.leaves{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:6px;font:15px/1.3 var(--mono)}
.leaves li{border:1px solid var(--rule);border-radius:4px;padding:4px 8px}
.leaves .dead{color:var(--soft);text-decoration:line-through}.leaves .more{background:var(--d11);color:var(--n11)}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,380px),1fr));gap:24px}.pair figure{min-width:0;margin:0;display:grid;gap:10px;align-content:start}
.map{border:1px solid var(--rule)}.map path{shape-rendering:crispEdges}
.select{display:flex;min-width:0;max-width:100%;gap:10px;align-items:center;font-family:var(--sans);font-size:15px}.select select{min-width:0;font:15px var(--mono);min-height:44px;padding:0 10px;background:var(--panel);color:var(--ink);border:1px solid var(--strong);border-radius:6px}
.editor{display:grid;gap:8px}.editor label{font:600 15px/1.4 var(--sans)}.editor textarea{font:14px/1.5 var(--mono);width:100%;padding:12px;color:var(--ink);background:var(--panel);border:1px solid var(--strong);border-radius:6px;tab-size:2;resize:vertical;white-space:pre;overflow:auto}
.bench{display:grid;gap:18px}.fields{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,220px),1fr));gap:18px;align-items:start}
.field{display:grid;gap:6px}.field label{font:600 15px/1.4 var(--sans)}.field input{font:15px var(--mono);min-height:44px;width:100%;padding:0 12px;background:var(--panel);color:var(--ink);border:1px solid var(--strong);border-radius:6px}.field input[aria-invalid=true]{border:2px solid var(--unsure)}
.drop{display:flex;flex-wrap:wrap;gap:12px 18px;align-items:center;padding:18px;border:2px dashed var(--strong);border-radius:8px;font-family:var(--sans)}.drop.over{border-style:solid;background:var(--band)}.drop p{margin:0;flex:1 1 260px}.drop ul{list-style:none;margin:0;padding:0;flex-basis:100%;overflow-wrap:anywhere}.drop ul:empty{display:none}
.file{position:relative}.file input{position:absolute;inset:0;opacity:0;width:100%;cursor:pointer}.file span{display:block;font:600 15px/1.3 var(--sans);background:var(--panel);border:1px solid var(--strong);border-radius:6px;padding:10px 14px;min-height:44px}
.bench code{font:400 13px var(--mono);color:var(--soft);white-space:nowrap}.bench details{display:grid;gap:14px}.bench summary{font:600 15px/1.4 var(--sans);cursor:pointer;padding:10px 0}.bench details .fields{margin:14px 0 18px}.tick{display:flex;gap:10px;align-items:baseline;font:15px/1.4 var(--sans);min-height:44px}.tick input{width:20px;height:20px;flex:none;accent-color:var(--link)}.bench .select{display:grid;gap:6px;font-weight:600}.bench .select select{width:100%}
.summary{margin:0;padding:14px 16px;background:var(--panel);border-left:3px solid var(--strong);font:14px/1.5 var(--mono);white-space:pre-wrap;overflow-wrap:anywhere}
.report iframe{width:100%;height:80vh;min-height:480px;border:1px solid var(--strong);border-radius:6px;background:var(--paper)}
.scale{display:flex;flex-wrap:wrap;align-items:center}.scale i{width:20px;height:16px}.scale span{margin:0 8px}
.seeds circle{fill:none;stroke:var(--ink);stroke-width:1.5}.seeds .same{fill:var(--ink)}.ruler .axis{stroke:var(--soft);stroke-width:1.5}.ruler .best{fill:var(--ink)}.swatch.seen{height:10px;background:var(--d13)}
.bits{display:grid;gap:8px;font-family:var(--sans)}.bits div{display:grid;grid-template-columns:5.5em minmax(0,1fr) 5.5em;gap:10px;align-items:center}.bits i{height:22px;background:var(--ink);min-width:2px}
.piles{list-style:none;margin:0;padding:0;display:grid;gap:10px}.piles li{display:flex;gap:4px;align-items:center;flex-wrap:wrap}.piles span{width:5.5em;font:600 15px/1.3 var(--sans)}
.stone{width:44px;height:44px;min-height:44px;padding:0;border-radius:50%;border:2px solid var(--strong);background:var(--ink)}i.stone{background:none;border-style:dotted;border-color:var(--rule)}
.columns td,.columns th{text-align:center;padding:6px 12px}.ends th{white-space:nowrap}.ends thead th{white-space:normal}.columns .one{font-weight:700}.columns .odd{font-weight:700;outline:2px solid var(--ink);outline-offset:-2px}.ends .wrong{font-weight:700;text-decoration:underline wavy}
.tiles{display:grid;grid-template-columns:repeat(var(--columns),72px);gap:6px}.tiles button{width:72px;height:72px;font:600 28px/1 var(--serif);background:var(--paper);border:2px solid var(--strong);padding:0}.tiles [aria-disabled=true]{color:var(--soft);border-color:var(--rule);cursor:default}.tiles i{border:2px dotted var(--rule);border-radius:6px}
.expanded path{fill:none;stroke:var(--link);stroke-width:2;stroke-linejoin:round}.search{display:grid;gap:6px}
.minis{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:10px;align-items:flex-start}.mini{width:84px;display:grid;gap:2px;justify-items:center}.mini svg{width:72px}.mini rect{fill:var(--paper);stroke:var(--strong)}.mini text{font:600 12px/1 var(--sans)}.mini span{font:12px/1.3 var(--sans);text-align:center}.mini.taken rect,.mini.kept rect,.mini.shorter rect{stroke:var(--link);stroke-width:2}.mini.cut rect,.mini.known rect{stroke:var(--soft);stroke-dasharray:2 2}.mini.cut span{text-decoration:line-through}
.expansion{display:grid;gap:8px}.grid button{min-width:44px;padding:6px}.deck .twice b{outline:4px solid var(--d13);outline-offset:-4px}
.corridor .line{fill:none;stroke:var(--ink);stroke-width:1.5}.corridor .dash{stroke:var(--soft);stroke-width:4}.corridor .dash.more{stroke:var(--biased)}.corridor text{font-size:18px}
.dots circle{fill:var(--rule)}.dots .alarm{fill:var(--ink)}
.takeaway{border-top:3px solid var(--ink)}
.told{margin:0;padding:12px 16px 12px 34px;background:var(--panel);border-left:3px solid var(--unsure);font-family:var(--sans)}
.link{font-size:14px;font-family:var(--sans);overflow-wrap:anywhere}
a{color:var(--link)}
.ear{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (max-width:640px){.columns td,.columns th{padding:6px 4px}.deck{gap:4px}.deck li,.deck b{width:56px}.piles span{width:100%}.stone{width:40px;height:44px}.seeds text,.ruler text,.depths text{font-size:28px}.shares text,.pair .shares text,.corridor text{font-size:26px}.shares .close text{display:none}h1{font-size:30px}.stacks{grid-template-columns:repeat(min(var(--stacks),6),minmax(0,1fr));row-gap:16px}.way{width:100%}}
`;
