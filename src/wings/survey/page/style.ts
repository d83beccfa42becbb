import { SIDEWAYS } from '../../../page/style/sideways.js';

/** What only the page of a survey has: a row of stages a subject, which on a phone stand below each other. */
export const SURVEY: string = `
.rows{margin-top:8px}
.rows.stages{table-layout:fixed}
.stages thead th:nth-child(2){width:13%}.stages thead th:nth-child(3){width:24%}.stages thead th:nth-child(4){width:20%}.stages thead th:nth-child(5){width:9%;text-align:right}
.rows th[scope=row]{font-weight:600;width:34%;overflow-wrap:anywhere}
.rows th[scope=row] small{font-weight:400}
.rows .mark.biased{color:var(--biased)}
.rows .reasons td{padding-top:0}
.rows tr:has(+.reasons) th,.rows tr:has(+.reasons) td{border-bottom:0}
.rows .why p,.rows td p{margin:0 0 4px}
@media screen and (max-width:760px){
.rows.stages{table-layout:auto}
.rows thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.rows,.rows tbody,.rows tr,.rows th,.rows td{display:block;width:auto}
.rows th[scope=row]{width:auto}
.rows th,.rows td{border:0;padding:2px 0;text-align:left}
.rows tr{border-bottom:1px solid var(--rule);padding:6px 0}
.rows .label{display:inline;color:var(--soft)}
}
@media print{.rows{font-size:7.6pt}.rows small,.rows code{font-size:7pt}}
${SIDEWAYS}`;
