/** What only the page of a calibration has: the distance between its drawings, which are never parted on paper. */
export const CALIBRATION: string = `
section.full figure+figure{margin-top:26px}
@media print{
figure[class^=rates]{break-inside:avoid-page}
}
`;
