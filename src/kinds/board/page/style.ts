/** What only the page of boards has: its own drawings small enough on paper. */
export const BOARD: string = `
@media print{
.boards svg.wide,.depths svg.wide,.walk svg.wide{max-width:520px}
}
`;
