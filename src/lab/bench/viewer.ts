// The program of the frame in which a report is shown: it takes the page's text, its style as a sheet of its own and its body as it is. The
// report has no script, and the frame's policy would let none of it in.

addEventListener(
  'message',
  ({ data }: MessageEvent<string>) => {
    const [element = '', style = ''] = /<style>([\s\S]*?)<\/style>/.exec(data) ?? [];
    const report = new DOMParser().parseFromString(data.replace(element, ''), 'text/html');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    document.documentElement.lang = report.documentElement.lang;
    document.title = report.title;
    document.body.replaceWith(document.adoptNode(report.body));
  },
  { once: true },
);
