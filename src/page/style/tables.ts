/** Tables: text left, numbers right, lines only across; the table of tests has fixed columns. */
export const TABLES: string = `
table{border-collapse:collapse;width:100%;font-size:14px;line-height:1.4}
caption{text-align:left;margin-bottom:2px}
th{font-weight:400;text-align:left;vertical-align:top}
thead th{font-weight:600;font-size:13px;color:var(--soft);vertical-align:bottom;border-bottom:1px solid var(--ink)}
th,td{padding:6px 9px 6px 0;vertical-align:top;border-bottom:1px solid var(--rule)}
.num{text-align:right}
td small,th small{display:block;font-size:13px;color:var(--soft)}
th code{display:block;font-size:12px;color:var(--soft);overflow-wrap:anywhere}
.small{font-size:13px}
.tests{table-layout:fixed;margin-top:10px}
.tests .group th{border-bottom:1px solid var(--ink);padding-top:16px;color:var(--soft)}
.tests .group b{color:var(--ink)}
.uneven{color:var(--biased);font-weight:600}
.c-question{width:22.5%}.c-answer{width:8%}.c-value{width:7%}.c-degrees{width:6.6%}.c-p{width:8%}.c-adjusted{width:8%}.c-bar{width:18.2%}.c-size{width:11.2%}.c-seen{width:5.5%}.c-power{width:7%}
.tests th:last-child,.tests td:last-child{padding-right:0}
.tests th[scope=row]{padding-right:12px}
.label{display:none}
.axis{display:block;width:188px;height:auto;margin-top:2px}
.facts{display:grid;grid-template-columns:180px minmax(0,1fr);font-size:14px;line-height:1.45}
.facts dt,.facts dd{padding:6px 0;border-bottom:1px solid var(--rule)}
.facts dt{color:var(--soft)}
.facts dd{overflow-wrap:anywhere}
.fold{border-bottom:1px solid var(--rule);font-family:var(--sans);font-size:14px;line-height:1.45}
.fold>summary{cursor:pointer;padding:6px 0}
.facts .fold{border:0}.facts .fold>summary{padding:0}
.facts .facts{font-size:13px;margin-top:8px}
`;
