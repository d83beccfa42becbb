/** What only the page of a run that stops by itself has: its drawing leaves room for its table on the first sheet. */
export const SEQUENTIAL: string = `
@media print{
.evidence svg.wide{max-width:520px}
}
`;
