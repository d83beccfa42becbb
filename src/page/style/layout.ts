/** The page: a headed grid whose sections hang their heading beside the exhibit; lines instead of boxes; charts as wide as their column. */
export const LAYOUT: string = `
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
