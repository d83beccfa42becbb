/** What only the ledger has: rows of a subject below its name, and digests that are whole on paper. */
export const LEDGER: string = `
.top{border-top-color:var(--ink)}
.ledger{table-layout:fixed}
.ledger th,.ledger td{overflow-wrap:anywhere}
.ledger thead th:nth-child(1){width:19%}.ledger thead th:nth-child(2){width:18%}.ledger thead th:nth-child(3){width:25%}.ledger thead th:nth-child(4){width:13%}.ledger thead th:nth-child(5){width:13%}
.ledger th[scope=row]{white-space:normal}
.ledger .group th{padding-top:20px;border-bottom-color:var(--ink);font-size:15px}
.ledger .group b{overflow-wrap:anywhere}
.ledger .group small{max-width:60em;font-size:14px}
.ledger .note{color:var(--ink)}
.say{color:var(--verdict);font-weight:600}
.whole{display:none}
.more code{white-space:nowrap}
.others{list-style:none;padding:0;margin-top:8px;font:14px/1.4 var(--sans)}
.others li{padding:5px 0;border-bottom:1px solid var(--rule);overflow-wrap:anywhere}
@media screen and (max-width:760px){
.blocks.ledger .group{display:block;padding:18px 0 4px;border-bottom:1px solid var(--ink)}
.blocks.ledger th[scope=row]{font-size:15px}
.blocks.ledger .group th{padding:0;border:0;width:auto;display:block}
}
@media print{
.whole{display:inline}
.ledger code{font-size:6.2pt}
.ledger small,.ledger .group small{font-size:7pt}
.ledger .group{break-after:avoid}
.ledger .group th{font-size:8.6pt;padding-top:9px}
.others{font-size:7.8pt}
figure.timeline{break-inside:auto}
}
`;
