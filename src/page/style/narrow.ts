/** Below 1020 pixels one column; below 760 the phone's drawings and tables as labelled blocks. */
export const NARROW: string = `
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
