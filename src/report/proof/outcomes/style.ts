/** The style of these proofs' pages alone: outcomes drawn side by side. */
export const OUTCOMES: string = `
.gallery{display:grid;grid-template-columns:repeat(auto-fill,minmax(104px,1fr));gap:14px 10px;margin:0;padding:0;list-style:none}
.gallery li{text-align:center;font-family:var(--sans);font-size:14px}
.gallery .note{display:block;color:var(--soft);font-size:13px}
.gallery table{margin:0 auto 4px}
.tiles{border-collapse:collapse;width:auto}
.tiles td{border:1px solid var(--rule);width:26px;height:26px;padding:0;text-align:center;font-family:var(--sans);font-size:15px}
.tiles td.blank{background:var(--band)}
.cards-row{display:block;margin-bottom:4px}
.card-face{display:inline-block;min-width:22px;padding:3px 2px;border:1px solid var(--rule);border-radius:3px;text-align:center;font-family:var(--sans);font-size:15px}
.stones-list{margin:4px 0 8px;padding:0;list-style:none;font-family:var(--sans);font-size:15px}
.stones-list .dots{color:var(--soft);letter-spacing:.1em}
.gallery .stones-list{text-align:left;display:inline-block}
.gallery .wrong{color:var(--biased)}
@media print{
.gallery li{break-inside:avoid}
}
`;
