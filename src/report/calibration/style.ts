/** What only the page of a calibration has: its drawings' own phone forms. */
export const CALIBRATION: string = `
section.full figure+figure{margin-top:26px}
@media screen and (max-width:760px){
figure[class^=rates] .wide,figure.spread .wide{display:none}
}
@media print{
figure[class^=rates]{break-inside:avoid-page}
}
`;
