/** The rules for pages with tables wider than a phone: the line that says so appears only there. */
export const SIDEWAYS: string = `
.sideways{display:none}
@media screen and (max-width:760px){.sideways{display:block;margin-bottom:4px}}
`;
