/** Of pages with tables that are wider than a phone: the line that says so stands there alone. */
export const SIDEWAYS: string = `
.sideways{display:none}
@media screen and (max-width:760px){.sideways{display:block;margin-bottom:4px}}
`;
