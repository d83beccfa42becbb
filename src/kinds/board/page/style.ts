/** What only the page of boards has: its own drawings on the phone, small enough on paper. */
export const BOARD: string = `
@media screen and (max-width:760px){
figure.boards .wide,figure.depths .wide,figure.walk .wide{display:none}
}
@media print{
.boards svg.wide,.depths svg.wide,.walk svg.wide{max-width:520px}
}
`;
