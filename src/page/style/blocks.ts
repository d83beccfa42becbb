/**
 * Tables of a page: those whose rows become labelled blocks on the phone, and those that scroll inside their frame; in print none does, since what scrolls
 * is cut across sheets wherever they end.
 */
export const BLOCKS: string = `
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
