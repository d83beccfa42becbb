/** A text as a CSS string in which nothing can end the string, the rule or the style element. */
export function cssString(text: string): string {
  const safe = [...text].map((character) =>
    /[A-Za-z0-9 .,·-]/.test(character) ? character : `\\${(character.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${safe.join('')}"`;
}

/** A4: page 1 is a summary, tables repeat their heads, and every page carries `foot` and its number. */
export function printSheet(foot: string): string {
  return `
@page{size:A4;margin:12mm 15mm 16mm;@bottom-left{content:${cssString(foot)};font:7.5pt Arial,sans-serif;color:#565c62}@bottom-right{content:"Page " counter(page) " of " counter(pages);font:7.5pt Arial,sans-serif;color:#565c62}}
@media print{
html{font-size:9.6pt;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.page{max-width:none;padding:0}
h1{font-size:21pt}h2{font-size:13.5pt}h3{font-size:9.2pt}
.lead{font-size:12pt}.aside{font-size:9pt}.aside h2{font-size:8pt}.meta,.foot,.caption{font-size:8pt}.beside{font-size:8.8pt}.key,.two p,.two li{font-size:8.4pt}
pre,.aside pre{font-size:7.4pt;line-height:1.45;padding:5px 8px;margin-top:3px}
.hero{gap:28px;padding:8px 0 10px}
.lead{margin-top:6px!important}.more{margin-top:6px!important}.aside{padding-top:6px}.aside h2{margin-top:7px}
section{padding:7px 0 10px;display:block}
.exhibit{margin-top:8px}
.exhibit>*+*{margin-top:12px}
.beside p,.notes,.notes li{margin-top:4px}
figure>svg,.mapped svg{margin-top:4px}
.mapping .beside{columns:3;column-gap:22px}
.mapping .beside h2{column-span:all}
.mapping .beside .hold,.mapping .notes li{break-inside:avoid}
.mapping .beside h3{margin-top:0}
.ruler svg{max-width:560px}
.mapping .exhibit{margin-top:4px}
.mapped{grid-template-columns:266px minmax(0,1fr)}
.mapped>svg{grid-row:2}
.mapped .key svg{max-width:214px}
.mapped .key p,.mapped .key h3{margin-top:4px}
.described{grid-column:1/-1}
.small th,.small td{padding:2px 9px 2px 0}
.small{font-size:7.8pt}.small thead th{font-size:7.4pt}
svg.map text{font-size:19px}
table{font-size:8.2pt}.tests{font-size:7.6pt}.tests small,.tests thead th{font-size:7pt}.tests th code{font-size:6.4pt}
.said li,.facts{font-size:8.4pt}
svg.bar,.axis{width:84pt;height:auto}
.c-question{width:21%}.c-bar{width:16.6%}.c-size{width:14.4%}
thead{display:table-header-group}
tr,figure:not(.mapped),svg,.key,.described,pre,li,.facts dt,.facts dd{break-inside:avoid}
section.together,section.mapping,.mapping .beside p{break-inside:avoid}
h2,h3,figcaption,.beside{break-after:avoid}
.skip{display:none}
}
`;
}
