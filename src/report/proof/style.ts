/** The style of proof pages alone: claims beside their twins, lists of choices, the deals below a deck's map. */
export const PROOF: string = `
.under{grid-column:1/-1;margin-top:18px}
.steps-list{margin:4px 0 0;padding-left:1.4em;font-family:var(--sans);font-size:14px}
.claim{border-top:1px solid var(--rule);padding:14px 0 16px;margin-top:10px}
.claim p{margin-top:4px}
.claim .caption{margin-top:8px;font-size:14px}
@media print{
.steps-list{font-size:8.4pt}
.tree,.claim{break-inside:avoid}
}
`;
