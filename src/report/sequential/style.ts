/** What only the page of a run that stops by itself has: its own drawings on the phone, and its table on the first sheet. */
export const SEQUENTIAL: string = `
@media screen and (max-width:760px){
figure.evidence .wide,figure.kinds .wide{display:none}
}
@media print{
.evidence svg.wide{max-width:520px}
}
`;
