/** What only the pages of Nim have: their own drawings small enough on paper. */
export const NIM: string = `
@media print{
.stones svg.wide,.sums svg.wide,.deal svg.wide,.places svg.wide,.ranks svg.wide,.position svg.wide,[class^=pile] svg.wide{max-width:520px}
}
`;
