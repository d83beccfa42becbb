/** What only the pages of proofs have: their own drawings on the phone, tables that become labelled blocks, lists of sentences. */
export const PROOF: string = `
.blocks th[scope=row]{white-space:nowrap}
.under{grid-column:1/-1;margin-top:18px}
.matrix th[scope=row]{white-space:nowrap}
.wrap{overflow-x:auto;position:relative}
.matrix{width:auto}
.matrix th,.matrix td{padding-right:18px;text-align:right}
.matrix caption{text-align:left}
.said{margin:0;padding-left:1.1em}
.said li+li{margin-top:6px}
.steps-list{margin:4px 0 0;padding-left:1.4em;font-family:var(--sans);font-size:14px}
.claim{border-top:1px solid var(--rule);padding:14px 0 16px;margin-top:10px}
.claim p{margin-top:4px}
.claim .caption{margin-top:8px;font-size:14px}
.exhibit{min-width:0}
section.full>h2+.caption{margin-top:6px}
.blocks{margin-top:8px}
caption{margin-bottom:2px}
@media screen and (max-width:760px){
.matrix{font-size:12.5px}
.matrix th,.matrix td{padding-right:7px}
figure.law .wide,figure.curve .wide,div.tree .wide,figure.draws .wide{display:none}
.blocks,.blocks tbody,.blocks caption{display:block}
.blocks thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.blocks tr{display:grid;grid-template-columns:1fr 1fr;gap:2px 12px;padding:10px 0;border-bottom:1px solid var(--rule)}
.blocks th,.blocks td{border:0;padding:0;text-align:left;width:auto}
.blocks th[scope=row]{grid-column:1/-1;font-weight:600;white-space:normal}
.blocks .label{display:block}
}
@media print{
.matrix th,.matrix td{padding-right:14px}
.said li,.steps-list{font-size:8.4pt}
section.together,section.mapping,.tree,.mapping .beside p{break-inside:avoid}
.beside{break-after:avoid}
.blocks{font-size:7.8pt;margin-top:4px}.blocks thead th,.matrix thead th{font-size:7.4pt}
.facts{font-size:8.4pt}
.claim{break-inside:avoid}
}
`;
