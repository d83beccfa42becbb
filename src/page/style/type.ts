/** A fallback face for systems without the faces asked for. DejaVu then stands in, whose letters are an eighth wider, so it is scaled down. */
function fitted(name: string, installed: string): string {
  const face = (weight: string, local: string): string =>
    `@font-face{font-family:"${name}";font-weight:${weight};src:local("${local}");size-adjust:88%}`;
  return face('400', installed) + face('600 700', `${installed} Bold`);
}

/** Faces, sizes and weights: serif for prose, sans for counts and labels, mono for ids; no font is ever loaded. */
export const TYPE: string = `
${fitted('Fitted Serif', 'DejaVu Serif')}
${fitted('Fitted Sans', 'DejaVu Sans')}
:root{--serif:Charter,"Bitstream Charter","Iowan Old Style","Source Serif 4",Cambria,"Noto Serif","Noto Serif Devanagari","Noto Serif Bengali",Georgia,"Liberation Serif","Fitted Serif",serif;--sans:"Source Sans 3","Segoe UI","Helvetica Neue",Arial,"Noto Sans","Noto Sans Devanagari","Noto Sans Bengali","Fitted Sans",sans-serif;--mono:ui-monospace,"Cascadia Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
html{font:400 17px/1.55 var(--serif);-webkit-text-size-adjust:100%;text-size-adjust:100%}
h1,h2,h3,p,figure,ul,dl,dd{margin:0}
h1{font:600 40px/1.15 var(--serif);letter-spacing:-.012em;text-wrap:balance}
h2{font:600 22px/1.25 var(--serif);text-wrap:balance}
h3{font:600 15px/1.4 var(--sans)}
b,strong{font-weight:600}
.lead{font-size:21px;line-height:1.45;text-wrap:pretty}
.aside,.meta,.caption,.key,.described,table,.facts,.foot{font-family:var(--sans)}
.caption{font-size:14px;line-height:1.45;color:var(--soft)}
.beside{font-size:15.5px;line-height:1.5}
.meta,.foot{font-size:14px;color:var(--soft)}
.aside{font-size:16px;line-height:1.4}
.aside h2{font:600 13.5px/1.4 var(--sans);color:var(--soft)}
.key{font-size:13.5px;line-height:1.45}
code,pre{font-family:var(--mono);font-size:.86em}
pre{font-size:13px;line-height:1.6}
.soft{color:var(--soft)}
sup{font-size:.72em;line-height:0;vertical-align:.42em}
svg text{font-family:var(--sans)}
table,.meta,svg text{font-variant-numeric:tabular-nums lining-nums}
`;
