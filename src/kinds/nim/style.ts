/** What only the pages of Nim have: their own drawings on the phone, small enough on paper. */
export const NIM: string = `
@media screen and (max-width:760px){
figure.stones .wide,figure.sums .wide,figure.deal .wide,figure.places .wide,figure.ranks .wide,figure.position .wide,figure[class^=pile] .wide{display:none}
}
@media print{
.stones svg.wide,.sums svg.wide,.deal svg.wide,.places svg.wide,.ranks svg.wide,.position svg.wide,[class^=pile] svg.wide{max-width:520px}
}
`;
